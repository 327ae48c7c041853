import { expect } from 'vitest';
import { messagesSw } from '#features/notify/words.messages.sw.ts';
import { staffSw } from '#features/payments/words.staff.sw.ts';
import { paymentsSw } from '#features/payments/words.sw.ts';
import { plansSw } from '#features/plans/words.sw.ts';
import {
  queryDatabase,
  browser,
  newFarmer,
  newPhone,
  type Phone,
  server,
  takeScreenshot,
  test,
} from '../harness/main.ts';
import {
  payInSandbox,
  waitForBadge,
  button,
  newBuyer,
  kes,
  checkScreen,
  words,
} from '../harness/payments.ts';
import { scaled } from '../harness/timeouts.ts';

const isFree = async (phone: Phone): Promise<void> => {
  await phone.open('/subscription-settings');
  await waitForBadge(phone, 'free');
};

test('PAY-05 PAY-11 PAY-15 a year is bought in the sandbox (no real money), cancelled, and a refund requested', async () => {
  const say = words.sw;
  const phone = await newBuyer('sw');
  const { page } = phone;
  await phone.open('/upgrade');
  await page.getByText(say.pay.sandbox).waitFor();
  await checkScreen(phone, 'upgrade');
  await button(phone, say.pay.act(kes(5999))).click();
  await page.getByText(say.sandboxPage.noMoney).waitFor();
  await takeScreenshot(page, 'sandbox');
  await button(phone, say.sandboxPage.acts.pay).click();
  await page.getByText(say.back.success).waitFor();
  await page.getByText(kes(5999)).waitFor();
  await checkScreen(phone, 'payment-paid');
  expect(await page.evaluate(() => localStorage.getItem('payment_confirmed_at'))).not.toBeNull();

  await phone.open('/subscription-settings');
  await page.getByText(say.subscription.status.active, { exact: true }).waitFor();
  await checkScreen(phone, 'subscription-active');
  await button(phone, say.subscription.look).click();
  const paper = page.waitForEvent('download');
  await button(phone, say.subscription.invoicePdf).click();
  expect((await paper).suggestedFilename()).toMatch(/^mavuno-.*\.pdf$/);
  await page.getByLabel(say.subscription.refundReason).fill('Nilibadili nia');
  await takeScreenshot(page, 'payment-sheet');
  await button(phone, say.subscription.refund).click();
  await page.getByText(say.subscription.refundState.asked).waitFor();
  await button(phone, say.subscription.cancel).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.subscription.cancel }).click();
  await page.getByText(say.subscription.status.cancelled, { exact: true }).waitFor();
  await waitForBadge(phone, 'pro');
  await checkScreen(phone, 'subscription-cancelled');
  await button(phone, say.subscription.verify).click();
  await page.getByText(say.subscription.active).waitFor();
  expect(phone.faults).toEqual([]);
});

test('PAY-14 PAY-17 a failed payment, a wrong amount and a late payment are each reported as such', async () => {
  const say = words.en;
  const phone = await newBuyer('en');
  const { page } = phone;
  await payInSandbox(phone, 'en', 'fail');
  await page.getByText(say.back.failed).waitFor();
  await checkScreen(phone, 'payment-failed');
  await isFree(phone);
  await payInSandbox(phone, 'en', 'wrong_amount', 'monthly');
  await page.getByText(say.back.held).waitFor();
  await checkScreen(phone, 'payment-held');
  await isFree(phone);

  await payInSandbox(phone, 'en', 'late', 'monthly', true);
  await page.getByText(say.back.confirming).waitFor();
  await takeScreenshot(page, 'payment-waits');
  await phone.cutNetwork();
  await page.getByText(say.back.offline).waitFor();
  expect(await page.getByText(say.back.success).count()).toBe(0);
  await phone.restoreNetwork();
  await page.getByText(say.back.success).waitFor({ timeout: scaled(60_000) });
  await phone.open('/subscription-settings');
  await page.getByText(say.subscription.orders).waitFor();
  await waitForBadge(phone, 'pro');
  await checkScreen(phone, 'subscription-orders');
  expect(phone.faults).toEqual([]);
});

test('PAY-11 PAY-34 an abandoned order is shown before any new sale, and can be continued or cancelled', async () => {
  const { pay, open, sandboxPage, back } = words.en;
  const phone = await newBuyer('en');
  const { page } = phone;
  await phone.open('/upgrade');
  await button(phone, pay.act(kes(5999))).click();
  await page.getByRole('heading', { name: sandboxPage.title }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: open.title(1) }).waitFor();
  expect(await button(phone, pay.act(kes(5999))).count()).toBe(0);
  await checkScreen(phone, 'upgrade-open-order');
  await button(phone, open.goOn).click();
  await page.getByRole('heading', { name: sandboxPage.title }).waitFor();
  await phone.open('/upgrade');
  await page.getByRole('link', { name: open.check }).click();
  await page.getByText(back.confirming).waitFor();
  await takeScreenshot(page, 'payment-left');
  await phone.open('/upgrade');
  await button(phone, open.cancel).click();
  await page.getByRole('alertdialog').getByRole('button', { name: open.cancel }).click();
  await button(phone, pay.act(kes(5999))).waitFor();
  expect(phone.faults).toEqual([]);
});

test('PAY-27 a trial starts on a tap, gives Pro immediately, and is offered only once', async () => {
  const phone = await newBuyer('sw');
  await phone.open('/upgrade');
  await waitForBadge(phone, 'free');
  await button(phone, plansSw.trial.start).click();
  await waitForBadge(phone, 'pro');
  await phone.page.getByText(plansSw.trial.running(14)).waitFor();
  await phone.page.reload();
  await phone.page.getByText(plansSw.trial.running(14)).waitFor();
  expect(await button(phone, plansSw.trial.start).count()).toBe(0);
  expect(phone.faults).toEqual([]);
});

test('PAY-09 staff refund a payment of the wrong amount, and the farmer is notified', async () => {
  const farmer = await newBuyer('sw');
  await payInSandbox(farmer, 'sw', 'wrong_amount', 'monthly');
  await farmer.page.getByText(paymentsSw.back.held).waitFor();
  const staff = await newPhone(browser, server, { language: 'sw' });
  const { userId } = await newFarmer(server, staff.context, { language: 'sw' });
  await queryDatabase(server, "update auth_users set role = 'admin' where id = $1", [userId]);
  await staff.open('/admin/refunds');
  const back = staff.page.getByRole('button', { name: staffSw.back, exact: true });
  await back.waitFor();
  const row = staff.page.getByRole('button', { name: farmer.email });
  if ((await row.count()) > 0) await row.click();
  const held = staff.page
    .getByRole('group')
    .filter({ hasText: farmer.email })
    .filter({ hasText: staffSw.why.amount })
    .filter({ has: back });
  await held.waitFor();
  await checkScreen(staff, 'admin-refunds');
  await held.getByRole('button', { name: staffSw.back, exact: true }).click();
  await staff.page.getByRole('dialog').getByRole('button', { name: staffSw.back, exact: true }).click();
  await staff.page.getByText(staffSw.done).waitFor();
  await farmer.open('/notifications');
  await farmer.page.getByText(messagesSw.refund.paid_back.title('KES 499')).waitFor();
  expect([...farmer.faults, ...staff.faults]).toEqual([]);
});

import { expect } from 'vitest';
import { browser, newPhone, server, test } from '../harness/main.ts';
import { payInSandbox, waitForBadge, button, newBuyer, words } from '../harness/payments.ts';

test('PAY-49 PAY-34b a purchase and a cancellation appear on another open phone, and Pro stays after cancelling', async () => {
  const say = words.en.subscription;
  const hers = await newBuyer('en');
  const his = await newPhone(browser, server);
  await his.context.addCookies(await hers.context.cookies());
  const line = his.page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/live' && answer.ok(),
  );
  await his.open('/subscription-settings');
  await his.page.getByText(say.none).waitFor();
  await line;
  await payInSandbox(hers, 'en', 'pay');
  await his.page.getByText(say.status.active, { exact: true }).waitFor();
  await waitForBadge(his, 'pro');
  await hers.open('/subscription-settings');
  await button(hers, say.cancel).click();
  await hers.page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
  await his.page.getByText(say.status.cancelled, { exact: true }).waitFor();
  await his.page.reload();
  await waitForBadge(his, 'pro');
  expect([...hers.faults, ...his.faults]).toEqual([]);
});

import { expect } from 'vitest';
import { browser, newPhone, server, test } from '../harness/main.ts';
import { atCounter, badge, button, buyer, words } from '../harness/payments.ts';

test('PAY-49 PAY-34b what one phone buys and cancels appears on the other without a touch, and Pro stays to its last day', async () => {
  const say = words.en.subscription;
  const hers = await buyer('en');
  const his = await newPhone(browser, server);
  await his.context.addCookies(await hers.context.cookies());
  const line = his.page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/live' && answer.ok(),
  );
  await his.open('/subscription-settings');
  await his.page.getByText(say.none).waitFor();
  await line;
  await atCounter(hers, 'en', 'pay');
  await his.page.getByText(say.status.active, { exact: true }).waitFor();
  await badge(his, 'pro');
  await hers.open('/subscription-settings');
  await button(hers, say.cancel).click();
  await hers.page.getByRole('alertdialog').getByRole('button', { name: say.cancel }).click();
  await his.page.getByText(say.status.cancelled, { exact: true }).waitFor();
  await his.page.reload();
  await badge(his, 'pro');
  expect([...hers.faults, ...his.faults]).toEqual([]);
});

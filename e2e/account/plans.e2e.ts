import { expect } from 'vitest';
import {
  browser,
  waitForInstall,
  makePro,
  newFarmer,
  newPhone,
  type Phone,
  server,
  test,
} from '../harness/main.ts';

const badge = ({ page }: Phone, plan: 'Free' | 'Pro') =>
  page.locator('header').first().getByText(plan, { exact: true }).waitFor();

/** As a person would who inspects the phone's storage. */
const edit = ({ page }: Phone, change: 'tier' | 'token'): Promise<void> =>
  page.evaluate((what) => {
    const mirror = JSON.parse(localStorage.getItem('mavuno_session') ?? '{}');
    if (what === 'tier')
      mirror.entitlements = {
        tier: 'pro',
        until: '2099-01-01T00:00:00.000Z',
        fieldLimit: null,
        scanLimit: null,
      };
    else {
      const [body, signature] = mirror.proof.token.split('.');
      mirror.proof.token = `${btoa(JSON.stringify({ ...JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/'))), graceUntil: '2099-01-01T00:00:00.000Z' })).replace(/=+$/, '')}.${signature}`;
    }
    localStorage.setItem('mavuno_session', JSON.stringify(mirror));
  }, change);

test('PAY-26b PAY-02 an offline Pro farmer stays Pro; edited values on the phone do not give Pro', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  await makePro(server, await newFarmer(server, phone.context));
  await phone.open('/more');
  await badge(phone, 'Pro');
  await waitForInstall(phone.page);
  await phone.cutNetwork();
  await phone.page.reload();
  await badge(phone, 'Pro');
  await edit(phone, 'token');
  await phone.page.reload();
  await badge(phone, 'Free');
  await phone.restoreNetwork();
  await phone.page.reload();
  await badge(phone, 'Pro');
  expect(phone.faults).toEqual([]);
});

test('PAY-02 PAY-47 a Free phone edited to Pro stays Free, and a Pro address redirects to /upgrade', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  await newFarmer(server, phone.context);
  await phone.open('/more');
  await badge(phone, 'Free');
  await waitForInstall(phone.page);
  await phone.cutNetwork();
  await edit(phone, 'tier');
  await phone.page.reload();
  await badge(phone, 'Free');
  await phone.page.goto('/market-insights');
  await phone.page.waitForURL('**/upgrade?from=%2Fmarket-insights');
});

import { expect } from 'vitest';
import { wizardSteps } from '#features/fields/domain/draft.ts';
import {
  addFields,
  axeAllThemes,
  browser,
  drawnLeaf,
  newFarmer,
  newPhone,
  type Phone,
  PHONE,
  server,
  takeScreenshot,
  test,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

const SMALL = { width: 320, height: 568 };
const guest = {
  auth: '/auth',
  reset: '/auth/reset-password',
  lost: '/no-such-place',
  accuracy: '/accuracy',
  'guest-scan': '/guest/scan',
  'guest-history': '/guest/scan/history',
  'guest-key': '/guest/scan/key?crop=bean',
  'guest-weather': '/guest/weather',
  'guest-guide': '/guest/conditions',
  'guest-page': '/guest/conditions/tomato___late_blight',
};
const inside = {
  home: '/dashboard',
  fields: '/fields',
  scan: '/scan',
  key: '/scan/key?crop=bean',
  knows: '/scan/knows',
  history: '/scan/history',
  detect: '/crop-disease-detection',
  conditions: '/conditions',
  condition: '/conditions/tomato___late_blight',
  more: '/more',
  outbox: '/outbox',
  upgrade: '/upgrade',
  manage: '/manage-fields',
};

const wizard = Object.fromEntries(wizardSteps.map((step) => [`wizard-${step}`, `/fields/new?step=${step}`]));

/** No horizontal overflow, in any language and on the smallest phone. */
const overflow = ({ page }: Phone): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Navigates to `path` inside the open app: reloading the page would take most of the time. The steps of one
 * screen need that.
 */
const go = async ({ page, open }: Phone, path: string): Promise<void> => {
  if (page.url() === 'about:blank' || path.includes('step=')) await open(path);
  else
    await page.evaluate((to) => {
      document.querySelector('h1')?.setAttribute('data-left', '');
      history.pushState(null, '', to);
    }, path);
  await page.locator('h1:not([data-left])').first().waitFor();
  // Content that never loads is checked as its placeholder.
  await page
    .waitForFunction(() => !document.querySelector('[data-skeleton]'), undefined, {
      timeout: scaled(5_000),
    })
    .catch(() => undefined);
};

const look = async (phone: Phone, name: string, path: string): Promise<string[]> => {
  await go(phone, path);
  await takeScreenshot(phone.page, name);
  const found = (await axeAllThemes(phone.page)).map((f) => `${name}: ${f}`);
  const wide = await overflow(phone);
  return wide > 0 ? [...found, `${name}: ${wide} px stick out`] : found;
};

for (const language of ['en', 'sw'] as const) {
  test(`I18-01 every screen without a session has no axe faults and no horizontal overflow (${language})`, async () => {
    for (const size of [PHONE, SMALL]) {
      const phone = await newPhone(browser, server, { language, size });
      for (const [name, path] of Object.entries(guest)) expect(await look(phone, name, path)).toEqual([]);
      await phone.close();
    }
    const first = await newPhone(browser, server, { language, firstRun: true });
    expect(await look(first, 'first-run', '/auth')).toEqual([]);
    await first.close();
  });

  test(`I18-01 every farmer screen, empty and with data, has no axe faults and no horizontal overflow (${language})`, async () => {
    const phone = await newPhone(browser, server, { language });
    const farmer = await newFarmer(server, phone.context, { language });
    for (const [name, path] of Object.entries({ ...inside, ...wizard }))
      expect(await look(phone, `${name}-empty`, path)).toEqual([]);
    const [field] = await addFields(server, phone.context, farmer, 3);
    await phone.open('/scan');
    await phone.page.setInputFiles('input[type=file]', await drawnLeaf());
    await phone.page.waitForSelector('h2');
    await phone.page.waitForLoadState('networkidle');
    for (const [name, path] of Object.entries({
      ...inside,
      field: `/fields/${field}`,
      edit: `/fields/${field}/edit`,
    }))
      expect(await look(phone, name, path)).toEqual([]);
    expect(phone.faults).toEqual([]);
    await phone.close();
  });
}

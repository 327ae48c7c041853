import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { peopleEn } from '#features/people/words.en.ts';
import { GUEST_SCAN_LIMIT } from '#features/scanner/domain/scan.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import { openEmailForm } from '../harness/email-form.ts';
import {
  browser,
  drawnLeaf,
  newFarmer,
  newPhone,
  type Phone,
  queryDatabase,
  server,
  test,
  waitForInstall,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

const PASSWORD = 'maharagwe-2026-kijani';

const openGuestCamera = async ({ page, open }: Phone): Promise<void> => {
  await open('/');
  await page.getByRole('link', { name: peopleEn.check }).click();
  await page.waitForURL('**/guest/scan');
  await page.getByText(scannerEn.modelReady).waitFor();
};
const check = async ({ page }: Phone, spots: number): Promise<void> => {
  await page.setInputFiles('input[type=file]', await drawnLeaf(spots));
  await page.getByRole('button', { name: scannerEn.again }).waitFor();
};
const signUp = async ({ page }: Phone, email: string): Promise<void> => {
  await openEmailForm(page);
  await page.getByLabel(peopleEn.email).fill(email);
  await page.getByLabel(peopleEn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: peopleEn.signIn, exact: true }).click();
  await page.getByRole('button', { name: peopleEn.unknown.create, exact: true }).click();
};
const scansOf = (email: string) =>
  queryDatabase<{ id: string; photo: string; stored: boolean }>(
    server,
    `select s.id, s.photo, exists(select 1 from photos p where p.user_id = s.user_id and p.hash = s.photo) as stored
     from crop_scans s join auth_users u on u.id = s.user_id where u.email = $1`,
    [email],
  );

test('a visitor checks three leaves without an account, and the sign-up takes them over', async () => {
  const phone = await newPhone(browser, server);
  const { page } = phone;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(sync|photos)/.test(request.url())) sent.push(request.url());
  });
  await openGuestCamera(phone);
  for (let n = 1; n <= GUEST_SCAN_LIMIT; n += 1) {
    await check(phone, n + 2);
    await page.getByRole('button', { name: scannerEn.again }).click();
    await page.getByText(scannerEn.used(n, GUEST_SCAN_LIMIT)).waitFor();
  }
  await page.getByText(scannerEn.guestLimit).first().waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.getByText(scannerEn.upload).count()).toBe(0);
  expect(sent).toEqual([]);

  const email = `guest-${randomUUID()}@example.com`;
  await page.getByRole('link', { name: scannerEn.createAccount }).click();
  await page.waitForURL('**/auth');
  await signUp(phone, email);
  await page.waitForURL('**/scan');
  await expect
    .poll(() => scansOf(email), { timeout: scaled(30_000) })
    .toEqual(Array.from({ length: GUEST_SCAN_LIMIT }, () => expect.objectContaining({ stored: true })));
  expect(phone.faults).toEqual([]);
});

test('a visitor checks a leaf offline, reads it after a restart, and signs in to an account that exists', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const { page } = phone;
  await openGuestCamera(phone);
  await waitForInstall(page);
  await page.reload({ waitUntil: 'networkidle' });
  await phone.cutNetwork();
  await check(phone, 4);
  await page.goto('/guest/scan/history');
  await page
    .getByRole('link')
    .filter({ has: page.locator('img, svg') })
    .first()
    .waitFor();
  await phone.restoreNetwork();

  const other = await newPhone(browser, server);
  const { email } = await newFarmer(server, other.context, {});
  await page.goto('/auth');
  await page.getByRole('link', { name: peopleEn.guestChecks(1) }).waitFor();
  await openEmailForm(page);
  await page.getByLabel(peopleEn.email).fill(email);
  await page.getByLabel(peopleEn.password, { exact: true }).fill('maharagwe-2026-kijani');
  await page.getByRole('button', { name: peopleEn.signIn, exact: true }).click();
  await page.waitForURL('**/dashboard');
  await expect.poll(async () => (await scansOf(email)).length, { timeout: scaled(30_000) }).toBe(1);
});

test('after one visit with the camera, model, farm guide and places are on the phone, without a reload', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const { page } = phone;
  // At once, so that the model arrives before the service worker is in control.
  await phone.open('/guest/scan');
  await page.getByText(scannerEn.modelReady).waitFor();
  const missing = () =>
    page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      const urls = requests.flat().map(({ url }) => url);
      return ['leaf-', 'tfjs-backend-wasm-', 'worker-worker-', 'book-bean-', 'gazetteer-'].filter(
        (file) => !urls.some((url) => url.includes(`/assets/${file}`)),
      );
    });
  await expect.poll(missing, { timeout: scaled(60_000) }).toEqual([]);
  await phone.cutNetwork();
  await page.goto('/guest/conditions/bean___rust');
  await page.getByRole('heading', { name: scannerEn.first }).waitFor();
});

test('a visitor who taps what needs an account is asked to sign in, and returns there', async () => {
  const phone = await newPhone(browser, server);
  const { page } = phone;
  await phone.open('/guest/fields/new');
  await page.waitForURL('**/auth');
  await page.getByText(peopleEn.signInFirst).waitFor();
  await signUp(phone, `guest-${randomUUID()}@example.com`);
  await page.waitForURL('**/fields/new');
});

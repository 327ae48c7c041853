import { expect } from 'vitest';
import { fieldsEn } from '#features/fields/words.en.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import {
  queryDatabase,
  browser,
  drawnLeaf,
  waitForInstall,
  newFarmer,
  newPhone,
  type Phone,
  server,
  startServer,
  test,
  type TestServer,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

const fieldsOf = (userId: string, on: TestServer = server) =>
  queryDatabase<{ id: string }>(on, 'select id from fields where user_id = $1', [userId]);

const ready = async (phone: Phone): Promise<void> => {
  await phone.page.goto('/dashboard', { waitUntil: 'networkidle' });
  await waitForInstall(phone.page);
  await phone.page.reload({ waitUntil: 'networkidle' });
};

const addField = async ({ page, open }: Phone): Promise<void> => {
  await open('/dashboard');
  await page.getByRole('button', { name: fieldsEn.home.here }).click();
  await page.locator('[aria-labelledby=my-fields] a[href^="/fields/"]').first().waitFor();
};

/** Taps "Send now", unless the phone retries on its own first: then the button disappears. */
const sendNow = async ({ page }: Phone): Promise<void> => {
  await Promise.any([
    page.getByRole('button', { name: 'Send now' }).click(),
    page.getByText('Everything is sent').waitFor(),
  ]);
};

test('FLD-28 X-04 after a server is killed, a waiting field is sent exactly once', async () => {
  const own = await startServer();
  const phone = await newPhone(browser, own, { allowServiceWorker: true });
  const farmer = await newFarmer(own, phone.context);
  await ready(phone);
  await own.kill();
  await addField(phone);
  await phone.open('/outbox');
  await phone.page.getByText('Waiting').first().waitFor();
  await own.restart();
  await sendNow(phone);
  await expect
    .poll(async () => (await fieldsOf(farmer.userId, own)).length, { timeout: scaled(40_000) })
    .toBe(1);
  await expect
    .poll(() => phone.page.getByText('Everything is sent').count(), { timeout: scaled(20_000) })
    .toBe(1);
  await own.stop();
});

test('X-04 outbox items outlive an ended session, wait for their owner, and are never sent as another user', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const first = await newFarmer(server, phone.context);
  await ready(phone);
  await phone.cutNetwork();
  await addField(phone);
  // The session ends on the server while the phone is offline.
  await queryDatabase(server, 'delete from auth_sessions where user_id = $1', [first.userId]);
  await phone.restoreNetwork();
  await phone.open('/dashboard');
  await phone.page.waitForURL('**/auth**', { timeout: scaled(20_000) });

  await phone.context.clearCookies();
  const second = await newFarmer(server, phone.context);
  const synced = phone.page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/sync' && answer.ok(),
  );
  await phone.open('/dashboard');
  await phone.page.getByRole('button', { name: fieldsEn.home.here }).waitFor();
  await synced;
  expect(await fieldsOf(second.userId)).toEqual([]);
  expect(await fieldsOf(first.userId)).toEqual([]);

  await phone.context.clearCookies();
  const back = await phone.context.request.post(`${server.origin}/api/auth/sign-in`, {
    data: { email: first.email, password: first.password },
    headers: { origin: server.origin },
  });
  expect(back.ok()).toBe(true);
  await phone.open('/dashboard');
  await expect.poll(async () => (await fieldsOf(first.userId)).length, { timeout: scaled(30_000) }).toBe(1);
  expect(await fieldsOf(second.userId)).toEqual([]);
});

test('FLD-14 FLD-15 a Free user’s second field from another phone is refused with a reason, and can be discarded', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const farmer = await newFarmer(server, phone.context);
  await ready(phone);
  await phone.cutNetwork();
  await addField(phone);
  const other = await newPhone(browser, server, { allowServiceWorker: true });
  await other.context.addCookies(await phone.context.cookies());
  await ready(other);
  await addField(other);
  await expect.poll(async () => (await fieldsOf(farmer.userId)).length, { timeout: scaled(20_000) }).toBe(1);

  await phone.restoreNetwork();
  await phone.open('/outbox');
  // The ribbon shows "1 change not accepted" before the screen has loaded.
  await phone.page
    .getByText('Not accepted', { exact: true })
    .first()
    .waitFor({ timeout: scaled(20_000) });
  await phone.page.getByText(fieldsEn.limitInstant).first().waitFor();
  await phone.page.getByRole('button', { name: 'Discard' }).first().click();
  await phone.page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => phone.page.getByText('Not accepted').count()).toBe(0);
  expect(await fieldsOf(farmer.userId)).toHaveLength(1);
});

test('a denied camera is explained and a photo can be chosen instead; a file that is no image gets no result', async () => {
  const phone = await newPhone(browser, server);
  await newFarmer(server, phone.context);
  await phone.open('/scan');
  await phone.page.getByText(scannerEn.modelReady).waitFor();
  await phone.page
    .getByText(/camera/i)
    .first()
    .waitFor();
  await phone.page.getByRole('button', { name: scannerEn.upload }).waitFor();
  await phone.page.setInputFiles('input[type=file]', {
    name: 'note.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('this is no picture'),
  });
  await phone.page.getByText(scannerEn.photoUnreadable).waitFor();
  const leaf = await drawnLeaf();
  await phone.page.setInputFiles('input[type=file]', { ...leaf, buffer: leaf.buffer.subarray(0, 900) });
  await expect.poll(() => phone.page.getByRole('button', { name: scannerEn.upload }).count()).toBe(1);
  expect(phone.faults).toEqual([]);
});

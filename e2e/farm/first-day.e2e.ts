import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { usualEn } from '#features/alerts/words.usual.en.ts';
import { usualSw } from '#features/alerts/words.usual.sw.ts';
import { fieldsEn } from '#features/fields/words.en.ts';
import { sizeEn } from '#features/fields/words.size.en.ts';
import { sizeSw } from '#features/fields/words.size.sw.ts';
import { fieldsSw } from '#features/fields/words.sw.ts';
import { peopleEn } from '#features/people/words.en.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import { filingEn } from '#features/scanner/words.filing.en.ts';
import { newId } from '#kit/pure/ids.ts';
import { openEmailForm } from '../harness/email-form.ts';
import {
  addFields,
  axeAllThemes,
  browser,
  drawnLeaf,
  newFarmer,
  newPhone,
  queryDatabase,
  sendCommands,
  startServer,
  test,
  type TestServer,
  waitForInstall,
  waitForLateCache,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

/** No weather service answers here. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ WEATHER_URL: 'http://127.0.0.1:9/' });
});
afterAll(() => server.stop());

test('FLD-18 FLD-19 SCN-05 from a guest’s check to home: two taps, the check in the field, a saying without a forecast', async () => {
  const phone = await newPhone(browser, server);
  const { page } = phone;
  await phone.open('/guest/scan');
  await page.getByText(scannerEn.modelReady).waitFor();
  await page.setInputFiles('input[type=file]', await drawnLeaf(4));
  await page.getByRole('button', { name: scannerEn.again }).waitFor();

  const email = `first-day-${randomUUID()}@example.com`;
  await phone.open('/auth');
  await openEmailForm(page);
  await page.getByLabel(peopleEn.email).fill(email);
  await page.getByLabel(peopleEn.password, { exact: true }).fill('maharagwe-2026-kijani');
  await page.getByRole('button', { name: peopleEn.signIn, exact: true }).click();
  await page.getByRole('button', { name: peopleEn.unknown.create, exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: fieldsEn.home.here }).click();
  await page.getByText(sizeEn.ask).waitFor();
  // The message that the field was added lies above the answers.
  const message = (await page.getByText(fieldsEn.createdHere).boundingBox())!;
  expect(message.y + message.height).toBeLessThan(
    (await page.getByRole('button', { name: sizeEn.quarter }).boundingBox())!.y,
  );
  expect(await axeAllThemes(page)).toEqual([]);
  await page.getByRole('button', { name: sizeEn.unknown }).click();
  await page.getByText(usualEn.source).waitFor({ timeout: scaled(30_000) });
  await page.getByText(/2\.47 acres, not confirmed/).waitFor();

  const filed = () =>
    queryDatabase<{ field: string; marked: boolean }>(
      server,
      `select s.field_id as field, f.size_is_default as marked from crop_scans s
       join fields f on f.user_id = s.user_id and f.id = s.field_id
       join auth_users u on u.id = s.user_id where u.email = $1`,
      [email],
    );
  await expect
    .poll(filed, { timeout: scaled(30_000) })
    .toEqual([{ field: expect.any(String), marked: true }]);
  const [{ field } = { field: '' }] = await filed();
  await phone.open(`/fields/${field}?tab=history`);
  await page.locator('main a[href^="/scan/"]').first().waitFor();
  await page.getByText(fieldsEn.sizeDefault).waitFor();
  await page.getByRole('button', { name: fieldsEn.sizeRight }).click();
  await page.getByText(fieldsEn.sizeDefault).waitFor({ state: 'detached' });
  expect(phone.faults).toEqual([]);
});

test('FLD-19 X-16 without a network too: field, size and saying, in Kiswahili', async () => {
  const phone = await newPhone(browser, server, { language: 'sw', allowServiceWorker: true });
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context, { language: 'sw' });
  await phone.open('/dashboard');
  await waitForInstall(page);
  await waitForLateCache(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect
    .poll(
      () =>
        page.evaluate(async () =>
          (await (await caches.open('heavy-1')).keys())
            .map(({ url }) => /\/assets\/(gazetteer|book-table)-/.exec(url)?.[1])
            .filter(Boolean)
            .sort(),
        ),
      { timeout: scaled(40_000) },
    )
    .toEqual(['book-table', 'gazetteer']);
  await phone.cutNetwork();
  await phone.open('/dashboard');
  await page.getByRole('button', { name: fieldsSw.home.here }).click();
  await page.getByRole('button', { name: sizeSw.quarter }).click();
  await page.getByText(usualSw.source).waitFor({ timeout: scaled(30_000) });
  await phone.restoreNetwork();
  await expect
    .poll(
      () =>
        queryDatabase(server, 'select size, size_unit, size_is_default from fields where user_id = $1', [
          farmer.userId,
        ]),
      { timeout: scaled(30_000) },
    )
    .toEqual([{ size: 0.25, size_unit: 'acres', size_is_default: false }]);
});

test('SCN-30 a check from the Scan tab asks once which of two fields it is of, and can be moved later', async () => {
  const phone = await newPhone(browser, server);
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  const [first, second] = await addFields(server, phone.context, farmer, 2);
  const id = newId();
  const saved = await sendCommands(server, phone.context, farmer, [
    {
      name: 'scans.save',
      args: {
        id,
        field_id: null,
        crop_type: 'coffee',
        photo: null,
        severity: 'medium',
        affected_area_percentage: 9,
        location: null,
        taken_at: new Date().toISOString(),
        known_used: 0,
        outcome: 'answer',
        condition: 'coffee___leaf_rust',
        confidence: 0.93,
        top3: [],
        model: 'a'.repeat(64),
      },
    },
  ]);
  expect(saved).toMatchObject([{ result: 'applied' }]);
  const fieldOfCheck = async () =>
    (
      await queryDatabase<{ field_id: string | null }>(
        server,
        'select field_id from crop_scans where id = $1',
        [id],
      )
    )[0]?.field_id;
  expect(await fieldOfCheck()).toBeNull();
  await phone.open(`/scan/${id}`);
  await page.getByRole('heading', { name: filingEn.whichField }).waitFor();
  await page.getByRole('button', { name: /^Shamba 1 / }).click();
  await expect.poll(fieldOfCheck, { timeout: scaled(20_000) }).toBe(first);
  await page.getByRole('button', { name: filingEn.changeField }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Shamba 2 / })
    .click();
  await expect.poll(fieldOfCheck, { timeout: scaled(20_000) }).toBe(second);
  await phone.open(`/fields/${second}?tab=history`);
  await page.locator(`main a[href="/scan/${id}"]`).first().waitFor();
  await phone.open(`/fields/${first}?tab=history`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator(`main a[href="/scan/${id}"]`).count()).toBe(0);
  expect(phone.faults).toEqual([]);
});

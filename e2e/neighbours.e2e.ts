import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { sightingsEn } from '#features/sightings/words.en.ts';
import { sightingsSw } from '#features/sightings/words.sw.ts';
import { suppliersEn } from '#features/suppliers/words.en.ts';
import { suppliersSw } from '#features/suppliers/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import { staffScreenEn } from '#kit/web/staff/words.en.ts';
import {
  addFields,
  queryDatabase,
  axeAllThemes,
  browser,
  type Farmer,
  waitForInstall,
  newFarmer,
  newPhone,
  type Phone,
  sendCommands,
  server,
  takeScreenshot,
  startServer,
  test,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

/** An Overpass server with a single shop. */
const overpass = createServer((request, response) => {
  request.resume().on('end', () =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        osm3s: { timestamp_osm_base: '2026-11-20T00:00:00Z' },
        elements: [
          {
            type: 'node',
            id: 7,
            lat: -0.31,
            lon: 36.1,
            tags: { shop: 'agrarian', name: 'Rongai Farm Inputs', phone: '0733 000 111' },
          },
        ],
      }),
    ),
  );
});

beforeAll(() => new Promise<void>((ready) => void overpass.listen(0, '127.0.0.1', ready)));
afterAll(() => {
  overpass.close();
});

interface Person {
  readonly phone: Phone;
  readonly farmer: Farmer;
}
const person = async (
  language: 'en' | 'sw',
  { on = server, allowServiceWorker = false } = {},
): Promise<Person> => {
  const phone = await newPhone(browser, on, { language, allowServiceWorker });
  const farmer = await newFarmer(on, phone.context, { language });
  await addFields(on, phone.context, farmer, 1);
  return { phone, farmer };
};
const healthy = async ({ phone }: Person): Promise<void> => {
  expect(await axeAllThemes(phone.page)).toEqual([]);
  expect(phone.faults).toEqual([]);
};

test(
  'SCN-18 SCN-20 SCN-21 a farmer suggests a shop, an admin reviews it, and a neighbour finds it, also offline',
  { timeout: scaled(240_000) },
  async () => {
    const own = await startServer({
      OVERPASS_URLS: `http://127.0.0.1:${(overpass.address() as AddressInfo).port}/api/interpreter`,
    });
    onTestFinished(own.stop);
    const [giver, admin, buyer] = [
      await person('sw', { on: own }),
      await person('en', { on: own }),
      await person('en', { on: own, allowServiceWorker: true }),
    ];
    const { form } = suppliersSw;
    await giver.phone.open('/suppliers');
    const page = giver.phone.page;
    await page.getByRole('button', { name: suppliersSw.suggest }).click();
    await page.getByLabel(form.name).fill('Mkulima Agrovet');
    await page.getByLabel(form.place).fill('Bahati');
    await page.getByLabel(form.county).selectOption('Nakuru');
    await page.getByLabel(form.phone, { exact: true }).fill('0712 345 678');
    await page.getByRole('dialog').getByText(suppliersSw.products.seed, { exact: true }).click();
    await page.getByRole('button', { name: form.stand }).click();
    await page.getByText(form.standDone).waitFor();
    await takeScreenshot(page, 'suppliers-suggest');
    await page.getByRole('button', { name: form.send, exact: true }).click();
    await page.getByText(suppliersSw.status.waiting).waitFor();
    await healthy(giver);

    await queryDatabase(own, `update auth_users set role = 'admin' where id = $1`, [admin.farmer.userId]);
    await admin.phone.open('/admin/suppliers');
    await admin.phone.page.getByRole('heading', { name: 'Mkulima Agrovet' }).waitFor();
    await takeScreenshot(admin.phone.page, 'suppliers-queue');
    await healthy(admin);
    await admin.phone.page.getByRole('button', { name: suppliersEn.admin.accept, exact: true }).click();
    await admin.phone.page.getByText(staffScreenEn.calm).waitFor();

    const shop = buyer.phone.page;
    await buyer.phone.open('/suppliers');
    await shop.getByText(suppliersEn.products.seed, { exact: true }).first().click();
    const search = shop.getByRole('button', { name: suppliersEn.search, exact: true });
    await search.click();
    await shop.getByRole('heading', { name: 'Mkulima Agrovet' }).waitFor();
    await expect
      .poll(() => queryDatabase(own, 'select 1 from places'), { timeout: scaled(20_000) })
      .toHaveLength(1);
    await search.click();
    await shop.getByText('Rongai Farm Inputs').waitFor();
    await shop.getByText(suppliersEn.attribution).waitFor();
    await takeScreenshot(shop, 'suppliers-found');
    await healthy(buyer);
    expect(await shop.getByRole('link', { name: suppliersEn.whatsapp }).first().getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/254712345678\?text=Hello/,
    );

    await shop.getByRole('button', { name: suppliersEn.sms.button }).click();
    await shop.getByLabel(suppliersEn.sms.callBack).fill('0722 111 222');
    await shop.getByRole('button', { name: suppliersEn.sms.send, exact: true }).click();
    await shop.getByText(suppliersEn.sms.standIn).waitFor();
    const folder = path.join(own.dataDir, 'outbox-sms');
    const [file] = await readdir(folder);
    expect(await readFile(path.join(folder, file!), 'utf8')).toMatch(
      /^To: \+254712345678\n\n.*Nakuru.*\+254722111222/,
    );

    await waitForInstall(shop);
    await shop.reload();
    await shop.getByText(suppliersEn.product).waitFor();
    await buyer.phone.cutNetwork();
    await shop.reload();
    await shop.getByText(suppliersEn.products.seed, { exact: true }).first().click();
    await shop.getByText(suppliersEn.offline).waitFor();
    await shop.getByRole('heading', { name: 'Mkulima Agrovet' }).waitFor();
  },
);

/** A leaf check saved on this phone, with the result of the server's own check. */
const checked = async ({ phone, farmer }: Person): Promise<string> => {
  const id = newId();
  await sendCommands(server, phone.context, farmer, [
    {
      name: 'scans.save',
      args: {
        id,
        field_id: null,
        crop_type: 'bean',
        photo: null,
        severity: 'medium',
        affected_area_percentage: 9,
        location: { lat: -0.3031, lng: 36.08, country: 'KE' },
        taken_at: new Date().toISOString(),
        known_used: 0,
        outcome: 'answer',
        condition: 'bean___rust',
        confidence: 0.93,
        top3: [],
        model: 'a'.repeat(64),
      },
    },
  ]);
  await queryDatabase(server, 'update crop_scans set checked = $1 where id = $2', [
    JSON.stringify({
      outcome: 'answer',
      condition: 'bean___rust',
      confidence: 0.95,
      top3: [],
      model: 'a'.repeat(64),
      at: new Date().toISOString(),
    }),
    id,
  ]);
  return id;
};

test('SCN-24 a farmer warns neighbours, a follower is notified, and the farmer sees how many were', async () => {
  const [warner, neighbour] = [await person('en'), await person('sw')];
  const theirs = neighbour.phone.page;
  await neighbour.phone.open('/sightings');
  await theirs.getByRole('button', { name: sightingsSw.start, exact: true }).click();
  await theirs.getByRole('button', { name: sightingsSw.stop }).waitFor();
  await expect
    .poll(
      () =>
        queryDatabase(server, 'select 1 from sighting_follows where user_id = $1', [neighbour.farmer.userId]),
      { timeout: scaled(15_000) },
    )
    .toHaveLength(1);
  // A warning that arrives while its screen is open counts as read.
  await theirs.goto('/more?open=weather');

  const mine = warner.phone.page;
  await warner.phone.open(`/scan/${await checked(warner)}`);
  await mine.getByRole('button', { name: sightingsEn.warn, exact: true }).click();
  await mine.getByRole('alertdialog').getByRole('button', { name: sightingsEn.warn, exact: true }).click();
  await expect
    .poll(
      () =>
        queryDatabase<{ notified: number }>(
          server,
          'select notified from sighting_reports where user_id = $1 and notified is not null',
          [warner.farmer.userId],
        ),
      { timeout: scaled(20_000) },
    )
    .toEqual([{ notified: 1 }]);
  await mine.reload();
  await mine.getByText(sightingsEn.told(1)).waitFor();
  await takeScreenshot(mine, 'sightings-told');
  await healthy(warner);

  await theirs.reload();
  await theirs
    .getByRole('link')
    .filter({ hasText: sightingsSw.title })
    .getByText(sightingsSw.unread(1))
    .waitFor();
  await theirs.getByText(sightingsSw.title, { exact: true }).click();
  await theirs.getByText(sightingsSw.levels.seen).waitFor();
  await takeScreenshot(theirs, 'sightings-notice');
  await healthy(neighbour);
});

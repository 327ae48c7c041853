import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { routes } from '#apps/web/routing/routes.ts';
import { deviceData } from '#apps/web/session/device-data.ts';
import { chatEn } from '#features/chat/words.en.ts';
import { leaflet, pdfOf } from '#features/documents/web/testing.ts';
import { documentsEn } from '#features/documents/words.en.ts';
import { boundaryEn } from '#features/fields/web/boundary/words.en.ts';
import { fieldsEn } from '#features/fields/words.en.ts';
import { peopleEn } from '#features/people/words.en.ts';
import { signOutDialogEn } from '#features/people/words.leaving.en.ts';
import { signOutDialogSw } from '#features/people/words.leaving.sw.ts';
import { peopleSw } from '#features/people/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import { isAllowed } from '#kit/web/clear-storage.ts';
import { root } from '../../tools/commands/ready.mjs';
import { emailOf, SAMPLE_PASSWORD, samplePeople } from '../../tools/seed/sample-people.ts';
import { dumpOf, type Dump } from '../harness/dump.ts';
import { openEmailForm } from '../harness/email-form.ts';
import {
  queryDatabase,
  axeAllThemes,
  callAs,
  drawnLeaf,
  type Farmer,
  browser,
  waitForInstall,
  newFarmer,
  newPhone,
  type Phone,
  sendCommands,
  takeScreenshot,
  startServer,
  test,
  type TestServer,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';
import { weatherService, type WeatherService } from '../harness/weather.ts';

let weather: WeatherService;
let server: TestServer;
beforeAll(async () => {
  weather = await weatherService();
  server = await startServer({ WEATHER_URL: weather.url });
});
afterAll(async () => {
  await server?.stop();
  await weather?.stop();
});

/** Typed into every form. */
const TYPED = 'Zawadi Nyota';
const NUMBER = '0712345678';

/** Keys outside the allow-list, and anything in the app's database. */
const leftovers = ({ local, session, databases, caches }: Dump): string[] => {
  const outside = (kind: string, names: readonly string[], allowed: readonly string[]): string[] =>
    names.filter((name) => !isAllowed(name, allowed)).map((name) => `${kind} ${name}`);
  return [
    ...outside('localStorage', Object.keys(local), deviceData.local),
    ...outside('sessionStorage', Object.keys(session), deviceData.session),
    ...outside('cache', Object.keys(caches), deviceData.caches),
    ...outside('database', Object.keys(databases), deviceData.databases),
    ...Object.values(caches)
      .flat()
      .filter((url) => url.startsWith('/api/'))
      .map((url) => `cached ${url}`),
    ...Object.entries(databases['mavuno'] ?? {}).flatMap(([store, entries]) =>
      entries
        .filter((entry) => !entry.startsWith('lease '))
        .map((entry) => `${store} ${entry.slice(0, 120)}`),
    ),
  ];
};

const heard = (dump: Dump, secrets: readonly string[]): string[] => {
  const text = JSON.stringify(dump);
  return secrets.filter((secret) => text.includes(secret));
};

const enter = async (
  page: Page,
  { email, password }: Pick<Farmer, 'email' | 'password'>,
  words: { readonly email: string; readonly password: string; readonly signIn: string } = peopleEn,
): Promise<void> => {
  await openEmailForm(page);
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
  await page.waitForURL('**/dashboard');
};
const dialog = (page: Page) => page.getByRole('alertdialog');
const askToLeave = async ({ page, open }: Phone, name = peopleEn.signOut.act): Promise<void> => {
  await open('/more');
  await page.getByRole('button', { name, exact: true }).click();
  await dialog(page).waitFor();
};
const leave = async (phone: Phone): Promise<void> => {
  await askToLeave(phone);
  await dialog(phone.page).getByRole('button', { name: signOutDialogEn.signOut, exact: true }).click();
  await phone.page.waitForURL('**/auth');
};

/** Fills every field of the screen without sending. */
const fillAll = (page: Page): Promise<void> =>
  page.evaluate(
    ([typed, number]) => {
      for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'main input, main textarea, form input, form textarea',
      )) {
        const value = { text: typed, search: typed, textarea: typed, tel: number, number: '7' }[field.type];
        if (value === undefined || field.disabled || field.readOnly) continue;
        const proto =
          field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
        Object.getOwnPropertyDescriptor(proto, 'value')!.set!.call(field, value);
        for (const event of ['input', 'change', 'blur'])
          field.dispatchEvent(new Event(event, { bubbles: true }));
      }
    },
    [TYPED, NUMBER] as const,
  );

/** Waits, for a limited time, until the tab has sent no request for 300 ms and has received its responses. */
const whenQuiet = (tab: Page): (() => Promise<void>) => {
  let last = Date.now();
  const open = new Set<Request>();
  const closed = (request: Request): void => {
    last = Date.now();
    open.delete(request);
  };
  tab.on('request', (request) => {
    last = Date.now();
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  tab.on('requestfinished', closed);
  tab.on('requestfailed', closed);
  return async () => {
    const start = Date.now();
    last = start;
    await expect
      .poll(() => (open.size === 0 && Date.now() - last >= 300) || Date.now() - start > scaled(8_000), {
        interval: 50,
      })
      .toBe(true);
  };
};

/** Every route that a signed-in user may open. */
const addresses = (ids: Readonly<Record<string, string>>): string[] => {
  const paths = routes.filter(({ access }) => access === 'user' || access === 'pro').map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(60);
  return paths.map((one) => {
    const path = one
      .replace(':cropId', ids['crop']!)
      .replace(':entry', ids['entry']!)
      .replace(/^\/fields\/:id/, `/fields/${ids['field']!}`);
    const whole = path.replace(
      /^(.*)\/:id/,
      (_, base: string) => `${base}/${ids[base] ?? `no example for ${one}`}`,
    );
    expect(whole).not.toContain('no example');
    return whole;
  });
};

const idOf = async (text: string, userId: string): Promise<string> =>
  (await queryDatabase<{ id: string }>(server, text, [userId]))[0]?.id ?? newId();

/** Not synchronously: the weather service of this process must answer meanwhile. */
const seedVillage = async (): Promise<void> => {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PUBLIC_ORIGIN: '',
    SMTP_URL: '',
    DATABASE_URL: process.env['E2E_DATABASE_URL'] ?? '',
    DATA_DIR: server.dataDir,
    PORT: new URL(server.origin).port,
  };
  await promisify(execFile)(
    process.execPath,
    [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'tools/seed.ts')],
    { cwd: root, env },
  );
};

/** A confirmed sample farmer with market prices and an offer. */
const richFarmer = async ({ context }: Phone): Promise<Farmer> => {
  await seedVillage();
  const otieno = samplePeople.find(({ key }) => key === 'otieno')!;
  const email = emailOf(otieno);
  const { session } = await callAs<{ session: { userId: string } }>(server, context, '/api/auth/sign-in', {
    email,
    password: SAMPLE_PASSWORD,
  });
  const farmer = { email, password: SAMPLE_PASSWORD, userId: session.userId };
  await queryDatabase(server, `update auth_users set email_verified = true, role = 'admin' where id = $1`, [
    farmer.userId,
  ]);
  await queryDatabase(
    server,
    `insert into market_data (source, commodity, variety, market_name, county, lat, lng, price_type, price, unit, unit_kg, currency, price_per_kg, date)
    values ('kamis', 'maize', 'Dry Maize', 'Wakulima (Nakuru)', 'Nakuru', -0.28, 36.07, 'wholesale', 3900, '90 KG', 90, 'KES', 43.33, current_date - 3)`,
  );
  const outcomes = await sendCommands(server, context, farmer, [
    {
      name: 'offers.post',
      args: {
        id: newId(),
        crop: 'maize',
        grade: 'grade_1',
        quantity: 20,
        unit: 'bag_90kg',
        kg_each: null,
        price: 3_600,
        county: 'Nakuru',
        ward: null,
        field_id: null,
        ready_from: new Date().toISOString().slice(0, 10),
        note: 'Dried.',
        phone: null,
      },
    },
  ]);
  expect(outcomes).toMatchObject([{ result: 'applied' }]);
  return farmer;
};

test(
  'ACC-30 after using every screen, signing out leaves nothing of the farmer on the phone',
  { timeout: scaled(600_000) },
  async () => {
    const phone = await newPhone(browser, server, { allowServiceWorker: true });
    const { page } = phone;
    const farmer = await richFarmer(phone);
    const fields = await queryDatabase<{ id: string; name: string }>(
      server,
      'select id, name from fields where user_id = $1',
      [farmer.userId],
    );
    const crop = await queryDatabase<{ id: string; field_id: string }>(
      server,
      'select id, field_id from crops where user_id = $1',
      [farmer.userId],
    );
    const field = crop[0]?.field_id ?? fields[0]!.id;
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await waitForInstall(page);

    const ids = {
      field,
      crop: crop[0]?.id ?? newId(),
      entry:
        (
          await queryDatabase<{ id: string }>(server, 'select id from field_events where field_id = $1', [
            field,
          ])
        )[0]?.id ?? newId(),
      '/scan': await idOf('select id from crop_scans where user_id = $1', farmer.userId),
      '/conditions': 'maize___common_rust',
      '/alerts': await idOf('select id from alerts where user_id = $1', farmer.userId),
      '/offers': await idOf('select id from sell_offers where user_id = $1', farmer.userId),
      '/community/questions': await idOf(
        'select id from community_questions where user_id = $1',
        farmer.userId,
      ),
      '/expert': newId(),
      '/training': 'fall-armyworm',
    };
    const all = [
      ...addresses(ids),
      ...['location', 'size', 'crop', 'soil'].map((step) => `/fields/new?step=${step}`),
    ];
    const tabs = [page, await phone.context.newPage(), await phone.context.newPage()];
    await Promise.all(
      tabs.map(async (tab, n) => {
        if (tab !== page) await tab.goto('/dashboard');
        const rest = whenQuiet(tab);
        for (const address of all.filter((_, i) => i % tabs.length === n)) {
          await tab.evaluate((to) => history.pushState(null, '', to), address);
          await tab.locator('h1, h2').first().waitFor();
          await rest();
          await fillAll(tab);
        }
        if (tab !== page) await tab.close();
      }),
    );

    // The response may arrive after the tab has opened the next screen.
    await phone.open('/market-insights');
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('farm_market_')));
    await phone.open('/chat');
    const question = page.getByRole('textbox', { name: chatEn.input });
    await question.fill('When do I weed maize?');
    await question.press('Enter');
    await page.getByRole('article', { name: chatEn.mavunoSaid }).first().waitFor();
    await phone.open('/scan');
    await page.setInputFiles('input[type=file]', await drawnLeaf());
    await page.waitForSelector('h2');
    await phone.open('/document-chat');
    await page.setInputFiles('input[type=file]', {
      name: 'zawadi.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await pdfOf(leaflet)),
    });
    await page.getByText(documentsEn.loaded.pdf('zawadi.pdf')).waitFor();
    // It is stored after it is shown, and leaving the screen before that would lose it.
    await expect
      .poll(async () =>
        (await dumpOf(page)).databases['mavuno']!['meta']!.some((entry) =>
          entry.startsWith('documents:open:'),
        ),
      )
      .toBe(true);
    await phone.open(`/fields/${field}/boundary`);
    await page.getByRole('button', { name: boundaryEn.ways.walk }).first().click();
    const start = page.getByRole('button', { name: boundaryEn.walk.start, exact: true });
    let step = 0;
    await expect
      .poll(async () => {
        step = step === 0 ? 2e-6 : 0;
        await phone.context.setGeolocation({ latitude: -0.3031 + step, longitude: 36.08, accuracy: 5 });
        if (await start.isVisible()) await start.click();
        return Object.keys((await dumpOf(page)).databases);
      })
      .toContain('mavuno-boundaries');
    await phone.open('/organic');
    // Stored as the service worker stores a map tile.
    await page.evaluate(async () =>
      (await caches.open('tiles-1')).put('/api/map/15/19668/16411', new Response('tile')),
    );
    await expect
      .poll(
        async () =>
          (await dumpOf(page)).databases['mavuno']!['outbox']!.filter((entry) =>
            entry.includes('"state":"waiting"'),
          ),
        { timeout: scaled(40_000) },
      )
      .toEqual([]);

    // Checks that the expected keys exist, so that the test cannot pass because nothing was stored.
    const namesIn = ({ local, databases, caches }: Dump): string[] => [
      ...Object.keys(local),
      ...databases['mavuno']!['meta']!.map((entry) => entry.split(' = ')[0]!),
      ...Object.keys(databases),
      ...Object.keys(caches),
    ];
    const expected = [
      'community:read',
      'offers:last',
      'kept:',
      'organic',
      'synced-at:',
      'weather:',
      'documents:open:',
      'farm_market_',
      'chat_at:',
      'subscription_data',
      'referral_device',
      'market_crop',
      'field_draft_',
      'plan_is_pro',
      'mavuno-boundaries',
      'tiles-1',
      'shelf:',
    ];
    const missing = async (): Promise<string[]> => {
      const names = namesIn(await dumpOf(page));
      return expected.filter((begin) => !names.some((name) => name.startsWith(begin)));
    };
    await expect.poll(missing, { timeout: scaled(15_000) }).toEqual([]);
    const before = await dumpOf(page);
    const secrets = [
      'Otieno',
      farmer.email,
      farmer.userId,
      TYPED,
      NUMBER,
      'zawadi.pdf',
      ...fields.flatMap(({ id, name }) => [id, name]),
    ];
    expect(
      heard(before, ['Otieno', farmer.email, farmer.userId, TYPED, 'zawadi.pdf', fields[0]!.name]).length,
    ).toBe(6);

    await askToLeave(phone);
    await dialog(page).getByText(signOutDialogEn.sent).waitFor();
    await dialog(page).getByRole('button', { name: signOutDialogEn.signOut, exact: true }).click();
    await page.waitForURL('**/auth');
    await expect.poll(async () => leftovers(await dumpOf(page)), { timeout: scaled(15_000) }).toEqual([]);
    expect(heard(await dumpOf(page), secrets)).toEqual([]);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(async () => leftovers(await dumpOf(page)), { timeout: scaled(15_000) }).toEqual([]);
    expect(heard(await dumpOf(page), secrets)).toEqual([]);
  },
);

const addField = async ({ page, open }: Phone): Promise<void> => {
  await open('/dashboard');
  await page.getByRole('button', { name: fieldsEn.home.here }).click();
  await page.locator('[aria-labelledby=my-fields] a[href^="/fields/"]').first().waitFor();
};
const fieldsOf = (userId: string) =>
  queryDatabase<{ id: string }>(server, 'select id from fields where user_id = $1', [userId]);
const block = ({ context }: Phone) => context.route('**/api/sync', (route) => route.abort());
const unblock = ({ context }: Phone) => context.unroute('**/api/sync');

test(
  'X-04 on sign-out waiting items stay for their owner, are hidden from another user, and are sent on return',
  { timeout: scaled(240_000) },
  async () => {
    const phone = await newPhone(browser, server, { allowServiceWorker: true });
    const { page } = phone;
    const first = await newFarmer(server, phone.context);
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await waitForInstall(page);
    await block(phone);
    await addField(phone);
    await askToLeave(phone);
    await dialog(page).getByText(signOutDialogEn.waiting(1)).waitFor();
    await takeScreenshot(page, 'sign-out-waiting');
    expect(await axeAllThemes(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: signOutDialogEn.sendFirst }).click();
    await page.waitForURL('**/outbox');
    await leave(phone);
    await page.getByText(peopleEn.signOut.locked(1)).waitFor();
    await takeScreenshot(page, 'auth-locked');
    await expect
      .poll(async () => leftovers(await dumpOf(page)).map((left) => left.replace(/ = .*| .*/, '')), {
        timeout: scaled(15_000),
      })
      .toEqual(['outbox']);

    const other = await newPhone(browser, server, { allowServiceWorker: true });
    const second = await newFarmer(server, other.context);
    await other.close();
    await unblock(phone);
    await enter(page, second);
    await page.getByRole('button', { name: fieldsEn.home.here }).waitFor();
    const synced = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname === '/api/sync' && answer.ok(),
    );
    await phone.open('/outbox');
    await synced;
    expect([await fieldsOf(second.userId), await fieldsOf(first.userId)]).toEqual([[], []]);
    const held = (await dumpOf(page)).databases['mavuno']!['outbox']!;
    expect(held.filter((entry) => entry.includes(first.userId))).toHaveLength(1);
    expect(held.filter((entry) => entry.includes(second.userId))).toEqual([]);

    await leave(phone);
    await enter(page, first);
    await expect.poll(async () => (await fieldsOf(first.userId)).length, { timeout: scaled(30_000) }).toBe(1);
    expect(await fieldsOf(second.userId)).toEqual([]);
    await expect.poll(async () => heard(await dumpOf(page), [second.userId, second.email])).toEqual([]);
  },
);

test(
  'X-04 waiting items can be discarded on sign-out, in Kiswahili',
  { timeout: scaled(120_000) },
  async () => {
    const phone = await newPhone(browser, server, { allowServiceWorker: true, language: 'sw' });
    const { page } = phone;
    const farmer = await newFarmer(server, phone.context, { language: 'sw' });
    await sendCommands(server, phone.context, farmer, []);
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await waitForInstall(page);
    await askToLeave(phone, peopleSw.signOut.act);
    await dialog(page).getByText(signOutDialogSw.sent).waitFor();
    await takeScreenshot(page, 'sign-out-sw');
    expect(await axeAllThemes(page)).toEqual([]);
    await block(phone);
    await phone.open('/scan');
    await page.setInputFiles('input[type=file]', await drawnLeaf());
    await page.waitForSelector('h2');
    await expect
      .poll(async () => (await dumpOf(page)).databases['mavuno']!['outbox']!.length, {
        timeout: scaled(30_000),
      })
      .toBeGreaterThan(0);
    await askToLeave(phone, peopleSw.signOut.act);
    await takeScreenshot(page, 'sign-out-waiting-sw');
    expect(await axeAllThemes(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: signOutDialogSw.discard }).click();
    await takeScreenshot(page, 'sign-out-discard-sw');
    await dialog(page).getByRole('button', { name: signOutDialogSw.discard }).click();
    await page.waitForURL('**/auth');
    await expect.poll(async () => leftovers(await dumpOf(page)), { timeout: scaled(15_000) }).toEqual([]);
    expect(await page.getByText(peopleSw.signOut.locked(1)).count()).toBe(0);
  },
);

test(
  'a session ended by the server leaves no user data on the phone, in both open tabs',
  { timeout: scaled(120_000) },
  async () => {
    const phone = await newPhone(browser, server, { allowServiceWorker: true });
    const farmer = await newFarmer(server, phone.context);
    await sendCommands(server, phone.context, farmer, [
      {
        name: 'community.ask',
        args: {
          id: newId(),
          language: 'en',
          title: 'When do I plant beans after maize?',
          content: 'Short rains in Nakuru, loam soil.',
          category_id: 'crop_planning',
          crop_type: 'maize',
          farming_method: null,
          location: null,
          tags: [],
          images: [],
        },
      },
    ]);
    const tab = await phone.context.newPage();
    await phone.page.goto('/dashboard', { waitUntil: 'networkidle' });
    await waitForInstall(phone.page);
    await tab.goto('/community', { waitUntil: 'networkidle' });
    await fillAll(tab);
    expect(heard(await dumpOf(tab), [farmer.userId])).toHaveLength(1);
    await queryDatabase(server, 'delete from auth_sessions where user_id = $1', [farmer.userId]);
    for (const page of [phone.page, tab]) await page.waitForURL('**/auth', { timeout: scaled(60_000) });
    await expect
      .poll(async () => leftovers(await dumpOf(phone.page)), { timeout: scaled(15_000) })
      .toEqual([]);
    expect(heard(await dumpOf(tab), [farmer.userId, farmer.email, 'Wanjiku'])).toEqual([]);
  },
);

import { afterAll, beforeAll, expect } from 'vitest';
import { villageEn } from '#apps/server/village/words.en.ts';
import { alertsEn } from '#features/alerts/words.en.ts';
import { peopleEn } from '#features/people/words.en.ts';
import {
  browser,
  newPhone,
  queryDatabase,
  startServer,
  test,
  type Phone,
  type TestServer,
} from './harness/main.ts';

const SEED_MS = 180_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ NODE_ENV: 'development' });
});
afterAll(() => server?.stop());

const openVillage = async (phone: Phone): Promise<void> => {
  await phone.open('/auth');
  await phone.page.getByRole('button', { name: peopleEn.village }).click();
  await phone.page.getByRole('heading', { name: villageEn.title }).waitFor();
};
const choose = async (phone: Phone, name: string): Promise<void> => {
  await openVillage(phone);
  await phone.page.getByRole('button', { name }).click();
};
const arrive = (phone: Phone): Promise<void> => phone.page.waitForURL('**/dashboard', { timeout: SEED_MS });

/** The text of a screen once it holds `sign`. */
const textOf = async ({ page }: Phone, path: string, sign: string | RegExp): Promise<string> => {
  await page.goto(server.origin + path);
  await page.getByText(sign).first().waitFor({ timeout: 20_000 });
  return page.locator('main').first().innerText();
};

/** What shows on each list of Otieno, Wanjiku and Karimi; an empty list has none of it. */
const lists: Readonly<Record<string, string | RegExp>> = {
  '/fields': '(sample)',
  '/scan/history': /leaf rust|Common rust|Early blight/,
  '/farm-planning': 'Second weeding (sample)',
  '/alerts': alertsEn.sample,
  '/weather': /SAMPLE/,
  '/community': 'Beans between the maize, or after it? (sample)',
  '/community/saved': '(sample)',
  '/training': /parts read/,
  '/offers': 'Open',
  '/offers?tab=mine': 'Waiting',
  '/price-alerts': 'Not reached yet',
  '/sightings': 'Confirmed by an expert',
  '/notifications': /expert/i,
};
const proLists: Readonly<Record<string, string | RegExp>> = {
  '/market-insights': /WFP/,
  '/yield-predictor': /bags|kg/,
};
const staffLists: Readonly<Record<string, string | RegExp>> = {
  '/expert': 'Grey leaf spot of maize',
  '/admin/users': 'Otieno Odhiambo (sample)',
  '/admin/prices': /prices from/,
  '/admin/offers': '(sample)',
  '/admin/acts': 'njeri@sample.mavuno.example',
};

test(
  'a visitor taps once, chooses each sample person, and no list is empty; tapping twice seeds once',
  async () => {
    const [first, second] = [await newPhone(browser, server), await newPhone(browser, server)];
    await Promise.all([choose(first, 'Otieno'), choose(second, 'Wanjiku')]);
    await first.page.getByRole('status').getByText(villageEn.preparing).waitFor();
    await Promise.all([arrive(first), arrive(second)]);
    const counts = () =>
      queryDatabase(
        server,
        `select (select count(*)::int from auth_users) as people, (select count(*)::int from fields) as fields,
          (select count(*)::int from community_questions) as questions, (select count(*)::int from sell_offers) as listings`,
      );
    const seeded = await counts();
    const third = await newPhone(browser, server);
    await choose(third, 'Karimi');
    await arrive(third);
    expect(await counts()).toEqual(seeded);

    for (const [phone, more] of [
      [first, proLists],
      [second, {}],
      [third, { ...proLists, ...staffLists }],
    ] as const)
      for (const [path, sign] of Object.entries({ ...lists, ...more }))
        expect(await textOf(phone, path, sign), path).not.toBe('');
    await first.page.goto(`${server.origin}/more`);
    await first.page.getByText('Otieno Odhiambo (sample)').waitFor();
    await first.page.getByText('Sample', { exact: true }).waitFor();
  },
  2 * SEED_MS + 120_000,
);

test('a visitor who reads Kiswahili visits the village in Kiswahili', async () => {
  const phone = await newPhone(browser, server, { language: 'sw' });
  await phone.open('/auth');
  await phone.page.getByRole('button', { name: 'Tembelea kijiji cha mfano' }).click();
  await phone.page.getByRole('heading', { name: 'Kijiji cha mfano' }).waitFor();
  await phone.page.getByRole('button', { name: 'Karimi' }).click();
  await arrive(phone);
  await phone.page.getByText('Mfano', { exact: true }).waitFor();
});

test('another site cannot choose a sample person, and an unknown one is refused', async () => {
  const post = (person: string, origin: string) =>
    fetch(`${server.origin}/api/village/${person}`, {
      method: 'POST',
      headers: { origin },
      redirect: 'manual',
    });
  expect((await post('otieno', 'https://elsewhere.example')).status).toBe(403);
  expect((await post('nobody', server.origin)).status).toBe(400);
});

test('a production server has no sample village: 404, and its first answer does not offer it', async () => {
  const production = await startServer({ NODE_ENV: 'production', AUTH_SECRET: 'a'.repeat(40) });
  try {
    const start = (await (await fetch(`${production.origin}/api/start`)).json()) as object;
    expect(start).not.toHaveProperty('village');
    for (const [path, method] of [
      ['/api/village', 'GET'],
      ['/api/village/style.css', 'GET'],
      ['/api/village/karimi', 'POST'],
    ] as const)
      expect((await fetch(production.origin + path, { method })).status).toBe(404);
    const { paths } = (await (await fetch(`${production.origin}/api/openapi.json`)).json()) as {
      paths: object;
    };
    expect(Object.keys(paths).filter((path) => path.includes('village'))).toEqual([]);
  } finally {
    await production.stop();
  }
});

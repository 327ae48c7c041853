import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { toGsm } from '#features/alerts/domain/text/short-text.ts';
import { addField, FLOOD_DAYS, makePro, storeForecast } from '#features/alerts/server/testing.ts';
import { fieldOf } from '#features/farm-data/server/testing.ts';
import type { Finding } from '#features/scanner/domain/scan.ts';
import { createPhotoAnalyser } from '#features/scanner/server/analyse-photos.ts';
import { blankTask } from '#features/tasks/domain/task.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { diskStorage } from '#kit/server/storage/disk.ts';
import { drawnShoe } from '../../../e2e/harness/pictures.ts';
import { smsUssdEn as en } from '../domain/words.en.ts';
import { smsUssdSw as sw } from '../domain/words.sw.ts';
import { answer, type AnswerDeps, type Arrived } from './answer.ts';

const SECRET = 'a_secret_path_of_the_tests_2';
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ AT_HOOK_SECRET: SECRET });
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

let last = 20_000_000;
/** Creates a farmer with a confirmed number. */
const farmerWith = async (
  channel: 'sms' | 'whatsapp' = 'sms',
  language: 'en' | 'sw' = 'sw',
): Promise<{ farmer: ApiClient; number: string }> => {
  const farmer = await server.farmer();
  const number = `+2547${(last += 1)}`;
  await farmer.sync([{ name: 'people.set_language', args: { language } }]);
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        insert into contact_identities (user_id, id, channel, address, phone, verified_at)
        values (${farmer.userId}, ${newId()}, ${channel}, ${number}, ${number}, now())
      `,
    ),
  );
  return { farmer, number };
};
const taskOf = (title: string, day: string) => ({
  name: 'tasks.add',
  args: { ...blankTask(), id: newId(), title, due_date: day },
});
const anyone = () => server.browser();
const form = (fields: Record<string, string>) => ({
  bytes: Buffer.from(new URLSearchParams(fields).toString()),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const text = (from: string, text: string, { id = newId(), secret = SECRET } = {}) =>
  anyone().ask(
    'POST',
    `/api/hooks/sms/${secret}/in`,
    form({ from, to: '22384', text, id, date: '2026-11-21 08:12:07', linkId: 'x' }),
  );
/** Each dialling is a session of its own, with all its inputs. */
const dial = async (from: string, typed: string, secret = SECRET, sessionId = newId()) =>
  (
    await anyone().ask(
      'POST',
      `/api/hooks/ussd/${secret}`,
      form({ sessionId, serviceCode: '*384*1#', phoneNumber: from, networkCode: '63902', text: typed }),
    )
  ).raw.toString();
const sentTo = (number: string): string[] => {
  try {
    return readdirSync(path.join(server.dataDir, 'outbox-sms'))
      .map((f) => readFileSync(path.join(server.dataDir, 'outbox-sms', f), 'utf8'))
      .filter((sms) => sms.includes(number));
  } catch {
    return [];
  }
};
const answers = (number: string) =>
  expect.poll(() => sentTo(number).length, { timeout: 15_000, interval: 50 });

const hoursOf = (day: string) =>
  Array.from({ length: 24 }, (_, h) => ({
    at: Date.parse(`${day}T00:00:00Z`) / 1_000 - 3 * 3_600 + h * 3_600,
    hours: 1,
    temperature: 14 + (h > 11 ? 24 - h : h) * 0.8,
    humidity: 70,
    wind: 8,
    rain: 0.3,
    rainChance: 40,
    clouds: 50,
    pressure: 1014,
    radiation: 1,
    et0: 0.2,
    condition: 'light_rain',
  }));
const saveForecast = (cell: string) =>
  server.database.asSystem((tx) =>
    tx.run(sql`
  insert into weather_cells (cell, source, fetched_at, forecast) values (${cell}, 'met-norway', now(), ${JSON.stringify(
    {
      source: 'met-norway',
      fetchedAt: new Date().toISOString(),
      place: { lat: -0.3, lng: 36.1 },
      elevation: 2100,
      utcOffset: 180,
      days: [],
      doubts: [],
      hours: [0, 1].flatMap((n) => hoursOf(addDays(dayInNairobi(new Date()), n))),
    },
  )}) on conflict (cell) do update set forecast = excluded.forecast`),
  );

test('an SMS is answered once from cached data in the farmer’s language; a replay and a wrong secret are not', async () => {
  const { farmer, number } = await farmerWith();
  await farmer.sync([fieldOf({ name: 'Mtoni' })]);
  await saveForecast('-3,361');
  const id = newId();
  expect((await text(number, 'Hali ya hewa', { id })).status).toBe(200);
  await answers(number).toBe(1);
  expect(sentTo(number)[0]).toMatch(/Mtoni \(MET Norway, \d\d:\d\d\)\nLeo \d+-\d+C mvua 7mm 40%\nKesho /);
  await text(number, 'Hali ya hewa', { id });
  expect((await text(number, '1', { secret: 'wrong' })).status).toBe(404);
});

test('PAY-04 an alert request by SMS or USSD evaluates the fields, also on Free; one cause is one line', async () => {
  const { farmer, number } = await farmerWith();
  const at = { lat: -1.31, lng: 37.02 };
  await text(number, '2');
  await answers(number).toBe(1);
  expect(sentTo(number)[0]).toContain('Bado huna shamba');
  await addField(farmer, at);
  expect(await dial(number, '2')).toBe(`END ${toGsm(sw.neverLooked)}`);
  await storeForecast(server.database, at, FLOOD_DAYS);
  await saveForecast(cellOf(at));
  await text(number, 'tahadhari');
  await answers(number).toBe(2);
  expect(sentTo(number).join()).toContain('Mvua kubwa sana');
  expect(await dial(number, '2')).toMatch(/^END Mavuno: Mvua kubwa sana/);
  const other = await farmerWith('sms', 'en');
  await makePro(server, other.farmer);
  for (const name of ['A', 'B']) await addField(other.farmer, at, { name });
  expect((await dial(other.number, '2')).match(/heavy rain/gi)).toHaveLength(1);
  // A field without a confirmed place cannot be evaluated, and the reply says so.
  const third = await farmerWith('sms', 'en');
  await addField(third.farmer, null);
  expect(await dial(third.number, '2')).toBe(`END ${en.noPlace}`);
});

test('MSC-03 a suspended user’s number is treated as unknown and gets no farm data', async () => {
  const { farmer, number } = await farmerWith();
  await farmer.sync([fieldOf({ name: 'Mtoni' })]);
  await server.database.run(sql`update auth_users set suspended_at = now() where id = ${farmer.userId}`);
  expect(await dial(number, '1')).toBe(await dial('+254799000111', '1'));
  await text(number, '1');
  await answers(number).toBe(1);
  expect(sentTo(number)[0]).not.toContain('Mtoni');
});

test('characters that the database cannot store cause no error: the SMS is answered', async () => {
  const { number } = await farmerWith();
  expect((await text(number, 'BEI\0', { id: `a\0${newId()}` })).status).toBe(200);
  await answers(number).toBe(1);
  expect(
    (await anyone().ask('POST', `/api/hooks/sms/${SECRET}/delivery`, form({ id: 'a\0b', status: 'Success' })))
      .status,
  ).toBe(200);
});

/** Saves a market price as an import does. */
const keepPrice = (crop: string, market: string, perKg: number, date: string) =>
  server.database.asSystem((tx) =>
    tx.run(sql`
      insert into market_data (source, commodity, variety, market_name, date, price_type, price, unit,
        unit_kg, price_per_kg, currency)
      values ('wfp', ${crop}, '', ${market}, ${date}, 'wholesale', ${perKg * 90}, '90 KG', 90, ${perKg},
        'KES')
    `),
  );

test('PAY-04 a Free farmer gets the latest price of one crop by SMS and USSD, in the farmer’s language', async () => {
  const today = dayInNairobi(new Date());
  await keepPrice('maize', 'Nakuru', 44, addDays(today, -9));
  await keepPrice('maize', 'Nakuru', 40, addDays(today, -2));
  const { farmer, number } = await farmerWith();
  await farmer.sync([fieldOf({ name: 'Mtoni', crop_type: 'Maharagwe' })]);
  await text(number, 'BEI ya mahindi');
  await answers(number).toBe(1);
  expect(sentTo(number)[0]).toContain(
    'Mahindi: KES 3,600 kwa gunia la kilo 90 (40 kwa kilo), jumla. Nakuru, ',
  );
  expect(await dial(number, '3')).toMatch(/^CON Maharagwe: bado hakuna bei ya soko kwenye Mavuno\./);
  expect(await dial(number, '3*2')).toMatch(/^CON Mahindi: KES 3,600 /);
  const english = await farmerWith('sms', 'en');
  expect(await dial(english.number, '3')).toMatch(
    /^CON Maize: KES 3,600 per 90 kg bag \(40 per kg\), wholesale\. Nakuru, \d+ \w{3} \(WFP\)\n/,
  );
});

test('STOP and START by SMS are carried out and confirmed', async () => {
  const { farmer, number } = await farmerWith();
  const optedOut = async () =>
    (
      await server.database.asSystem((tx) =>
        tx.one<{ out: boolean }>(
          sql`
            select opted_out_at is not null as out
            from contact_identities
            where user_id = ${farmer.userId}
          `,
        ),
      )
    ).out;
  await text(number, 'ACHA');
  await answers(number).toBe(1);
  expect([await optedOut(), sentTo(number)[0]!.includes('ANZA')]).toEqual([true, true]);
  await text(number, 'anza');
  await answers(number).toBe(2);
  expect(await optedOut()).toBe(false);
  // Also after more messages than are answered.
  for (let n = 0; n < 12; n += 1) await text(number, '4');
  await text(number, 'STOP');
  expect(await optedOut()).toBe(true);
});

test('USSD answers step by step, also for a number confirmed only on WhatsApp; a wrong secret is refused', async () => {
  const { farmer, number } = await farmerWith('whatsapp', 'en');
  expect(await dial(number, '')).toBe(
    'CON Mavuno. Send a number:\n1 Weather\n2 Alerts\n3 Crop price\n4 My tasks\n5 Ask a question\n6 Kiswahili',
  );
  expect(await dial(number, '1')).toMatch(/^CON You have no field in Mavuno yet\.\nWhich village /);
  await farmer.sync([fieldOf({ name: 'Hill', place: null })]);
  expect(await dial(number, '1')).toBe(`CON ${en.unconfirmed('Hill')}\n0 menu`);
  expect(await dial(number, '3')).toMatch(/^CON Beans: no market price in Mavuno yet\./);
  expect(await dial(number, '4')).toMatch(/^CON How many weeks ago did you plant your beans\?/);
  expect(await dial(number, '4*0')).toMatch(/^END No tasks today\. .+\/farm-planning$/);
  const today = dayInNairobi(new Date());
  await farmer.sync([
    taskOf('Weed the maize', addDays(today, -1)),
    taskOf('Water the nursery', today),
    taskOf('Harvest', addDays(today, 9)),
  ]);
  expect(await dial(number, '4')).toBe('END To do (2):\n- Weed the maize (late)\n- Water the nursery');
  expect(await dial(number, '1', 'wrong')).toContain('hooks.unknown');
  for (const typed of ['*'.repeat(500), '1*2*3*4', '🌽', '%%%'])
    expect((await dial(number, typed)).length).toBeLessThanOrEqual(182);
});

const leafJpeg = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#4a7a30' } })
    .withExif({ IFD3: { GPSLatitude: '0/1 18/1 0/1' } })
    .jpeg()
    .toBuffer();
const rust: Finding = {
  outcome: 'answer',
  condition: 'bean___rust',
  confidence: 0.93,
  top3: [{ condition: 'bean___rust', probability: 0.93 }],
  model: 'ab'.repeat(32),
};
const photoMessage = (userId: string, over: Partial<Arrived> = {}): Arrived => ({
  way: 'whatsapp',
  to: '+254700000001',
  userId,
  id: `wamid.${newId()}`,
  at: Date.now(),
  text: 'maharagwe yangu',
  meaning: null,
  media: { id: 'M', sha256: null },
  ...over,
});

const lineOf = async (farmer: ApiClient, over: Partial<AnswerDeps> = {}) => {
  const sent: string[] = [];
  const bytes = await leafJpeg();
  const deps: AnswerDeps = {
    db: server.database,
    evaluateFields: async () => undefined,
    storage: await diskStorage(path.join(server.dataDir, 'files')),
    listeners: () => ({}),
    link: 'https://mavuno.test',
    look: async () => rust,
    openAccount: async () => newId(),
    media: { fetch: async () => ({ ok: true, bytes }) },
    send: async (_way, message) => {
      sent.push(message.text);
      return { ok: true, providerId: 'x' };
    },
    act: async (_user, { id, name, args, at }) =>
      (await farmer.sync([{ id, name, args, deviceTime: at.toISOString() }])).outcomes[0],
    ...over,
  };
  return { sent, hear: answer(deps) };
};
const scans = async (farmer: ApiClient) =>
  (await farmer.sync([])).changes.rows
    .filter((r: { kind: string; row: unknown }) => r.kind === 'scan' && r.row)
    .map((r: { row: unknown }) => r.row);

test('a leaf photo by WhatsApp becomes a check without location; the reply has name, confidence and first actions', async () => {
  const farmer = await server.farmer();
  const { sent, hear } = await lineOf(farmer);
  const message = photoMessage(farmer.userId);
  await hear(message);
  expect(sent[0]).toMatch(/^\*.*rust.*\*, 93% sure\nDo first:\n- .+\n/i);
  const [scan] = await scans(farmer);
  expect(scan).toMatchObject({ crop_type: 'bean', condition: 'bean___rust', counted: true });
  expect(sent[0]).toContain(`https://mavuno.test/scan/${scan.id}`);
  const saved = (await farmer.ask('GET', `/api/photos/${scan.photo}`)).raw;
  expect((await sharp(saved).metadata()).exif).toBeUndefined();
  // The job runs again after a crash: one check, one answer.
  await hear(message);
  expect([(await scans(farmer)).length, sent.length]).toEqual([1, 1]);
});

test('WhatsApp checks count towards the same fifteen free ones, and the refusal says so', async () => {
  const farmer = await server.farmer();
  await server.database.asSystem((tx) =>
    tx.run(sql`insert into scan_totals (user_id, removed) values (${farmer.userId}, 15)`),
  );
  const { sent, hear } = await lineOf(farmer);
  await hear(photoMessage(farmer.userId));
  expect([sent, (await scans(farmer)).length]).toEqual([
    [`${en.photo.limit('15')} https://mavuno.test/upgrade`],
    0,
  ]);
});

test('a photo without a leaf, a non-photo and an expired file each get their own reply', async () => {
  const farmer = await server.farmer();
  const look = createPhotoAnalyser('features/scanner/model');
  const shoe = (await drawnShoe()).buffer;
  const cases: [Partial<AnswerDeps>, string][] = [
    [{ look, media: { fetch: async () => ({ ok: true, bytes: shoe }) } }, en.photo.noLeaf],
    [{ media: { fetch: async () => ({ ok: true, bytes: Buffer.from('no photo') }) } }, en.photo.broken],
    [{ media: { fetch: async () => ({ ok: false, reason: 'expired' }) } }, en.photo.late],
    [{ media: null }, en.photo.onlyPhotos],
    [
      { look: async () => ({ ...rust, outcome: 'not_sure', condition: null, confidence: null }) },
      en.photo.notSure,
    ],
  ];
  for (const [over, said] of cases) {
    const { sent, hear } = await lineOf(farmer, over);
    await hear(photoMessage(farmer.userId, { text: null }));
    expect(sent[0]).toContain(said);
  }
});

test('a reply that certainly failed is retried; one that may have been sent is not', async () => {
  const farmer = await server.farmer();
  let outcomes = ['busy', 'maybe'] as ('busy' | 'maybe')[];
  let tries = 0;
  const { hear } = await lineOf(farmer, {
    send: async () => {
      tries += 1;
      return { ok: false, reason: outcomes.shift() ?? 'maybe', code: 'x' };
    },
  });
  const message = photoMessage(farmer.userId, { media: null, text: '2' });
  await expect(hear(message)).rejects.toThrow('does not accept messages');
  await hear(message);
  await hear(message);
  expect(tries).toBe(2);
  outcomes = [];
});

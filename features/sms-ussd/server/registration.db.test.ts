import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#apps/server/testing.ts';
import { FLOOD_DAYS, storeForecast } from '#features/alerts/server/testing.ts';
import { blankTask } from '#features/tasks/domain/task.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { menu } from '../domain/flow.ts';
import { findVillages } from '../domain/villages.ts';
import { smsUssdEn } from '../domain/words.en.ts';
import { smsUssdSw } from '../domain/words.sw.ts';
import { answer, type AnswerDeps } from './answer.ts';
import { registrationAfter } from './inbound-registration.ts';
import { openRegistration, saveRegistration, sweepRegistrations } from './registrations.ts';
import { answerUssd, type UssdDeps } from './ussd.ts';
import { smsUssdServer } from './index.ts';

const SECRET = 'a_secret_path_of_the_tests_9';
const words = { en: smsUssdEn, sw: smsUssdSw };
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ AT_HOOK_SECRET: SECRET });
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

let last = 40_000_000;
const newNumber = (): string => `+2547${(last += 1)}`;
const post = (url: string, fields: Record<string, string>) =>
  server.browser().ask('POST', url, {
    bytes: Buffer.from(new URLSearchParams(fields).toString()),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
/** One screen of a session, as the network requests it: with all its inputs. */
const screen = async (phoneNumber: string, sessionId: string, inputs: readonly string[]): Promise<string> =>
  (
    await post(`/api/hooks/ussd/${SECRET}`, {
      sessionId,
      serviceCode: '*384*1#',
      phoneNumber,
      networkCode: '63902',
      text: inputs.join('*'),
    })
  ).raw.toString();
/** All screens of a session. */
const session = async (phone: string, inputs: readonly string[], id = newId()): Promise<string[]> => {
  const screens: string[] = [];
  for (let n = 0; n <= inputs.length; n += 1) screens.push(await screen(phone, id, inputs.slice(0, n)));
  return screens;
};
const sms = (from: string, text: string) =>
  post(`/api/hooks/sms/${SECRET}/in`, { from, to: '22384', text, id: newId(), date: '', linkId: 'x' });
const sentTo = (number: string): string[] => {
  const folder = path.join(server.dataDir, 'outbox-sms');
  try {
    return readdirSync(folder)
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .filter((one) => one.includes(number));
  } catch {
    return [];
  }
};
const answers = (number: string) =>
  expect.poll(() => sentTo(number).length, { timeout: 15_000, interval: 50 });

interface Owned {
  readonly user_id: string;
  readonly name: string;
  readonly language: string;
  readonly fields: readonly Record<string, unknown>[];
}
/** The accounts of this number, each with its fields. */
const accountsOf = (phone: string): Promise<Owned[]> =>
  server.database.asSystem((tx) =>
    tx.many<Owned>(sql`
      select i.user_id, u.name, p.preferred_language as language, coalesce((select json_agg(f order by f.id)
        from fields f where f.user_id = i.user_id), '[]') as fields
      from contact_identities i
      join auth_users u on u.id = i.user_id
      join profiles p on p.id = i.user_id
      where i.phone = ${phone} and i.channel = 'sms'
    `),
  );

const stranger = { sw: ['1', 'amina wanjiru', 'Bahati', '1', '1'], en: ['2', 'Otieno', 'Kapsabet', '2'] };

describe('a stranger registers by USSD', () => {
  test('in five screens, gets an account and a field at the village, and goes on to the menu', async () => {
    const phone = newNumber();
    const screens = await session(phone, [...stranger.sw, '0']);
    expect(screens.slice(0, 5).map((one) => one.split('\n')[0])).toEqual([
      'CON Karibu Mavuno. Tuma nambari:',
      'CON Jiunge na Mavuno bure. Jina lako nani?',
      'CON Amina Wanjiru, shamba lako liko karibu na kijiji au soko gani?',
      'CON Ni kipi?',
      'CON Bahati, Nakuru. Zao gani? Nambari au jina:',
    ]);
    expect(screens[5]).toMatch(/^CON Karibu, Amina Wanjiru\. Shamba lako: mahindi, Bahati, Nakuru\.\n/);
    expect(screens[6]).toMatch(/^CON Mavuno\. Tuma nambari:\n1 Hali ya hewa/);
    for (const one of screens) expect(one.length, one).toBeLessThanOrEqual(160);
    const [village] = findVillages('Bahati');
    expect(await accountsOf(phone)).toMatchObject([
      {
        name: 'Amina Wanjiru',
        language: 'sw',
        fields: [
          {
            crop_type: 'maize',
            location_lat: village!.lat,
            location_lng: village!.lng,
            location_unconfirmed: false,
            location_accuracy_m: village!.accuracyM,
            location_description: 'Bahati, Nakuru',
            size_is_default: true,
          },
        ],
      },
    ]);
    // The next session knows the farmer.
    expect(await screen(phone, newId(), [])).toMatch(/^CON Mavuno\. Tuma nambari:/);
  });

  test('in English, with a village of which there is one, in four', async () => {
    const phone = newNumber();
    const screens = await session(phone, stranger.en);
    expect(screens[4]).toMatch(/^CON Welcome, Otieno\. Your field: beans, Kapsabet, Nandi\./);
    expect(await accountsOf(phone)).toMatchObject([{ language: 'en', fields: [{ crop_type: 'bean' }] }]);
  });

  test('a session cut in the middle leaves no account; the next one goes on with the same question', async () => {
    const phone = newNumber();
    for (let cut = 1; cut < stranger.sw.length; cut += 1) {
      expect(await accountsOf(phone)).toEqual([]);
      const id = newId();
      const first = await screen(phone, id, []);
      if (cut > 1) expect(first).toMatch(/^CON Karibu tena\.\n/);
      await screen(phone, id, stranger.sw.slice(cut - 1, cut));
    }
    const [resumed, done] = await session(phone, stranger.sw.slice(-1));
    expect(resumed).toMatch(/^CON Karibu tena\.\nBahati, Nakuru\. Zao gani\?/);
    expect(done).toMatch(/^CON Karibu, Amina Wanjiru\./);
    expect((await accountsOf(phone))[0]!.fields).toHaveLength(1);
  });

  test('a wrong input is asked again, and 0 goes back', async () => {
    const phone = newNumber();
    const screens = await session(phone, [
      '2',
      '0712',
      'Otieno',
      'xyzzyq',
      '0',
      'Achieng',
      'Kapsabet',
      'hmm',
      'beans',
    ]);
    expect(screens[2]).toMatch(/^CON Type a name in letters\.\n/);
    expect(screens[4]).toMatch(/^CON We did not find xyzzyq\./);
    expect(screens[5]).toMatch(/^CON Join Mavuno free\. What is your name\?/);
    expect(screens[8]).toMatch(/^CON We do not know this crop\.\nKapsabet, Nandi\. Which crop\?/);
    expect(screens[9]).toMatch(/^CON Welcome, Achieng\./);
    expect(await accountsOf(phone)).toMatchObject([{ name: 'Achieng' }]);
  });

  test('two sessions at once, and a repeated request, make one account with one field', async () => {
    const phone = newNumber();
    const [one, two] = [newId(), newId()];
    for (let n = 0; n < stranger.sw.length; n += 1)
      await Promise.all([
        screen(phone, one, stranger.sw.slice(0, n)),
        screen(phone, two, stranger.sw.slice(0, n)),
      ]);
    const ends = await Promise.all([one, two, one, two].map((id) => screen(phone, id, stranger.sw)));
    for (const end of ends) expect(end).toMatch(/^CON (Karibu, Amina|Mavuno\. Tuma)/);
    const accounts = await accountsOf(phone);
    expect(accounts).toHaveLength(1);
    expect(accounts[0]!.fields).toHaveLength(1);
    // Both sessions go on.
    for (const id of [one, two])
      expect(await screen(phone, id, [...stranger.sw, '0'])).toMatch(/^CON Mavuno\. Tuma nambari/);
  });

  test('a slower session finds that the other has registered, and goes on at the menu', async () => {
    const phone = newNumber();
    const slow = newId();
    await screen(phone, slow, []);
    await screen(phone, slow, ['2']);
    await session(phone, ['Achieng', 'Kapsabet', '1']);
    expect(await screen(phone, slow, ['2', 'Otieno'])).toMatch(/^CON Mavuno\. Send a number/);
    expect(await screen(phone, slow, ['2', 'Otieno', '4'])).toMatch(/^CON How many weeks ago/);
    expect(await accountsOf(phone)).toMatchObject([{ name: 'Achieng' }]);
    expect((await accountsOf(phone))[0]!.fields).toHaveLength(1);
  });
});

const usedBy = (act: UssdDeps['act'], openAccount: UssdDeps['openAccount']): UssdDeps =>
  ({
    db: server.database,
    link: 'https://mavuno.test',
    act,
    openAccount,
    evaluateFields: async () => undefined,
    hasSms: true,
    log: pino({ level: 'silent' }),
  }) as unknown as UssdDeps;

test('a field that cannot be saved leaves no half account: the next session finishes without typing', async () => {
  const farmer = await server.farmer();
  const phone = newNumber();
  let isBroken = true;
  const deps = usedBy(
    async (_user, { id, name, args, at }) =>
      isBroken
        ? { id, result: 'retry' as const, fault: false }
        : (await farmer.sync([{ id, name, args, deviceTime: at.toISOString() }])).outcomes[0],
    async () => {
      await server.database.asSystem((tx) =>
        tx.run(sql`
          insert into contact_identities (user_id, id, channel, address, phone, verified_at)
          values (${farmer.userId}, ${newId()}, 'sms', ${phone}, ${phone}, now())
          on conflict do nothing
        `),
      );
      return farmer.userId;
    },
  );
  const request = { phone, text: '1*Amina*Kapsabet*1', now: new Date() };
  expect(await answerUssd(deps, { ...request, sessionId: 'a' })).toMatchObject({
    ends: true,
    text: smsUssdSw.register.failed,
  });
  expect(await farmer.rows('field')).toEqual([]);
  isBroken = false;
  expect(await answerUssd(deps, { ...request, text: '', sessionId: 'b' })).toMatchObject({
    ends: false,
    text: expect.stringMatching(/^Karibu, Amina\. Shamba lako: mahindi, Kapsabet, Nandi\./),
  });
  expect(await farmer.rows('field')).toHaveLength(1);
});

test('a farmer who has an account but no field adds one by the village', async () => {
  const farmer = await server.farmer();
  const phone = newNumber();
  await server.database.asSystem((tx) =>
    tx.run(sql`
      insert into contact_identities (user_id, id, channel, address, phone, verified_at)
      values (${farmer.userId}, ${newId()}, 'sms', ${phone}, ${phone}, now())
    `),
  );
  const screens = await session(phone, ['1', 'Kapsabet', 'mahindi']);
  expect(screens[1]).toBe(
    'CON You have no field in Mavuno yet.\nWhich village or market is your field near?\n0 Back',
  );
  expect(screens[3]).toMatch(/^CON Saved\. Your field: maize, Kapsabet, Nandi\./);
  expect(await farmer.rows('field')).toMatchObject([
    { crop_type: 'maize', location_description: 'Kapsabet, Nandi' },
  ]);
});

test('the same account opens in the app by a code for the number', async () => {
  const phone = newNumber();
  await session(phone, stranger.sw);
  const [{ user_id: userId, fields }] = (await accountsOf(phone)) as [Owned];
  const app = server.browser();
  const sent = await app.ask('POST', '/api/auth/phone/code', { body: { phone, channel: 'sms' } });
  const { status, body } = await app.ask('POST', '/api/auth/phone/verify', {
    body: { phone, code: sent.body.shown_code },
  });
  expect([status, body.is_new, body.session.userId, body.session.name]).toEqual([
    200,
    false,
    userId,
    'Amina Wanjiru',
  ]);
  app.userId = userId;
  expect((await app.rows('field')).map(({ id }: { id: string }) => id)).toEqual([fields[0]!.id]);
});

test('a number that was silent for a year opens no farm: its present owner registers anew', async () => {
  const phone = newNumber();
  await session(phone, stranger.sw);
  const [{ user_id: former }] = (await accountsOf(phone)) as [Owned];
  await server.database.run(
    sql`update auth_users set active_at = now() - interval '400 days' where id = ${former}`,
  );
  await server.database.asSystem((tx) => tx.run(sql`delete from text_registrations where phone = ${phone}`));
  const screens = await session(phone, stranger.en);
  expect(screens[0]).toMatch(/^CON Karibu Mavuno\. Tuma nambari:/);
  expect(screens[4]).toMatch(/^CON Welcome, Otieno\. Your field: beans/);
  expect((await accountsOf(phone)).map(({ user_id: id }) => id)).not.toContain(former);
});

test('who has an account may leave the question for a field, also by SMS', async () => {
  const farmer = await server.farmer();
  const phone = newNumber();
  await server.database.asSystem((tx) =>
    tx.run(sql`
      insert into contact_identities (user_id, id, channel, address, phone, verified_at)
      values (${farmer.userId}, ${newId()}, 'sms', ${phone}, ${phone}, now())
    `),
  );
  const replies: [string, RegExp][] = [
    ['1', /You have no field in Mavuno yet\.\nWhich village/],
    ['4', /No tasks today/],
    ['menu', /Mavuno\. Send a number:/],
    ['Kapsabet', /Kapsabet, Nandi\. Which crop\?/],
    ['2', /Saved\. Your field: beans, Kapsabet, Nandi\./],
    ['1', /Kapsabet, Nandi: no forecast yet|Kapsabet, Nandi \(/],
  ];
  for (const [i, [text, expected]] of replies.entries()) {
    const before = new Set(sentTo(phone));
    await sms(phone, text);
    await answers(phone).toBe(i + 1);
    expect(sentTo(phone).find((one) => !before.has(one))).toMatch(expected);
  }
});

test('MSC-03 a suspended account cannot register again', async () => {
  const phone = newNumber();
  await session(phone, stranger.sw);
  const [{ user_id: userId }] = (await accountsOf(phone)) as [Owned];
  await server.database.run(sql`update auth_users set suspended_at = now() where id = ${userId}`);
  await server.database.asSystem((tx) => tx.run(sql`delete from text_registrations where phone = ${phone}`));
  const screens = await session(phone, stranger.sw);
  expect(screens[0]).toMatch(/^CON Karibu Mavuno\. Tuma nambari:/);
  expect(screens[5]).toMatch(/^END Nambari hii haiwezi kujiunga/);
});

/** What no entry may answer: that it is to come. */
const EMPTY =
  /not yet|coming soon|not available|haipo bado|hivi karibuni|bado haijawa|undefined|\bnull\b|\bNaN\b/i;

test('every entry of the menu answers a new farmer in both languages with what is so', async () => {
  const today = dayInNairobi(new Date());
  await server.database.asSystem((tx) =>
    tx.run(sql`
      insert into market_data (source, commodity, variety, market_name, date, price_type, price, unit, unit_kg,
        price_per_kg, currency)
      values ('wfp', 'maize', 'white maize', 'Eldoret', ${addDays(today, -3)}, 'wholesale', 3600, '90 KG', 90, 40, 'KES'),
        ('wfp', 'bean', 'beans', 'Eldoret', ${addDays(today, -3)}, 'wholesale', 9000, '90 KG', 90, 100, 'KES')
    `),
  );
  const expected = {
    en: {
      weather: /^CON Kapsabet, Nandi \(|^CON Bahati, Nakuru \(/,
      alerts: /^END Mavuno: |^END No alerts for your fields\. Checked \d\d:\d\d/,
      price: /^CON Beans: KES 9,000 per 90 kg bag \(100 per kg\), wholesale\. Eldoret, \d+ \w{3} \(WFP\)/,
      tasks: /^END To do \(\d\):\n- Weed the beans/,
      ask: /^CON Write your question to other farmers\. Answers come by SMS\./,
      language_changed: /^CON Mavuno\. Tuma nambari:\n1 Hali ya hewa/,
    },
    sw: {
      weather: /^CON Bahati, Nakuru \(/,
      alerts: /^END Mavuno: |^END Hakuna tahadhari kwa mashamba yako\. Yalikaguliwa \d\d:\d\d/,
      price:
        /^CON Mahindi: KES 3,600 kwa gunia la kilo 90 \(40 kwa kilo\), jumla\. Eldoret, \d+ \w{3} \(WFP\)/,
      tasks: /^END Kazi za kufanya \(\d\):\n- Weed the beans/,
      ask: /^CON Andika swali lako kwa wakulima wengine\. Majibu yatakuja kwa SMS\./,
      language_changed: /^CON Mavuno\. Send a number:\n1 Weather/,
    },
  };
  for (const language of ['en', 'sw'] as const) {
    const phone = newNumber();
    await session(phone, stranger[language]);
    const [{ user_id: userId, fields }] = (await accountsOf(phone)) as [Owned];
    const at = { lat: Number(fields[0]!.location_lat), lng: Number(fields[0]!.location_lng) };
    await storeForecast(server.database, at, FLOOD_DAYS);
    await server.database.asSystem((tx) =>
      tx.run(sql`
        update weather_cells set forecast = ${JSON.stringify({
          source: 'met-norway',
          fetchedAt: new Date().toISOString(),
          place: at,
          elevation: 2000,
          utcOffset: 180,
          days: [],
          doubts: [],
          hours: Array.from({ length: 48 }, (_, h) => ({
            at: Date.parse(`${today}T00:00:00Z`) / 1_000 - 3 * 3_600 + h * 3_600,
            hours: 1,
            temperature: 20,
            humidity: 70,
            wind: 8,
            rain: 0.3,
            rainChance: 40,
            clouds: 50,
            pressure: 1014,
            radiation: 1,
            et0: 0.2,
            condition: 'light_rain',
          })),
        })} where cell = ${cellOf(at)}
      `),
    );
    await server.database.asSystem((tx) =>
      tx.run(sql`
        insert into farm_plan_tasks (user_id, id, title, status, priority, category, due_date, created_at, updated_at)
        values (${userId}, ${newId()}, 'Weed the beans', 'pending', 'medium', ${blankTask().category}, ${today}, now(), now())
      `),
    );
    for (const [i, topic] of menu.entries()) {
      const shown = await screen(phone, newId(), [String(i + 1)]);
      expect(shown, `${language} ${topic}`).toMatch(expected[language][topic]);
      expect(shown, `${language} ${topic}`).not.toMatch(EMPTY);
      expect(shown.length, shown).toBeLessThanOrEqual(160);
    }
    for (const topic of menu) expect(words[language].topics[topic]).not.toMatch(EMPTY);
  }
});

test('without any data each entry says so and what to do, and the weather names what is usual', async () => {
  const phone = newNumber();
  await session(phone, ['2', 'Otieno', 'Subukia', 'green gram']);
  const [weather, alerts, price, tasks] = await Promise.all(
    [['1'], ['2'], ['3'], ['4', '0']].map((inputs) => screen(phone, newId(), inputs)),
  );
  expect(weather).toMatch(
    /^CON Subukia, Nakuru: no forecast yet\. Try again in an hour\.\nUsual in [A-Z][a-z]{2}, not a forecast: \d+-\d+C, rain \d+mm in the month\.\n0 menu$/,
  );
  expect(alerts).toBe(`END ${smsUssdEn.neverLooked}`);
  expect(price).toMatch(/^CON Green gram: no market price in Mavuno yet\. Ask two buyers/);
  expect(tasks).toMatch(/^END No tasks today\./);
});

test('PLN-19 today’s tasks come from the weeks since planting, which are asked once; "not yet" plans the crop', async () => {
  const phone = newNumber();
  await session(phone, stranger.en);
  const [{ user_id: userId }] = (await accountsOf(phone)) as [Owned];
  const crops = () =>
    server.database.asSystem((tx) =>
      tx.many(
        sql`
          select crop_type, status, planting_date, harvest_source
          from crops
          where user_id = ${userId}
        `,
      ),
    );
  const id = newId();
  expect(await screen(phone, id, ['4'])).toBe(
    'CON How many weeks ago did you plant your beans? Send the number.\n0 Not planted yet',
  );
  expect(await screen(phone, id, ['4', '99'])).toMatch(/^CON Send a number up to 52\.\nHow many weeks/);
  expect(await screen(phone, newId(), ['4', '0'])).toMatch(/^END (No tasks today|To do)/);
  expect(await crops()).toMatchObject([{ crop_type: 'bean', status: 'planning', planting_date: null }]);
  for (let n = 0; n < 2; n += 1)
    expect(await screen(phone, id, ['4', '99', '3'])).toMatch(/^END To do \(\d\):\n- Weed the beans/);
  expect(await crops()).toMatchObject([
    {
      crop_type: 'bean',
      status: 'growing',
      planting_date: addDays(dayInNairobi(new Date()), -21),
      harvest_source: 'calendar',
    },
  ]);
  expect(await screen(phone, newId(), ['4'])).toMatch(/^END To do/);
});

test('a question by USSD is posted once; the reply comes by SMS', async () => {
  const phone = newNumber();
  await session(phone, stranger.sw);
  const id = newId();
  const inputs = ['5', 'hm', 'Kwa nini majani ya mahindi yangu yanageuka manjano'];
  expect(await screen(phone, id, inputs.slice(0, 2))).toMatch(/^CON Eleza zaidi kidogo\.\nAndika swali lako/);
  for (let n = 0; n < 2; n += 1)
    expect(await screen(phone, id, inputs)).toBe(`END ${smsUssdSw.question.received}`);
  await answers(phone).toBe(1);
  expect(sentTo(phone)[0]).toContain('jamii ya Mavuno');
  const [{ user_id: userId }] = (await accountsOf(phone)) as [Owned];
  expect(
    await server.database.asSystem((tx) =>
      tx.many(sql`select content from community_questions where user_id = ${userId}`),
    ),
  ).toEqual([{ content: inputs[2] }]);
});

test('entry 6 switches the language once, also when the network repeats the request', async () => {
  const phone = newNumber();
  await session(phone, stranger.en);
  const id = newId();
  for (let n = 0; n < 3; n += 1) expect(await screen(phone, id, ['6'])).toMatch(/^CON Mavuno\. Tuma nambari/);
  expect(await screen(phone, id, ['6', '4'])).toMatch(/^CON Ulipanda maharagwe wiki ngapi/);
  expect(await accountsOf(phone)).toMatchObject([{ language: 'sw' }]);
});

describe('a stranger registers by SMS', () => {
  test('message by message; the account is the same for USSD', async () => {
    const phone = newNumber();
    await sms(phone, 'Habari, nataka kujiunga');
    await answers(phone).toBe(1);
    expect(sentTo(phone)[0]).toContain('Karibu Mavuno. Tuma nambari:');
    for (const [i, text] of stranger.sw.entries()) {
      await sms(phone, text);
      await answers(phone).toBe(i + 2);
    }
    expect(sentTo(phone).join()).toMatch(
      /Karibu, Amina Wanjiru\. Shamba lako: mahindi, Bahati, Nakuru\.[^]+1 Hali ya hewa/,
    );
    expect((await accountsOf(phone))[0]!.fields).toHaveLength(1);
    expect(await screen(phone, newId(), [])).toMatch(/^CON Mavuno\. Tuma nambari:/);
    await sms(phone, '4');
    await answers(phone).toBe(stranger.sw.length + 2);
    expect(sentTo(phone).join()).toContain(
      'Ulipanda mahindi wiki ngapi zilizopita? Tuma 4 na nambari. Mfano: 4 3\n4 0 Bado sijapanda',
    );
    await sms(phone, '4 3');
    await answers(phone).toBe(stranger.sw.length + 3);
    expect(sentTo(phone).join()).toMatch(/Kazi za kufanya \(\d\):\n- \S/);
  });

  test('one that USSD began goes on by SMS; STOP ends it without an answer', async () => {
    const phone = newNumber();
    await session(phone, ['2', 'Otieno']);
    await sms(phone, 'hello');
    await answers(phone).toBe(1);
    expect(sentTo(phone)[0]).toContain('Otieno, which village or market is your field near?');
    await sms(phone, 'STOP');
    expect(await screen(phone, newId(), [])).toMatch(/^CON Karibu Mavuno\. Tuma nambari:/);
    expect(sentTo(phone)).toHaveLength(1);
  });

  test('costs at most a few dozen messages from any sender', async () => {
    const phone = newNumber();
    const message = { way: 'sms' as const, to: phone, userId: null, at: 0, meaning: null, media: null };
    const states = [];
    for (let n = 0; n < 30; n += 1)
      states.push(
        await server.database.asSystem((tx) =>
          registrationAfter(tx, { ...message, id: String(n), text: 'asdf' }, new Date()),
        ),
      );
    expect(states.filter((state) => state !== 'ignored')).toHaveLength(25);
  });
});

test('by WhatsApp the choices are buttons, and the number is known on WhatsApp afterwards', async () => {
  const farmer = await server.farmer();
  const phone = newNumber();
  const sent: { text: string; choices?: readonly { send: string; label: string }[] }[] = [];
  const deps = {
    ...usedBy(
      async (_user, { id, name, args, at }) =>
        (await farmer.sync([{ id, name, args, deviceTime: at.toISOString() }])).outcomes[0],
      async () => farmer.userId,
    ),
    send: async (_way: string, message: (typeof sent)[number]) => {
      sent.push(message);
      return { ok: true as const, providerId: 'x' };
    },
  } as unknown as AnswerDeps;
  const say = async (text: string | null) => {
    const message = {
      way: 'whatsapp' as const,
      to: phone,
      userId: null,
      id: newId(),
      at: Date.now(),
      text,
      meaning: null,
      media: null,
    };
    const registration = await server.database.asSystem((tx) => registrationAfter(tx, message, new Date()));
    if (registration === 'ignored') throw new Error('ignored');
    await answer(deps)({ ...message, registration });
  };
  await say(null);
  expect(sent[0]!.choices!.map(({ label }) => label)).toEqual(['Kiswahili', 'English']);
  for (const text of stranger.sw) await say(text);
  expect(sent.at(-1)!.text).toMatch(/^Karibu, Amina Wanjiru\./);
  expect(sent.at(-1)!.choices!.map(({ send }) => send)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(
    await server.database.asSystem((tx) =>
      tx.many(sql`select channel, phone from contact_identities where user_id = ${farmer.userId}`),
    ),
  ).toEqual([{ channel: 'whatsapp', phone }]);
});

test('a number known by SMS is known on WhatsApp from its first message on; STOP there is carried out', async () => {
  const phone = newNumber();
  await session(phone, stranger.sw);
  const [{ user_id: userId }] = (await accountsOf(phone)) as [Owned];
  const queued: { userId: string | null; registration?: unknown }[] = [];
  const { onInbound } = smsUssdServer({
    ...usedBy(
      async (_user, { id }) => ({ id, result: 'retry' as const, fault: false }),
      async () => userId,
    ),
    jobs: {
      handleJobs: () => undefined,
      enqueue: async (_tx: unknown, _name: string, job: (typeof queued)[number]) => {
        queued.push(job);
      },
    },
    senders: { sms: null, whatsapp: null },
    smsSecret: null,
    take: async () => true,
  } as unknown as Parameters<typeof smsUssdServer>[0]);
  const write = (from: string, text: string, meaning: 'stop' | null) =>
    server.database.asSystem((tx) =>
      onInbound(tx, {
        userId: null,
        meaning,
        message: {
          channel: 'whatsapp',
          id: newId(),
          phone: from,
          bsuid: null,
          name: null,
          at: Date.now(),
          type: 'text',
          text,
          choice: null,
          media: null,
          place: null,
        },
      }),
    );
  await write(phone, '1', null);
  await write(phone, 'acha', 'stop');
  await write(newNumber(), 'Habari', null);
  expect(queued).toMatchObject([
    { userId, registration: null },
    { userId, registration: null },
    { userId: null, registration: { screen: 'language' } },
  ]);
  expect(
    await server.database.asSystem((tx) =>
      tx.one(sql`
        select phone, opted_out_at is not null as out
        from contact_identities
        where user_id = ${userId} and channel = 'whatsapp'
      `),
    ),
  ).toEqual({ phone, out: true });
});

test('a provider that is down loses nothing: the reply is tried again and registers once', async () => {
  const farmer = await server.farmer();
  const phone = newNumber();
  let opened = 0;
  let isDown = true;
  const deps = {
    ...usedBy(
      async (_user, { id, name, args, at }) =>
        (await farmer.sync([{ id, name, args, deviceTime: at.toISOString() }])).outcomes[0],
      async () => {
        opened += 1;
        return farmer.userId;
      },
    ),
    send: async () =>
      isDown
        ? { ok: false as const, reason: 'busy' as const, code: '500' }
        : { ok: true as const, providerId: 'x' },
  } as unknown as AnswerDeps;
  const message = {
    way: 'sms' as const,
    to: phone,
    userId: null,
    id: newId(),
    at: Date.now(),
    meaning: null,
    media: null,
  };
  let registration: Awaited<ReturnType<typeof registrationAfter>> = null;
  for (const text of ['hello', ...stranger.en])
    registration = await server.database.asSystem((tx) =>
      registrationAfter(tx, { ...message, text }, new Date()),
    );
  if (registration === null || registration === 'ignored') throw new Error('no registration');
  const job = { ...message, text: '2', registration };
  await expect(answer(deps)(job)).rejects.toThrow('does not accept messages');
  isDown = false;
  await answer(deps)(job);
  expect(opened).toBe(2);
  expect(await farmer.rows('field')).toHaveLength(1);
});

test('answers of an unfinished registration are removed after three days, and only the server reads them', async () => {
  const phone = newNumber();
  const old = new Date(Date.now() - 73 * 3_600_000);
  await server.database.asSystem(async (tx) => {
    const open = await openRegistration(tx, phone, old);
    await saveRegistration(tx, phone, open, old);
  });
  const { userId } = await server.farmer();
  expect(
    await server.database.asUser(userId, (tx) => tx.many(sql`select phone from text_registrations`)),
  ).toEqual([]);
  await sweepRegistrations(server.database)();
  expect(
    await server.database.asSystem((tx) =>
      tx.many(sql`select phone from text_registrations where phone = ${phone}`),
    ),
  ).toEqual([]);
});

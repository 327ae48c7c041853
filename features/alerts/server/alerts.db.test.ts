import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient } from '#apps/server/testing.ts';
import { cellOf as areaOf } from '#features/sightings/domain/cell.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import { addDays, DAY_MS, HOUR_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { createJobs } from '#kit/server/jobs/jobs.ts';
import type { DomainEvent, Listeners } from '#kit/server/sync/events.ts';
import { MIN_ANSWERS } from '../domain/hit-rate.ts';
import { localDayAt } from '../domain/local-day.ts';
import { alertMessages, alertMessage } from './api.ts';
import { startDailyEvaluation, evaluateAll, sweepAlerts } from './evaluation-batch.ts';
import { addField, FLOOD_DAYS, type TestServer, makePro, storeForecast, today } from './testing.ts';
import { alertsServer } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
// All these farmers sign up from one IP address.
beforeEach(() => server.database.run(sql`truncate rate_limits`));

let corner = 0;
/** Each test has its own weather cell. */
const place = () => ({ lat: -0.31 - (corner += 1) * 0.2, lng: 36.08 });
const heard: DomainEvent[] = [];
const listeners: Listeners = { 'alert.raised': [async (_tx, event) => void heard.push(event)] };
const round = (more: Partial<Parameters<typeof evaluateAll>[0]> = {}) =>
  evaluateAll({ db: server.database, listeners: () => listeners, ...more });
const heardBy = (b: ApiClient) => heard.filter((e) => e.userId === b.userId);
const pro = async (): Promise<ApiClient> => {
  const b = await server.farmer();
  await makePro(server, b);
  return b;
};
const alertsOf = (b: ApiClient) => b.rows('alert');

test('ALR-04 ALR-05 very heavy rain in the forecast raises one alert with its cause, figures and days', async () => {
  const at = place();
  const farmer = await pro();
  const fieldId = await addField(farmer, at);
  await storeForecast(server.database, at, FLOOD_DAYS);
  await round();
  const alerts = await alertsOf(farmer);
  expect(alerts).toMatchObject([
    {
      field_id: fieldId,
      state: 'open',
      read: false,
      happened: null,
      forecast_source: 'met-norway',
      raised: {
        rule: 'FLOOD_RISK',
        category: 'weather',
        urgency: expect.any(Number),
        cause: expect.stringContaining('rain'),
        seen: {
          ahead: 1,
          days: [addDays(today(), 1)],
          conditions: { rainfall: 64, humidity: 92, windSpeed: 31, temperature: expect.any(Number) },
        },
      },
    },
  ]);
  expect(heardBy(farmer)).toMatchObject([{ payload: { id: alerts[0].id } }]);
  const { body } = await farmer.ask('GET', '/api/alerts');
  expect(body.alerts).toMatchObject([
    {
      id: alerts[0].id,
      type: 'weather',
      urgencyLevel: alerts[0].raised.urgency,
      title: expect.stringMatching(/rain/i),
      message: expect.stringContaining('64'),
      action: expect.stringMatching(/\w/),
      conditions: { temperature: expect.any(Number), humidity: 92, windSpeed: 31, rainfall: 64 },
      recommendations: expect.any(Array),
      estimatedImpact: { yieldLoss: null, financialImpact: null, timeToAct: expect.any(Number) },
      fieldId,
    },
  ]);
  expect(body.alerts[0].recommendations.length).toBeGreaterThan(0);
});

test('ALR-04 ALR-05 a disease alert names the crop on the field, a measured loss and cases nearby', async () => {
  const at = place();
  const farmer = await pro();
  const fieldId = await addField(farmer, at, { crop_type: 'potato', size: 0.5, size_unit: 'hectares' });
  await farmer.sync([
    {
      name: 'crops.add',
      args: {
        id: newId(),
        field_id: fieldId,
        crop_type: 'potato',
        variety: null,
        variety_class: null,
        status: 'growing',
        area_size: null,
        area_unit: null,
        planting_date: addDays(today(), -50),
        expected_harvest_date: null,
        harvest_source: null,
        harvest_from: null,
        harvest_to: null,
        altitude_band: null,
        county: null,
        expected_yield: null,
        expected_yield_size: null,
        expected_yield_unit: null,
        notes: null,
      },
    },
  ]);
  const damp = { tmin: 12, rh90Hours: 12, tRh90: 15, wetHours: 14, tWet: 15, rhMean: 93 };
  await storeForecast(server.database, at, { [-1]: damp, 0: damp });
  const cell = areaOf(at);
  await server.database.asSystem(async (tx) => {
    for (let i = 0; i < 3; i += 1)
      await tx.run(
        sql`
          insert into sighting_reports (id, user_id, scan_id, condition, crop, cell, day, level)
          values (${newId()}, ${newId()}, ${newId()}, 'potato___late_blight', 'potato', ${cell},
            ${addDays(today(), -3)}, 'seen')
        `,
      );
    // A farmer's own report is not a neighbour's.
    await tx.run(
      sql`
        insert into sighting_reports (id, user_id, scan_id, condition, crop, cell, day, level)
        values (${newId()}, ${farmer.userId}, ${newId()}, 'potato___late_blight', 'potato', ${cell},
          ${addDays(today(), -3)}, 'seen')
      `,
    );
  });
  await round();
  const [alert] = await alertsOf(farmer);
  expect(alert.raised).toMatchObject({
    theme: 'late_blight',
    category: 'disease',
    crop: 'potato',
    condition: 'potato___late_blight',
    basis: 'published',
    seen: { nearbyFarmers: 3, days: [addDays(today(), -1), today()] },
  });
  const { body } = await farmer.ask('GET', '/api/alerts');
  expect(body.alerts[0]).toMatchObject({
    type: 'disease',
    estimatedImpact: {
      yieldLoss: { low: expect.any(Number), high: expect.any(Number) },
      financialImpact: { low: expect.any(Number), high: expect.any(Number) },
    },
  });
});

test('ALR-05 one alert per cause: a second run, parallel servers and a crash raise no duplicate', async () => {
  const at = place();
  const farmer = await pro();
  await addField(farmer, at);
  await storeForecast(server.database, at, FLOOD_DAYS);
  // The transaction fails after everything was written.
  const crash: Listeners = {
    'alert.raised': [
      async () => {
        throw new Error('the power went');
      },
    ],
  };
  await expect(round({ listeners: () => crash })).rejects.toThrow('the power went');
  expect(await alertsOf(farmer)).toEqual([]);
  await Promise.all([round(), round(), round()]);
  await round();
  expect(await alertsOf(farmer)).toHaveLength(1);
  expect(heardBy(farmer)).toHaveLength(1);
  expect(
    await server.database.asSystem((tx) =>
      tx.one(
        sql`select count(*) as n from events where user_id = ${farmer.userId} and name = 'alert.raised'`,
      ),
    ),
  ).toEqual({ n: 1 });
  // Inserts directly, like a server that has not seen the other server's row.
  await server.database.asSystem(async (tx) =>
    expect(
      await tx.run(sql`
        insert into alerts (user_id, id, field_id, rule, theme, cause, category, urgency, valid_from,
          valid_until, raised, forecast_source, forecast_at)
        select user_id, ${newId()}, field_id, rule, theme, cause, category, urgency, valid_from, valid_until,
          raised, forecast_source, forecast_at
        from alerts
        where user_id = ${farmer.userId}
        on conflict (user_id, field_id, rule, cause) do nothing
      `),
    ).toBe(0),
  );
});

test('ALR-06 one rain on three fields gives three alerts and one message that names all three', async () => {
  const at = place();
  const farmer = await pro();
  const say = (n: number) =>
    server.database.asUser(farmer.userId, (tx) =>
      alertMessage(tx, farmer.userId, String(heardBy(farmer)[n]!.payload.id), 'en'),
    );
  await addField(farmer, at, { name: 'Juu' });
  await addField(farmer, { lat: at.lat + 0.01, lng: at.lng }, { name: 'Kando' });
  await storeForecast(server.database, at, FLOOD_DAYS);
  await round();
  expect((await say(0))!.sms).toMatch(/^Mavuno: Very heavy rain/);
  // A field in another weather cell with more rain, evaluated later.
  const there = place();
  await storeForecast(server.database, there, { 1: { ...FLOOD_DAYS[1], rain: 88 } });
  await addField(farmer, there, { name: 'Mbali' });
  await addField(farmer, null, { name: 'Popote' });
  await round();
  expect(await alertsOf(farmer)).toHaveLength(3);
  expect(heardBy(farmer)).toHaveLength(1);
  const said = await say(0);
  expect(said!.text).toMatch(/^On Juu, Kando, Mbali: 64–88 mm of rain/);
  expect(said!.sms).toMatch(/^Mavuno 3 fields: Very heavy rain/);
  expect(said!.sms.length).toBeLessThanOrEqual(160);
  expect(
    await server.database.asUser(farmer.userId, (tx) => alertMessages(tx, farmer.userId, 'en', 5)),
  ).toHaveLength(1);
  // The rain no longer hits the first two fields: the message covers only the other one.
  await storeForecast(server.database, at);
  await round();
  expect((await say(0))!.text).toMatch(/^Mbali: 88 mm of rain/);
  expect((await say(0))!.sms).toMatch(/^Mavuno Mbali: /);
});

test('ALR-06 a field that gets the same cause half a day later has its own message', async () => {
  const [at, there] = [place(), place()];
  const farmer = await pro();
  await addField(farmer, at, { name: 'Juu' });
  await storeForecast(server.database, at, FLOOD_DAYS);
  await round();
  await storeForecast(server.database, there, FLOOD_DAYS);
  await addField(farmer, there, { name: 'Mbali' });
  const late = new Date(Date.now() + 12.5 * HOUR_MS);
  await round({ clock: () => late });
  const same = (await alertsOf(farmer)).every(
    (a: any, _: number, all: any[]) => a.raised.cause === all[0].raised.cause,
  );
  expect(same).toBe(true);
  expect(heardBy(farmer)).toHaveLength(2);
  const said = await server.database.asUser(farmer.userId, (tx) =>
    alertMessage(tx, farmer.userId, String(heardBy(farmer)[1]!.payload.id), 'en'),
  );
  expect(said!.sms).toMatch(/^Mavuno Mbali: Very heavy rain/);
});

test('each field uses its local day: a past day in Kenya at 00:30 is still today in Rwanda', async () => {
  const farmer = await pro();
  const [kisii, kigali] = [
    { lat: -0.7, lng: 34.8 },
    { lat: -1.94, lng: 30.06 },
  ];
  const [, there] = [
    await addField(farmer, kisii, { name: 'Kisii' }),
    await addField(farmer, kigali, { name: 'Kigali' }),
  ];
  for (const at of [kisii, kigali]) await storeForecast(server.database, at, { 0: FLOOD_DAYS[1] });
  const midnight = new Date(`${today()}T21:30:00Z`);
  await round({ clock: () => midnight });
  const [alert, ...more] = await alertsOf(farmer);
  expect(more).toEqual([]);
  expect(alert).toMatchObject({
    field_id: there,
    raised: { from: today(), seen: { days: [today()], ahead: 1 } },
  });
  const saidAt = (time: string) =>
    server.database.asUser(farmer.userId, (tx) =>
      alertMessage(tx, farmer.userId, alert.id, 'en', new Date(`${alert.raised.until}T${time}:00Z`)),
    );
  expect([(await saidAt('21:30')) !== null, await saidAt('22:01')]).toEqual([true, null]);
});

test('distant fields use their local day, and invalid weather in one cell affects no other', async () => {
  const farmer = await pro();
  const sites = [
    { lat: 0.01, lng: 36.2 },
    { lat: 78.2, lng: 15.6 },
    { lat: -16.8, lng: 179.97 },
  ];
  for (const [i, at] of sites.entries()) {
    const id = await addField(farmer, null, { name: `Shamba ${i}` });
    // Places so far away are refused; an older row may still hold one.
    await server.database.asSystem((tx) =>
      tx.run(
        sql`
          update fields
          set location_lat = ${at.lat}, location_lng = ${at.lng}, location_unconfirmed = false
          where id = ${id}
        `,
      ),
    );
    await storeForecast(server.database, at, FLOOD_DAYS, { from: localDayAt(at, new Date()) });
  }
  const broken = place();
  await addField(farmer, broken);
  await storeForecast(
    server.database,
    broken,
    Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [
        i - 20,
        { rain: -999, tmin: null, tmax: 999, rh90Hours: 77, tRh90: null, wetHours: -1 },
      ]),
    ),
  );
  await round();
  const alerts = await alertsOf(farmer);
  expect(alerts.map((a: any) => a.raised.rule)).toEqual(Array(3).fill('FLOOD_RISK'));
  expect(alerts.map((a: any) => a.raised.from).sort()).toEqual(
    sites.map((at) => addDays(localDayAt(at, new Date()), 1)).sort(),
  );
  expect(await farmer.rows('alert_look')).toHaveLength(4);
});

test('an alert is withdrawn when the forecast changes, reopens without a new message, and ends on its last day', async () => {
  const at = place();
  const farmer = await pro();
  await addField(farmer, at);
  await storeForecast(server.database, at, FLOOD_DAYS);
  await round();
  await storeForecast(server.database, at);
  await round();
  expect(await alertsOf(farmer)).toMatchObject([{ state: 'withdrawn', closed_at: expect.any(String) }]);
  await storeForecast(server.database, at, { 2: FLOOD_DAYS[1] });
  await round();
  const [back] = await alertsOf(farmer);
  expect(back).toMatchObject({
    state: 'open',
    closed_at: null,
    raised: { seen: { days: [addDays(today(), 2)] } },
  });
  expect(heardBy(farmer)).toHaveLength(1);
  await sweepAlerts(server.database, new Date(Date.parse(`${addDays(back.raised.until, 1)}T15:30:00+03:00`)));
  expect(await alertsOf(farmer)).toMatchObject([{ state: 'over' }]);
});

test('FLD-21 no confirmed place, an old forecast or no weather means no alert, and the reply counts them', async () => {
  const [unplaced, stale, unknown] = [await pro(), await pro(), await pro()];
  await addField(unplaced, null);
  await storeForecast(server.database, { lat: -1.2921, lng: 36.8219 }, FLOOD_DAYS);
  const [old, nowhere] = [place(), place()];
  await addField(stale, old);
  await storeForecast(server.database, old, FLOOD_DAYS, { fetchedAt: new Date(Date.now() - 40 * HOUR_MS) });
  await addField(unknown, nowhere);
  await round();
  for (const b of [unplaced, stale, unknown])
    expect([...(await alertsOf(b)), ...(await b.rows('alert_look'))]).toEqual([]);
  expect((await unplaced.ask('POST', '/api/alerts/look', { body: {} })).body).toMatchObject({
    fields: 0,
    raised: 0,
    withoutPlace: 1,
  });
  expect((await unknown.ask('POST', '/api/alerts/look', { body: {} })).body).toMatchObject({
    fields: 0,
    withoutWeather: 1,
  });
});

test('PAY-04 the server evaluates Pro fields on its own; a Free user can request it, and the time is saved', async () => {
  const at = place();
  const [free, paying] = [await server.farmer(), await pro()];
  const fieldId = await addField(free, at);
  await addField(paying, at);
  await storeForecast(server.database, at, FLOOD_DAYS);
  await round();
  expect([(await alertsOf(free)).length, (await alertsOf(paying)).length]).toEqual([0, 1]);
  const looked = await free.ask('POST', '/api/alerts/look', { body: {} });
  expect(looked.body).toMatchObject({ fields: 1, raised: 1, withoutPlace: 0, withoutWeather: 0 });
  expect(await alertsOf(free)).toHaveLength(1);
  expect(await free.rows('alert_look')).toMatchObject([
    { id: fieldId, forecast_source: 'met-norway', looked_at: expect.any(String) },
  ]);
  expect((await free.ask('POST', '/api/alerts/look', { body: {} })).body).toMatchObject({ raised: 0 });
});

test('a muted kind raises no alert; once unmuted it does, and its message follows the language', async () => {
  const at = place();
  const farmer = await pro();
  await addField(farmer, at);
  await farmer.sync([{ name: 'alerts.mute', args: { theme: 'rain' } }]);
  expect(await farmer.rows('alert_mute')).toMatchObject([{ id: 'rain' }]);
  await storeForecast(server.database, at, FLOOD_DAYS);
  await round();
  expect(await alertsOf(farmer)).toEqual([]);
  await farmer.sync([{ name: 'alerts.unmute', args: { theme: 'rain' } }]);
  await round();
  const [alert] = await alertsOf(farmer);
  expect(alert.raised.theme).toBe('rain');
  const say = (language: 'en' | 'sw', now = new Date()) =>
    server.database.asUser(farmer.userId, (tx) => alertMessage(tx, farmer.userId, alert.id, language, now));
  expect(await say('en')).toMatchObject({
    url: `/alerts/${alert.id}`,
    category: 'weather',
    urgency: alert.raised.urgency,
    title: expect.stringMatching(/rain/i),
  });
  expect((await say('sw'))!.title).not.toBe((await say('en'))!.title);
  // Mail and WhatsApp state the last day, and the field when there are several.
  expect((await say('en'))!.text).toMatch(/^64 mm .*Applies until \w+ \d+ \w+\.$/);
  await addField(farmer, { ...at, lng: at.lng + 0.4 }, { name: 'Kando' });
  expect((await say('en'))!.text).toMatch(/^Shamba la mto: 64 mm /);
  expect(
    await server.database.asUser(farmer.userId, (tx) => alertMessages(tx, farmer.userId, 'en', 5)),
  ).toHaveLength(1);
  await farmer.sync([{ name: 'alerts.mute', args: { theme: 'rain' } }]);
  expect(await say('en')).toBeNull();
  await farmer.sync([{ name: 'alerts.unmute', args: { theme: 'rain' } }]);
  expect(await say('en', new Date(Date.now() + 30 * DAY_MS))).toBeNull();
  expect(
    (await farmer.sync([{ name: 'alerts.mute', args: { theme: 'everything' } }])).outcomes[0],
  ).toMatchObject({ result: 'refused' });
});

test('an alert from sample weather is marked as a sample in its title, push text and SMS', async () => {
  const at = place();
  const farmer = await pro();
  await addField(farmer, at);
  await storeForecast(server.database, at, FLOOD_DAYS, { source: 'sample' });
  await round();
  const [alert] = await alertsOf(farmer);
  for (const [language, mark] of [
    ['en', 'SAMPLE, not real. '],
    ['sw', 'MFANO, si kweli. '],
  ] as const) {
    const said = (await server.database.asUser(farmer.userId, (tx) =>
      alertMessage(tx, farmer.userId, alert.id, language),
    ))!;
    expect([said.title, said.push, said.sms].map((text) => text.startsWith(mark))).toEqual([
      true,
      true,
      true,
    ]);
    expect([said.push.length <= 120, said.sms.length <= 160]).toEqual([true, true]);
  }
});

test('ALR-05 “Did it happen?” counts once per alert and can be changed; rates come with the minimum number', async () => {
  const at = place();
  const farmer = await pro();
  await addField(farmer, at);
  await storeForecast(server.database, at, FLOOD_DAYS);
  await round();
  const [alert] = await alertsOf(farmer);
  const rate = async () =>
    (await farmer.ask('GET', '/api/alerts/hit-rates')).body.rules.find(
      (r: { rule: string }) => r.rule === 'FLOOD_RISK',
    ) ?? { yes: 0, no: 0, notSure: 0 };
  const before = await rate();
  await farmer.sync([
    { name: 'alerts.feedback', args: { id: alert.id, answer: 'no' } },
    { name: 'alerts.feedback', args: { id: alert.id, answer: 'yes' } },
  ]);
  expect(await alertsOf(farmer)).toMatchObject([{ happened: 'yes' }]);
  expect(await rate()).toMatchObject({ yes: before.yes + 1, no: before.no });
  expect((await farmer.ask('GET', '/api/alerts/hit-rates')).body.least).toBe(MIN_ANSWERS);
});

test('another farmer cannot access alerts, mutes, feedback and evaluations, by id, table or command', async () => {
  const at = place();
  const [mine, stranger] = [await pro(), await pro()];
  await addField(mine, at);
  await storeForecast(server.database, at, FLOOD_DAYS);
  await round();
  const [alert] = await alertsOf(mine);
  await mine.sync([
    { name: 'alerts.mute', args: { theme: 'frost' } },
    { name: 'alerts.feedback', args: { id: alert.id, answer: 'yes' } },
  ]);
  expect(
    (await stranger.sync([{ name: 'alerts.feedback', args: { id: alert.id, answer: 'no' } }])).outcomes[0],
  ).toMatchObject({ result: 'refused', code: 'alerts.not_found' });
  await stranger.sync([{ name: 'alerts.seen', args: { ids: [alert.id] } }]);
  expect(await alertsOf(mine)).toMatchObject([{ read: false, happened: 'yes' }]);
  expect((await stranger.ask('GET', '/api/alerts')).body.alerts).toEqual([]);
  expect(
    await server.database.asUser(stranger.userId, (tx) => alertMessage(tx, mine.userId, alert.id, 'en')),
  ).toBeNull();
  for (const table of ['alerts', 'alert_mutes', 'alert_feedback', 'alert_looks']) {
    const seen = await server.database.asUser(stranger.userId, (tx) =>
      tx.many({ text: `select user_id from ${table}`, values: [] }),
    );
    expect([table, seen.filter((r: any) => r.user_id !== stranger.userId)]).toEqual([table, []]);
  }
  await mine.sync([{ name: 'alerts.seen', args: { ids: [alert.id] } }]);
  expect(await alertsOf(mine)).toMatchObject([{ read: true }]);
});

test('deleting a field removes its alerts from every device', async () => {
  const at = place();
  const farmer = await pro();
  const fieldId = await addField(farmer, at);
  await storeForecast(server.database, at, FLOOD_DAYS);
  await round();
  const cursor = (await farmer.sync([])).changes.cursor;
  await farmer.sync([{ name: 'fields.remove', args: { id: fieldId } }]);
  const { changes } = await farmer.sync([], cursor);
  expect(
    changes.rows.filter((r: any) => r.kind.startsWith('alert')).map((r: any) => [r.kind, r.row]),
  ).toEqual(
    expect.arrayContaining([
      ['alert', null],
      ['alert_look', null],
    ]),
  );
  expect(await alertsOf(farmer)).toEqual([]);
});

test('a new forecast evaluates only the fields in its cell; one server starts the daily evaluation, once', async () => {
  const [here, there] = [place(), place()];
  const [near, far] = [await pro(), await pro()];
  await addField(near, here);
  await addField(far, there);
  await storeForecast(server.database, here, FLOOD_DAYS);
  await storeForecast(server.database, there, FLOOD_DAYS);
  const jobs = createJobs({ database: server.database, log: silentLog, pollMs: 200 });
  const deps = {
    db: server.database,
    jobs,
    listeners: () => listeners,
    fetchForecast: async () => undefined,
  };
  const alerts = alertsServer(deps);
  await jobs.start();
  await server.database.asSystem((tx) => alerts.onForecast(tx, cellOf(here)));
  await expect.poll(() => alertsOf(near), { timeout: 15_000 }).toHaveLength(1);
  expect(await alertsOf(far)).toEqual([]);
  const night = new Date(`${today()}T04:59:00+03:00`);
  const morning = new Date(`${today()}T05:01:00+03:00`);
  await startDailyEvaluation(deps, jobs, night);
  expect(await server.database.many(sql`select day from alert_days`)).toEqual([]);
  await Promise.all([startDailyEvaluation(deps, jobs, morning), startDailyEvaluation(deps, jobs, morning)]);
  await expect.poll(() => alertsOf(far), { timeout: 15_000 }).toHaveLength(1);
  expect(await server.database.many(sql`select day from alert_days`)).toEqual([{ day: today() }]);
  await jobs.stop();
});

test('coffee with a recorded flowering gets a berry disease alert in a wet, cool spell; without it, none', async () => {
  const at = place();
  const [told, untold] = [await pro(), await pro()];
  const wet = Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [i - 6, { rain: 4, tmin: 13, tmax: 22 }]),
  );
  await storeForecast(server.database, at, wet);
  for (const farmer of [told, untold]) {
    const field_id = await addField(farmer, at, { crop_type: 'coffee', elevation: 1800 });
    const entry = {
      id: newId(),
      field_id,
      date: addDays(today(), -50),
      event_type: 'flowering',
      description: '',
      notes: null,
      photos: [],
      product: null,
      wait_days: null,
      quantity: null,
      quantity_unit: null,
    };
    if (farmer === told)
      expect((await farmer.sync([{ name: 'history.add', args: entry }])).outcomes[0].result).toBe('applied');
  }
  await round();
  const rules = async (b: ApiClient) => (await alertsOf(b)).map((a: any) => a.raised.rule);
  expect([await rules(told), await rules(untold)]).toEqual([
    expect.arrayContaining(['COFFEE_BERRY_DISEASE']),
    expect.not.arrayContaining(['COFFEE_BERRY_DISEASE']),
  ]);
});

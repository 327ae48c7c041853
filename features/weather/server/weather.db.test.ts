import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { metNorway } from '#adapters/weather/met-norway.ts';
import { openMeteo } from '#adapters/weather/open-meteo.ts';
import {
  closeServers,
  json,
  metNorwayAnswer,
  openMeteoAnswer,
  openMeteoList,
  weatherService,
  type Respond,
} from '#adapters/weather/testing.ts';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { midnightOf } from '../domain/days.ts';
import { cachedForecast, weatherOfCells } from './api.ts';
import { createForecastCache } from './forecast-cache.ts';
import type { WeatherProvider } from './ports.ts';

let server: TestServer;
let amina: ApiClient;
let says: Respond;
let service: Awaited<ReturnType<typeof weatherService>>;
const midnight = () => midnightOf(dayInNairobi(new Date()), 180);
const good: Respond = (asked, response) =>
  json(
    openMeteoList(asked.query, () => openMeteoAnswer(Number(asked.query.get('past_days')), 8, midnight())),
  )(asked, response);
const CELL = '-3,361';

beforeAll(async () => {
  service = await weatherService((asked, response) => says(asked, response));
  server = await openTestServer({ WEATHER_URL: service.url });
  amina = await server.farmer();
});
beforeEach(async () => {
  says = good;
  service.asked.length = 0;
  await server.database.run(sql`truncate rate_limits`);
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`delete from weather_cells`);
    await tx.run(sql`delete from weather_days`);
    await tx.run(sql`delete from weather_sources`);
  });
});
afterAll(async () => {
  await server.stop();
  closeServers();
});

const add = (over: Record<string, unknown> = {}) => ({
  name: 'fields.add',
  args: {
    id: newId(),
    farm_id: newId(),
    name: 'Shamba',
    size: 1,
    size_unit: 'acres',
    crop_type: 'maize',
    season: '2026',
    soil_type: null,
    irrigation_type: null,
    place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
    location_description: 'Nakuru',
    ...over,
  },
});
const get = (query: string, b = amina) => b.ask('GET', `/api/weather?${query}`);
const here = 'lat=-0.3031&lng=36.08';
const overdue = () =>
  server.database.asSystem((tx) =>
    tx.run(sql`update weather_cells set next_at = now() - interval '1 minute'`),
  );
const wake = () =>
  server.database.asSystem((tx) => tx.run(sql`update weather_sources set resting_until = null`));
const asked = () =>
  server.database.asSystem((tx) =>
    tx.many<{ source: string; failures: number; resting: number | null }>(
      sql`
        select source, failures, extract(epoch from resting_until - now())::int as resting
        from weather_sources
        order by source
      `,
    ),
  );
const until = async (is: () => boolean): Promise<void> => {
  for (const end = Date.now() + 8_000; !is() && Date.now() < end;) await sleep(30);
};

test('WEA-02 WEA-11 a place’s forecast comes with its source and 92 past days; if unchanged, without data', async () => {
  const { status, body } = await get(here);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    sample: false,
    unchanged: false,
    forecast: { source: 'open-meteo', utcOffset: 180, elevation: 1871 },
  });
  expect(body.forecast.hours.length).toBeGreaterThanOrEqual(192);
  expect(body.past.length).toBe(92);
  expect(body.past[91]).toMatchObject({ hours: 'told', tmax: 23.5, tmin: 12, rain: 6 });
  expect(service.asked[0]!.query.get('latitude')).toBe('-0.30');
  expect((await get(`${here}&have=${encodeURIComponent(body.forecast.fetchedAt)}`)).body).toEqual({
    forecast: null,
    unchanged: true,
    past: [],
    sample: false,
  });
});

test('100 concurrent requests for one grid cell make one provider call, even with a second server', async () => {
  says = (one, response) => void setTimeout(() => good(one, response), 300);
  const farmers = await Promise.all(Array.from({ length: 5 }, () => server.farmer()));
  const other = createForecastCache({
    db: server.database,
    providers: [openMeteo({ url: service.url, userAgent: 'x' })],
    onForecast: async () => undefined,
    onFault: () => undefined,
  });
  const answers = await Promise.all([
    ...Array.from({ length: 100 }, (_, i) => get(`lat=${-0.26 - (i % 9) / 100}&lng=36.1`, farmers[i % 5])),
    other.read(CELL, new Date(), true),
  ]);
  expect(service.asked).toHaveLength(1);
  for (const answer of answers.slice(0, 100))
    expect((answer as { body: { forecast: unknown } }).body.forecast).not.toBeNull();
  expect((answers[100] as { forecast: unknown }).forecast).not.toBeNull();
});

test('WEA-07 a cell is fetched at most hourly, even on refresh; then the cache is served while refetching', async () => {
  await get(here);
  await get(`${here}&fresh=1`);
  expect(service.asked).toHaveLength(1);
  await overdue();
  says = (one, response) => void setTimeout(() => good(one, response), 700);
  const at = Date.now();
  expect((await get(here)).body.forecast).not.toBeNull();
  expect(Date.now() - at).toBeLessThan(600);
  await until(() => service.asked.length === 2);
  await sleep(1_000);
  // Yesterday is requested again, the long past only the first time.
  expect(service.asked.map(({ query }) => query.get('past_days'))).toEqual(['92', '2']);
});

test('WEA-07 a manual refresh of an outdated cell waits for the provider', async () => {
  await get(here);
  await overdue();
  const before = Date.now();
  expect(new Date((await get(`${here}&fresh=1`)).body.forecast.fetchedAt).getTime()).toBeGreaterThanOrEqual(
    before,
  );
});

test('WEA-08 WEA-09 a failing provider leaves the last forecast and its time; pauses grow', async () => {
  const first = (await get(here)).body.forecast;
  for (const [say, n] of [
    [json({}, 500), 1],
    [
      (_, r) => {
        r.writeHead(200).end('<html>');
      },
      2,
    ],
    [json(openMeteoAnswer(1, 8, midnight() - 9 * 86_400)), 3],
  ] as [Respond, number][]) {
    says = say;
    await overdue();
    await wake();
    const { status, body } = await get(`${here}&fresh=1`);
    expect([status, body.forecast.fetchedAt]).toEqual([200, first.fetchedAt]);
    expect(await asked()).toMatchObject([{ source: 'open-meteo', failures: n }]);
    expect((await asked())[0]!.resting).toBeGreaterThan(20 * 2 ** (n - 1));
  }
  const before = service.asked.length;
  await overdue();
  await get(`${here}&fresh=1`);
  expect(service.asked).toHaveLength(before);
  says = good;
  await wake();
  await overdue();
  await get(`${here}&fresh=1`);
  expect(await asked()).toMatchObject([{ failures: 0, resting: null }]);
});

test('an hourly rate limit error pauses the provider for about an hour', async () => {
  says = json(
    { error: true, reason: 'Hourly API request limit exceeded. Please try again in the next hour.' },
    429,
  );
  expect((await get(here)).body).toEqual({ forecast: null, unchanged: false, past: [], sample: false });
  expect((await asked())[0]!.resting).toBeGreaterThan(3_500);
});

test('the second provider answers if the first fails, keeps earlier hours and gets If-Modified-Since', async () => {
  const failing: WeatherProvider = {
    source: 'open-meteo',
    hasPast: true,
    together: null,
    ask: async () => {
      throw new Error('gone');
    },
  };
  const made = new Date(Date.now() - HOUR_MS).toUTCString();
  const norway = await weatherService((one, response) => {
    if (one.headers['if-modified-since']) {
      response.writeHead(304).end();
      return;
    }
    json(metNorwayAnswer(Math.floor(Date.now() / HOUR_MS) * 3_600), 200, { 'last-modified': made })(
      one,
      response,
    );
  });
  const told: string[] = [];
  const forecastCache = createForecastCache({
    db: server.database,
    providers: [failing, metNorway({ url: norway.url, userAgent: 'x y@z.example' })],
    onForecast: async (_, cell) => void told.push(cell),
    onFault: () => undefined,
  });
  await get(here);
  await overdue();
  const { forecast } = await forecastCache.read(CELL, new Date(), true);
  expect(forecast).toMatchObject({ source: 'met-norway', utcOffset: 180 });
  expect(forecast!.hours.some(({ at }) => at === midnight())).toBe(true);
  await overdue();
  await wake();
  const again = await forecastCache.read(CELL, new Date(), true);
  expect(norway.asked[1]!.headers['if-modified-since']).toBe(made);
  expect(new Date(again.forecast!.fetchedAt).getTime()).toBeGreaterThan(
    new Date(forecast!.fetchedAt).getTime(),
  );
  expect(told).toEqual([CELL]);
});

test('WEA-13 a field gets the weather of its own place; another user’s or an unconfirmed field is refused', async () => {
  const [mine, lost] = [add(), add({ place: null })];
  const other = await server.farmer();
  await amina.sync([mine]);
  await other.sync([lost]);
  expect((await get(`field=${mine.args.id}`)).body.forecast.place).toEqual({ lat: -0.29, lng: 36.12 });
  expect(await get(`field=${mine.args.id}`, other)).toMatchObject({
    status: 404,
    body: { refusal: { code: 'weather.no_field' } },
  });
  expect(await get(`field=${lost.args.id}`, other)).toMatchObject({
    status: 409,
    body: { refusal: { code: 'weather.unconfirmed' } },
  });
  expect(service.asked).toHaveLength(1);
});

test('invalid or signed-out weather requests are rejected without calling a provider', async () => {
  for (const query of ['', 'lat=1', 'lat=91&lng=0', 'lat=x&lng=1', 'field=nix', 'lat=0&lng=181'])
    expect([query, (await get(query)).status]).toEqual([query, 400]);
  expect((await get(here, server.browser())).status).toBe(401);
  expect(service.asked).toHaveLength(0);
});

test('every cell with a confirmed field is fetched in one call without a request; unused cells are deleted', async () => {
  const farmers = await Promise.all(Array.from({ length: 6 }, () => server.farmer()));
  // Six farmers, two cells; the seventh field has no place.
  for (const [i, f] of farmers.entries())
    await f.sync([add({ place: { lat: -0.3 + (i % 2) * 0.1, lng: 36.1 + i / 1_000, accuracy_m: 5 } })]);
  await (await server.farmer()).sync([add({ place: null })]);
  await server.upkeep();
  await until(() => service.asked.length >= 1);
  await sleep(300);
  const places = () => service.asked.map(({ query }) => query.get('latitude')!.split(',').sort());
  expect(places()).toEqual([['-0.20', '-0.30']]);
  await server.upkeep();
  expect(places()).toHaveLength(1);
  // Seven hours later: fetched again, in one call, and only the days that may have changed.
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        update weather_cells
        set fetched_at = now() - interval '7 hours', next_at = now() - interval '6 hours'
      `,
    ),
  );
  await server.upkeep();
  await until(() => service.asked.length >= 2);
  expect(places()).toEqual([
    ['-0.20', '-0.30'],
    ['-0.20', '-0.30'],
  ]);
  expect(service.asked[1]!.query.get('past_days')).toBe('2');
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`insert into weather_cells (cell, wanted_at) values ('1,1', now() - interval '30 days')`);
    await tx.run(
      sql`
        insert into weather_days (cell, day, source, weather)
        values ('1,1', now() - interval '300 days', 'open-meteo', '{}')
      `,
    );
  });
  await server.upkeep();
  const left = await server.database.asSystem((tx) =>
    tx.many<{ cell: string }>(sql`select cell from weather_cells order by cell`),
  );
  expect(left.map(({ cell }) => cell)).toEqual(['-2,361', '-3,361']);
  expect(
    await server.database.asSystem((tx) => tx.maybe(sql`select 1 from weather_days where cell = '1,1'`)),
  ).toBeNull();
});

test('weatherOfCells returns past days in order, also those without a fetch, and the forecast from today', async () => {
  await get(here);
  const today = dayInNairobi(new Date());
  const saved = (await server.database.asSystem((tx) => weatherOfCells(tx, [CELL, '99,99'], today, 10))).get(
    CELL,
  )!;
  expect(saved.past).toHaveLength(10);
  expect(saved.past.every((d, i, all) => i === 0 || d.date > all[i - 1]!.date)).toBe(true);
  expect(saved.ahead[0]!.date).toBe(today);
  expect(saved).toMatchObject({ cell: CELL, source: 'open-meteo', elevation: 1871 });
  const later = saved.ahead[2]!.date;
  const then = (await server.database.asSystem((tx) => weatherOfCells(tx, [CELL], later, 3))).get(CELL)!;
  expect(then.past.map((d) => d.date).slice(-2)).toEqual([saved.ahead[0]!.date, saved.ahead[1]!.date]);
  expect(then.ahead[0]!.date).toBe(later);
  expect((await server.database.asSystem((tx) => cachedForecast(tx, CELL)))!.source).toBe('open-meteo');
  expect(await server.database.asSystem((tx) => cachedForecast(tx, '5,5'))).toBeNull();
});

test('metrics count the cells whose forecast is overdue', async () => {
  const told = async () =>
    /^mavuno_weather_old (\d+)$/m.exec(
      (await server.browser().ask('GET', '/api/metrics')).raw.toString(),
    )?.[1];
  await get(here);
  expect(await told()).toBe('0');
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        update weather_cells
        set fetched_at = now() - interval '13 hours', created_at = now() - interval '2 days'
      `,
    ),
  );
  expect(await told()).toBe('1');
});

test('without a provider there is no forecast; sample data is marked and replaced by a real provider', async () => {
  const off = await openTestServer({ WEATHER_URL: 'off' });
  const sample = await openTestServer({ WEATHER_URL: 'sample' });
  try {
    expect((await get(here, await off.farmer())).body).toEqual({
      forecast: null,
      unchanged: false,
      past: [],
      sample: false,
    });
    expect((await get(here, await sample.farmer())).body).toMatchObject({
      sample: true,
      forecast: { source: 'sample' },
    });
    const real = createForecastCache({
      db: sample.database,
      providers: [openMeteo({ url: service.url, userAgent: 'x' })],
      onForecast: async () => undefined,
      onFault: () => undefined,
    });
    await sample.database.asSystem((tx) => tx.run(sql`update weather_cells set next_at = now()`));
    expect((await real.read(CELL, new Date(), true)).forecast!.source).toBe('open-meteo');
  } finally {
    await off.stop();
    await sample.stop();
  }
});

test('users can read weather but not write it, and cannot read the provider table', async () => {
  await get(here);
  const { database } = server;
  expect(
    await database.readAsUser(amina.userId, (tx) => tx.many(sql`select cell from weather_cells`)),
  ).toEqual([{ cell: CELL }]);
  expect(
    await database.asUser(amina.userId, (tx) => tx.run(sql`update weather_cells set forecast = null`)),
  ).toBe(0);
  expect(await database.asUser(amina.userId, (tx) => tx.run(sql`delete from weather_days`))).toBe(0);
  await expect(
    database.asUser(amina.userId, (tx) => tx.run(sql`insert into weather_cells (cell) values ('0,0')`)),
  ).rejects.toThrow(/row-level security/);
  expect(
    await database.readAsUser(amina.userId, (tx) => tx.many(sql`select * from weather_sources`)),
  ).toEqual([]);
});

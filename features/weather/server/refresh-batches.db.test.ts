import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { metNorway } from '#adapters/weather/met-norway.ts';
import { openMeteo } from '#adapters/weather/open-meteo.ts';
import { sampleWeather } from '#adapters/weather/sample.ts';
import {
  closeServers,
  json,
  metNorwayAnswer,
  openMeteoAnswer,
  openMeteoList,
  type Respond,
  weatherService,
} from '#adapters/weather/testing.ts';
import { dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import { type Database, sql } from '#kit/server/database/database.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { createJobs } from '#kit/server/jobs/jobs.ts';
import { type Cell, cellAt, cellOf } from '../domain/cell.ts';
import { midnightOf } from '../domain/days.ts';
import { createForecastCache } from './forecast-cache.ts';
import { type ForecastRequest, SourceError, type WeatherProvider } from './ports.ts';
import { refreshBatchJobs, createBatchStep } from './refresh-batches.ts';
import type { ForecastCacheDeps } from './refresh-forecasts.ts';
import { markAllWanted } from './sql.ts';

let db: Database;
let says: Respond;
let service: Awaited<ReturnType<typeof weatherService>>;
const midnight = () => midnightOf(dayInNairobi(new Date()), 180);
const answer = (past: number) => openMeteoAnswer(past, 8, midnight());
const good: Respond = (asked, response) =>
  json(openMeteoList(asked.query, () => answer(Number(asked.query.get('past_days')))))(asked, response);
/** 92 cells around Nakuru. */
const county: Cell[] = Array.from({ length: 92 }, (_, i) => cellAt(-12 + Math.floor(i / 8), 353 + (i % 8)));

beforeAll(async () => {
  ({ database: db } = await testDatabase());
  service = await weatherService((asked, response) => says(asked, response));
});
beforeEach(async () => {
  says = good;
  service.asked.length = 0;
  await db.asSystem(async (tx) => {
    for (const table of ['weather_cells', 'weather_days', 'weather_sources'])
      await tx.run({ text: `delete from ${table}`, values: [] });
  });
});
afterAll(closeServers);

const deps = (
  providers: readonly WeatherProvider[],
  over: Partial<ForecastCacheDeps> = {},
): ForecastCacheDeps => ({
  db,
  providers,
  onForecast: async () => undefined,
  onFault: () => undefined,
  ...over,
});
const meteo = () => openMeteo({ url: service.url, userAgent: 'x' });
const want = (cells: readonly Cell[]) => db.asSystem((tx) => markAllWanted(tx, cells));
const told = async () =>
  await db.asSystem((tx) =>
    tx.many<{ cell: Cell; source: string }>(
      sql`select cell, source from weather_cells where fetched_at is not null order by cell`,
    ),
  );
/** Runs step after step, without the pauses, until all providers pause. */
const walk = async (
  step: ReturnType<typeof createBatchStep>,
  cells: readonly Cell[] | null = null,
): Promise<number[]> => {
  const pauses: number[] = [];
  for (
    let ms = await step(cells, new Date(), false);
    ms !== null;
    ms = await step(cells, new Date(), false)
  ) {
    pauses.push(ms);
    if (pauses.length > 50) throw new Error('a round without an end');
  }
  return pauses;
};

test(
  'a county needs three calls when new and two when its hours have expired; after that nothing is due',
  { timeout: 60_000 },
  async () => {
    await want(county);
    const step = createBatchStep(deps([meteo()]));
    const pauses = await walk(step);
    expect([service.asked.length, (await told()).length]).toEqual([3, 92]);
    expect(pauses.every((ms) => ms > 10_000)).toBe(true);
    expect(await walk(step)).toEqual([]);
    await db.asSystem((tx) => tx.run(sql`update weather_cells set next_at = now()`));
    await walk(step, county);
    expect(
      service.asked
        .slice(3)
        .map(({ query }) => [query.get('past_days'), query.get('latitude')!.split(',').length]),
    ).toEqual([
      ['2', 50],
      ['2', 42],
    ]);
    // Each cell has its own place's weather.
    for (const { cell, place } of await db.asSystem((tx) =>
      tx.many<{ cell: Cell; place: { lat: number; lng: number } }>(
        sql`select cell, forecast->'place' as place from weather_cells`,
      ),
    ))
      expect(cellOf(place)).toBe(cell);
  },
);

test('two servers running in parallel request each cell once', async () => {
  await want(county.slice(0, 70));
  says = (asked, response) => void setTimeout(() => good(asked, response), 60);
  await Promise.all([walk(createBatchStep(deps([meteo()]))), walk(createBatchStep(deps([meteo()])))]);
  const places = service.asked.flatMap(({ query }) =>
    query
      .get('latitude')!
      .split(',')
      .map((lat, i) => `${lat} ${query.get('longitude')!.split(',')[i]}`),
  );
  expect([places.length, new Set(places).size]).toEqual([70, 70]);
});

test('a hundred farmers opening the first fields of a county at once cause only a few calls', async () => {
  const forecastCache = createForecastCache(deps([meteo()]));
  says = (asked, response) => void setTimeout(() => good(asked, response), 100);
  const cells = county.slice(0, 40);
  await want(cells);
  const forecasts = await Promise.all(
    Array.from({ length: 100 }, (_, i) => forecastCache.read(cells[i % 40]!, new Date(), false)),
  );
  expect(forecasts.every(({ forecast }) => forecast !== null)).toBe(true);
  // At most one call per concurrent claim.
  expect(service.asked.length).toBeLessThanOrEqual(8);
  for (const end = Date.now() + 10_000; (await told()).length < 40 && Date.now() < end;) await sleep(50);
  expect((await told()).length).toBe(40);
});

test('a single waiting farmer gets the cell with its own request', async () => {
  await want(['-3,361']);
  expect(
    (await createForecastCache(deps([meteo()])).read('-3,361', new Date(), false)).forecast,
  ).not.toBeNull();
  expect(service.asked[0]!.query.get('latitude')).toBe('-0.30');
});

test('a failed batch call pauses its provider, and the next one fetches the cells one by one', async () => {
  const norway = await weatherService(json(metNorwayAnswer(Math.floor(Date.now() / HOUR_MS) * 3_600)));
  says = json({ error: true, reason: 'Hourly API request limit exceeded.' }, 429);
  await want(county.slice(0, 30));
  await walk(createBatchStep(deps([meteo(), metNorway({ url: norway.url, userAgent: 'x' })])));
  expect([service.asked.length, norway.asked.length]).toEqual([1, 30]);
  expect((await told()).map(({ source }) => source)).toEqual(Array(30).fill('met-norway'));
});

test('with all providers paused, a patient run waits and another one ends; no cell stays claimed', async () => {
  says = json({}, 500);
  await want(county);
  const step = createBatchStep(deps([meteo()]));
  expect(await step(null, new Date(), true)).toBe(0);
  expect(await step(null, new Date(), true)).toBeGreaterThan(20_000);
  expect(await step(county, new Date(), false)).toBeNull();
  expect(service.asked).toHaveLength(1);
  expect(
    await db.asSystem((tx) => tx.many(sql`select 1 from weather_cells where claimed_until is not null`)),
  ).toEqual([]);
  says = json({ error: true, reason: 'Hourly API request limit exceeded.' }, 429);
  await db.asSystem((tx) => tx.run(sql`update weather_sources set resting_until = null`));
  await step(null, new Date(), true);
  expect(await step(null, new Date(), true)).toBe(900_000);
});

test('a place missing from a batch reply stays due for the next run, and the run ends', async () => {
  says = (asked, response) => {
    const list = openMeteoList(asked.query, () => answer(92));
    json(Array.isArray(list) ? list.map((one: unknown, i) => (i === 1 ? null : one)) : null)(asked, response);
  };
  await want(county.slice(0, 5));
  await walk(createBatchStep(deps([meteo()])));
  expect([(await told()).length, service.asked.length]).toEqual([4, 2]);
  says = good;
  await db.asSystem(async (tx) => {
    await tx.run(sql`update weather_sources set resting_until = null`);
    await tx.run(sql`update weather_cells set next_at = now() where fetched_at is null`);
  });
  await walk(createBatchStep(deps([meteo()])));
  expect((await told()).length).toBe(5);
});

test('a forecast that cannot be stored does not affect the others', async () => {
  await want(county.slice(0, 6));
  const faults: unknown[] = [];
  await createBatchStep(
    deps([meteo()], {
      onForecast: async (_, cell) => {
        if (cell === county[3]) throw new Error('full');
      },
      onFault: (_, fault) => void faults.push(fault),
    }),
  )(null, new Date(), true);
  expect((await told()).map(({ cell }) => cell).sort()).toEqual(
    county
      .slice(0, 6)
      .filter((c) => c !== county[3])
      .sort(),
  );
  expect(faults).toHaveLength(1);
});

interface Case {
  readonly squares: number;
  readonly servers: number;
  readonly fates: readonly ('whole' | 'holes' | 'fault' | 'crash')[];
  readonly readers: readonly number[];
}

/** A provider with scripted results that detects concurrent requests for a cell. */
const fated = (fates: readonly Case['fates'][number][], twice: Cell[]): WeatherProvider => {
  const source = sampleWeather();
  const running = new Set<Cell>();
  let n = 0;
  const asking = async <T>(
    questions: readonly ForecastRequest[],
    tell: (fate: Case['fates'][number]) => Promise<T>,
  ): Promise<T> => {
    const cells = questions.map(({ point }) => cellOf(point));
    twice.push(...cells.filter((cell) => running.has(cell)));
    cells.forEach((cell) => running.add(cell));
    await sleep(3);
    cells.forEach((cell) => running.delete(cell));
    return tell(fates[n++] ?? 'whole');
  };
  return {
    ...source,
    ask: (question) =>
      asking([question], async (fate) => {
        if (fate === 'fault' || fate === 'holes') throw new SourceError('no');
        return source.ask(question);
      }),
    together: {
      maxPlaces: () => 5,
      pauseMs: () => 1,
      ask: (questions) =>
        asking(questions, async (fate) => {
          if (fate === 'fault') throw new SourceError('no');
          return (await source.together!.ask(questions)).map((one, i) =>
            fate === 'holes' && i % 2 === 0 ? new SourceError('hole') : one,
          );
        }),
    },
  };
};

test('a run continues until nothing is due, also after a paused provider; the same run is not started twice', async () => {
  await want(county.slice(0, 13));
  const asked: number[] = [];
  const source = fated(['fault'], []);
  const counted: WeatherProvider = {
    ...source,
    together: {
      ...source.together!,
      ask: async (questions) => {
        asked.push(questions.length);
        return source.together!.ask(questions);
      },
    },
  };
  const jobs = createJobs({ database: db, log: silentLog, pollMs: 50 });
  const begin = refreshBatchJobs(deps([counted]), jobs);
  await jobs.start();
  try {
    await Promise.all([begin({ cells: null, name: 'new' }), begin({ cells: null, name: 'new' })]);
    for (const end = Date.now() + 10_000; (await told()).length < 13 && Date.now() < end;) {
      await sleep(50);
      // Its pause is over.
      await db.asSystem((tx) => tx.run(sql`update weather_sources set resting_until = null`));
      await db.run(
        sql`update pgboss.job set start_after = now() where name = 'weather.round' and state = 'created'`,
      );
    }
    expect([(await told()).length, asked]).toEqual([13, [5, 5, 5, 3]]);
  } finally {
    await jobs.stop();
  }
});

test(
  'despite failures and crashes, every due cell is fetched in the end, and none twice at the same time',
  { timeout: 120_000 },
  async () => {
    const cases = fc.record<Case>({
      squares: fc.integer({ min: 1, max: 14 }),
      servers: fc.integer({ min: 1, max: 3 }),
      fates: fc.array(fc.constantFrom('whole', 'holes', 'fault', 'crash'), { maxLength: 8 }),
      readers: fc.array(fc.nat(13), { maxLength: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ squares, servers, fates, readers }) => {
        await db.asSystem(async (tx) => {
          await tx.run(sql`delete from weather_cells`);
          await tx.run(sql`delete from weather_sources`);
        });
        const cells = county.slice(0, squares);
        await want(cells);
        const twice: Cell[] = [];
        const source = fated(fates, twice);
        let deaths = fates.filter((fate) => fate === 'crash').length;
        // A server that dies while storing: its claims stay.
        const dying: Database = { ...db, asSystem: (work) => db.asSystem(work) };
        const server = (): ForecastCacheDeps =>
          deps([source], {
            db: dying,
            onForecast: async () => {
              if (deaths-- > 0) throw new Error('died');
            },
          });
        for (let round = 0; round < 30 && (await told()).length < squares; round++) {
          const all = [
            ...Array.from({ length: servers }, () =>
              walk(createBatchStep(server()), round % 2 === 0 ? null : cells),
            ),
            ...readers.map((i) => createForecastCache(server()).refresh(cells[i % squares]!, new Date())),
          ];
          await Promise.allSettled(all);
          // Later: claims have expired, providers are available, cells are due again.
          await db.asSystem(async (tx) => {
            await tx.run(
              sql`update weather_cells set claimed_until = null, next_at = now() where fetched_at is null`,
            );
            await tx.run(sql`delete from weather_sources`);
          });
        }
        expect([twice, (await told()).length]).toEqual([[], squares]);
      }),
      { numRuns: 20 },
    );
  },
);

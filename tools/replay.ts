// WEATHER_URL=sample node tools/run.mjs tools/replay.ts [sw]: replays 30 days of the real weather of 2019
// over the sample data, so that its alerts and weather can be read in the app, and prints them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { RaisedAlert } from '#features/alerts/domain/raised-alert.ts';
import { alertText } from '#features/alerts/domain/text/alert-text.ts';
import { evaluatePlots } from '#features/alerts/server/evaluate-fields.ts';
import { listFieldPage } from '#features/alerts/server/rule-inputs-sql.ts';
import { cellOf, centreOfCell } from '#features/weather/domain/cell.ts';
import { utcOffsetAt } from '#features/weather/domain/clock.ts';
import { midnightOf } from '#features/weather/domain/days.ts';
import type { Forecast, ForecastDay } from '#features/weather/domain/forecast.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { openDatabase, sql } from '#kit/server/database/database.ts';
import type { Connection } from '#kit/server/database/embedded.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { databaseConfigOf } from '../e2e/harness/database.ts';
import { type CountyYear, hasArchive, readYear } from './bench/season.ts';
import { root } from './commands/ready.mjs';
import { SAMPLE_DOMAIN } from './seed/sample-people.ts';
import { refusalReason } from './seed/seed-target.ts';

const { env } = process;
const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const fail = (why: string): never => {
  process.stderr.write(`Nothing was replayed. ${why}\n`);
  process.exit(1);
};
const DAYS = 30;
/** The day of 2019 used as the last of them, at the height of the long rains. */
const LAST_ARCHIVE_DAY = '2019-05-15';
const dataDir = path.resolve(root, env.DATA_DIR || 'data');

const refusal = refusalReason(env);
if (refusal) fail(refusal);
if (env.WEATHER_URL !== 'sample')
  fail(
    'Start both the server and this tool with WEATHER_URL=sample. Otherwise the app accepts only real forecasts.',
  );
if (!hasArchive()) fail('The weather archive of 2019 is missing.');
if (!env.DATABASE_URL && !existsSync(path.join(dataDir, 'database/postgres/postmaster.pid')))
  fail('Start the server and seed it first: npm start, npm run seed.');
const db = await openDatabase({
  write: env.DATABASE_URL || (databaseConfigOf({ dataDir }) as Connection),
  log: silentLog,
});
const years = readYear();
const nearest = (lat: number, lng: number): CountyYear =>
  years.reduce((best, one) =>
    Math.hypot(one.lat - lat, one.lng - lng) < Math.hypot(best.lat - lat, best.lng - lng) ? one : best,
  );

const people = new Map(
  (
    await db.asSystem((tx) =>
      tx.many<{ id: string; name: string }>(
        sql`select id, name from auth_users where email like ${`%@${SAMPLE_DOMAIN}`}`,
      ),
    )
  ).map((p) => [p.id, p.name]),
);
const plots = (await db.asSystem((tx) => listFieldPage(tx, null, 10_000))).filter((plot) =>
  people.has(plot.userId),
);
if (plots.length === 0) fail('No field of the sample farmers has a confirmed place: npm run seed.');
const lastDay = dayInNairobi(new Date());
const cells = new Map(
  plots.map((plot) => [cellOf(plot.location), nearest(plot.location.lat, plot.location.lng)]),
);

/** The same days in the format of the weather screen; the archive has daily values only. */
const forecastOf = (cell: string, days: readonly WeatherDay[], elevation: number, now: Date): Forecast => {
  const place = centreOfCell(cell);
  const utcOffset = utcOffsetAt(place);
  const dayOf = ({ date, tmin: min, tmax: max, rain, windMax, et0, radiation }: WeatherDay): ForecastDay => ({
    day: date,
    date: midnightOf(date, utcOffset),
    temp: { min, max, day: null },
    rain,
    rainProb: null,
    condition: rain !== null && rain >= 1 ? 'rain' : null,
    windSpeed: windMax,
    humidity: null,
    pressure: null,
    clouds: null,
    radiation,
    et0,
  });
  return {
    source: 'sample',
    fetchedAt: now.toISOString(),
    place,
    elevation,
    utcOffset,
    hours: [],
    days: days.map(dayOf),
    doubts: [],
  };
};

for (let back = DAYS - 1; back >= 0; back--) {
  const today = addDays(lastDay, -back);
  const now = new Date(Date.parse(`${today}T03:00:00Z`));
  await db.asSystem(async (tx) => {
    for (const [cell, { days, altitude }] of cells) {
      const at = days.findIndex(({ date }) => date === addDays(LAST_ARCHIVE_DAY, -back));
      const from = Math.max(0, at - 92);
      const shifted = days
        .slice(from, at + 10)
        .map((day, i) => ({ ...day, date: addDays(today, from + i - at) }));
      const [past, ahead] = [
        shifted.filter(({ date }) => date < today),
        shifted.filter(({ date }) => date >= today),
      ];
      await tx.run(sql`
        insert into weather_cells (cell, forecast, days, source, fetched_at, next_at)
        values (${cell}, ${JSON.stringify(forecastOf(cell, ahead, altitude, now))}, ${JSON.stringify(ahead)},
          'sample', ${now}, now() + interval '1 day')
        on conflict (cell) do update set forecast = excluded.forecast, days = excluded.days,
          source = excluded.source, fetched_at = excluded.fetched_at, next_at = excluded.next_at
      `);
      await tx.run(
        sql`
          insert into weather_days (cell, day, source, weather)
          select ${cell}, day, 'sample', weather
          from unnest(${past.map((d) => d.date)}::date[],
            ${past.map((d) => JSON.stringify(d))}::jsonb[]) as d (day, weather)
          on conflict (cell, day) do update set weather = excluded.weather
        `,
      );
    }
    await evaluatePlots(tx, plots, { now, listeners: {} });
  });
}

interface Row {
  readonly user_id: string;
  readonly field: string | null;
  readonly raised: RaisedAlert;
  readonly state: string;
  readonly created_at: Date;
}
const rows = await db.asSystem((tx) =>
  tx.many<Row>(
    sql`
      select a.user_id, f.name as field, a.raised, a.state, a.created_at
      from alerts a
      join fields f on f.user_id = a.user_id and f.id = a.field_id
      where a.user_id = any(${[...people.keys()]}::uuid[])
      order by a.user_id, a.field_id, a.created_at
    `,
  ),
);
for (const { user_id, field, raised, state, created_at } of rows) {
  const rendered = alertText(raised, process.argv[2] === 'sw' ? 'sw' : 'en');
  printLine(
    `\n${people.get(user_id)}, ${field}, ${dayInNairobi(created_at)} [${raised.urgency} ${raised.tell}, ${state}] ${rendered.title}\n  ${rendered.message}\n  ${rendered.action}\n  ${rendered.rule} ${rendered.certainty} ${rendered.until}`,
  );
}
printLine(`\n${rows.length} alerts on ${plots.length} fields in ${DAYS} days`);
await db.close();

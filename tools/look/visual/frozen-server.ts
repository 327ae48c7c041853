import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { queryDatabase, startServer, type TestServer } from '../../../e2e/harness/shared.ts';
import { root } from '../../commands/ready.mjs';
import { seedSampleData } from '../screenshot-targets.ts';

/** A Tuesday in the short rains, at 10:00 in Nairobi. */
const FROZEN_AT = Date.parse('2026-11-24T07:00:00Z');
/** What the pages show as now: everything that the server wrote is five minutes old, well inside that minute. */
export const PAGE_TIME = FROZEN_AT + 5.25 * 60_000;

/** `now()` of the application's role. Its own schema comes before PostgreSQL's. */
const freezeDatabase = (server: TestServer, since: number): Promise<unknown> =>
  queryDatabase(
    server,
    `create schema frozen;
    create function frozen.now() returns timestamptz language sql stable as $$
      select to_timestamp(${FROZEN_AT} / 1000.0) + (pg_catalog.now() - to_timestamp(${since} / 1000.0)) / 60 $$;
    create function frozen.clock_timestamp() returns timestamptz language sql volatile as $$
      select to_timestamp(${FROZEN_AT} / 1000.0) + (pg_catalog.clock_timestamp() - to_timestamp(${since} / 1000.0)) / 60 $$;
    alter role current_user set search_path = frozen, public, pg_catalog;
    do $$ declare c record; begin
      for c in select table_schema, table_name, column_name from information_schema.columns
        where table_schema = 'public' and column_default = 'now()' loop
        execute format('alter table %I.%I alter column %I set default frozen.now()', c.table_schema, c.table_name, c.column_name);
      end loop;
    end $$`,
  );

const IDLE_CHECKS = 5;
const CHECK_MS = 500;
const MAX_CHECKS = 120;

/** Resolves when the work of the day has begun and no job is left for a while. */
export const waitForJobs = async (server: TestServer): Promise<void> => {
  let idle = 0;
  for (let i = 0; i < MAX_CHECKS && idle < IDLE_CHECKS; i += 1) {
    await setTimeout(CHECK_MS);
    const [row] = await queryDatabase<{ busy: boolean }>(
      server,
      `select not exists (select 1 from alert_days) or exists (select 1 from pgboss.job
        where state in ('created', 'retry', 'active') and start_after <= now()) as busy`,
    );
    idle = row!.busy ? 0 : idle + 1;
  }
  if (idle < IDLE_CHECKS) throw new Error('The jobs of the sample village never end');
};

/** The built server with the sample village, on a clock that stands almost still. */
export const startFrozenServer = async (): Promise<TestServer> => {
  const since = Date.now();
  const clock = {
    FROZEN_AT: String(FROZEN_AT),
    FROZEN_SINCE: String(since),
    NODE_OPTIONS: `--import=${pathToFileURL(path.join(root, 'tools/look/visual/frozen-clock.mjs')).href}`,
  };
  const server = await startServer({ ...clock, WEATHER_URL: 'sample', SATELLITE_URL: 'sample' });
  const restart = async (): Promise<void> => {
    await server.stopProcess();
    await server.restart();
  };
  await freezeDatabase(server, since);
  await restart();
  seedSampleData(server, clock);
  // The work of the day begins again, now with the people of the village.
  await queryDatabase(server, 'delete from alert_days');
  await restart();
  await waitForJobs(server);
  return server;
};

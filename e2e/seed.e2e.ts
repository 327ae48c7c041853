import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../tools/commands/ready.mjs';
import { queryDatabase, startServer, type TestServer } from './harness/main.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const envFor = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'development',
  PUBLIC_ORIGIN: '',
  SMTP_URL: '',
  DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
  DATA_DIR: server.dataDir,
  PORT: new URL(server.origin).port,
  ...more,
});
const command = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'tools/seed.ts')];
const seed = (): string =>
  execFileSync(process.execPath, command, { cwd: root, env: envFor(), encoding: 'utf8' });

const counts = () =>
  queryDatabase(
    server,
    `select
  (select count(*)::int from auth_users where email like '%@sample.mavuno.example') as people,
  (select count(*)::int from fields where name like '%(sample)') as fields,
  (select count(*)::int from fields) as all_fields,
  (select count(*)::int from crop_scans where source_api = 'phone:mavuno-leaf:sample') as checks,
  (select count(*)::int from crop_scans where photo is not null) as drawn,
  (select count(*)::int from sync_commands where outcome->>'result' <> 'applied') as refused,
  (select string_agg(role, ' ' order by role) from auth_users where role <> 'farmer') as roles`,
  );

test('the sample village is seeded through a running server’s API, and seeding again changes nothing', async () => {
  expect(seed()).toContain('wanjiku@sample.mavuno.example');
  const [first] = await counts();
  expect(first).toEqual({
    people: 10,
    fields: 12,
    all_fields: 12,
    checks: 40,
    drawn: 6,
    refused: 0,
    roles: 'admin expert',
  });
  seed();
  expect(await counts()).toEqual([first]);
});

test('the server checks the sample photos itself and gets the seeded results', async () => {
  const unchecked = () =>
    queryDatabase<{ n: number }>(
      server,
      'select count(*)::int as n from crop_scans where photo is not null and checked is null',
    );
  for (let tries = 0; tries < 60 && (await unchecked())[0]!.n > 0; tries++) await pause(500);
  const looks = await queryDatabase<{ same: boolean }>(
    server,
    `select checked->>'outcome' = outcome as same from crop_scans where photo is not null`,
  );
  expect(looks).toEqual(Array.from({ length: 6 }, () => ({ same: true })));
});

test('seeding refuses a production environment', () => {
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env: envFor({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Nothing was seeded. NODE_ENV is production');
});

test('seeding refuses a server with a public address', async () => {
  const open = await startServer({ PUBLIC_ORIGIN: 'https://mavuno.example' });
  try {
    const { status, stderr } = spawnSync(process.execPath, command, {
      cwd: root,
      env: envFor({ PORT: new URL(open.origin).port, DATA_DIR: open.dataDir }),
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('has a public address');
    expect(await queryDatabase(open, 'select 1 from auth_users')).toEqual([]);
  } finally {
    await open.stop();
  }
});

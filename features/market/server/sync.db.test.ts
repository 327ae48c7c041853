import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { sql } from '#kit/server/database/database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mavuno-feed-'));
const file = path.join(folder, 'prices.csv');
const day = addDays(dayInNairobi(new Date()), -5);
const list = `date,admin1,admin2,market,latitude,longitude,category,commodity,unit,priceflag,pricetype,currency,price,usdprice\n${day},X,Nakuru,Wakulima (Nakuru),-0.28,36.07,cereals,Maize,90 KG,actual,Wholesale,KES,4050,31.4\n`;
let server: TestServer;
let admin: ApiClient;

beforeAll(async () => {
  server = await openTestServer({ PRICES_URL: pathToFileURL(file).href });
  admin = await server.farmer();
  await server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set role = 'admin' where id = ${admin.userId}`),
  );
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const priceState = async () => (await admin.ask('GET', '/api/admin/market')).body;
const synced = async (state: string): Promise<any> => {
  expect((await admin.ask('POST', '/api/admin/market/sync', { body: {} })).body).toEqual({ asked: true });
  return vi.waitFor(
    async () => {
      const now = await priceState();
      expect(now.sync.state).toBe(state);
      return now;
    },
    { timeout: 15_000, interval: 100 },
  );
};

test('MKT-10: a failed sync gives its reason, a complete one its time, and a later failure deletes no prices', async () => {
  expect((await priceState()).sync).toEqual({ state: 'never', done_at: null, failed_at: null });
  const failed = await synced('failed');
  expect(failed.runs[0]).toMatchObject({
    source: 'file',
    by_hand: false,
    fault: 'the file is not there, or cannot be read',
  });
  writeFileSync(file, list);
  const done = await synced('done');
  expect(done).toMatchObject({ prices: 1, markets: 1, newest: day, sync: { done_at: expect.any(String) } });
  expect(done.runs[0]).toMatchObject({ state: 'done', rows_read: 1, rows_kept: 1, changed: 1 });
  writeFileSync(file, 'a page instead of a list, with columns');
  const after = await synced('failed');
  expect([after.prices, after.runs[0].fault, after.sync.done_at]).toEqual([
    1,
    'its columns are none that are known',
    done.sync.done_at,
  ]);
}, 60_000);

test('MKT-10: the state is "running" only during a run; an interrupted run counts as failed', async () => {
  const begin = (minutes: number) =>
    server.database.asSystem((tx) =>
      tx.run(sql`
        insert into market_imports (id, source, state, began_at)
        values (gen_random_uuid(), ${`test ${minutes}`}, 'running', now() - make_interval(mins => ${minutes}))
      `),
    );
  await begin(40);
  expect((await priceState()).sync.state).toBe('failed');
  await begin(1);
  expect((await priceState()).sync.state).toBe('running');
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient } from '#apps/server/testing.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { diskStorage } from '#kit/server/storage/disk.ts';
import type { Copy } from '../contract.ts';
import { COPY_HOURS } from '../domain/background-export.ts';
import { makeCopyFile, sweepCopies } from './copies.ts';
import { createFarmerWithAllData, type TestServer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const fileOf = ({ userId }: ApiClient, id: string): boolean =>
  existsSync(path.join(server.dataDir, 'files/files/copies', userId, `${id}.zip`));
const copiesOf = async (farmer: ApiClient): Promise<Copy[]> =>
  (await farmer.ask('GET', '/api/data/copies')).body.copies;
const ask = async (farmer: ApiClient, photos = true, id = newId()): Promise<Copy> =>
  (await farmer.ask('POST', '/api/data/copies', { body: { id, photos } })).body;
const readyOf = async (farmer: ApiClient, id: string): Promise<Copy> => {
  for (let i = 0; i < 200; i += 1) {
    const copy = (await copiesOf(farmer)).find((one) => one.id === id);
    if (copy?.state === 'ready') return copy;
    await sleep(50);
  }
  throw new Error('no copy came');
};
const filled = async (): Promise<Awaited<ReturnType<typeof createFarmerWithAllData>>> => {
  const all = await createFarmerWithAllData(server);
  await server.database.asSystem((tx) =>
    tx.run(sql`delete from data_exports where user_id = ${all.farmer.userId}`),
  );
  return all;
};

test('SET-12 a large export is made in the background, shows its progress and is downloaded complete', async () => {
  const { farmer, photos } = await filled();
  const asked = await ask(farmer);
  expect(asked).toMatchObject({ state: 'waiting', percent: 0, photos: true, bytes: null });
  const copy = await readyOf(farmer, asked.id);
  const { status, raw, headers } = await farmer.ask('GET', `/api/data/copies/${asked.id}`);
  expect([status, headers['content-type'], raw.length, copy.percent]).toEqual([
    200,
    'application/zip',
    copy.bytes,
    100,
  ]);
  const files = unzipSync(new Uint8Array(raw));
  const document = JSON.parse(strFromU8(files['mavuno.json']!));
  expect(document.fields).toHaveLength(2);
  for (const { hash, bytes } of photos)
    expect(Buffer.from(files[`photos/${hash}.jpg`]!).equals(bytes)).toBe(true);
  // A broken download resumes, but never with another file.
  const rest = await farmer.ask('GET', `/api/data/copies/${asked.id}`, {
    headers: { range: 'bytes=1000-', 'if-range': String(headers['etag']) },
  });
  expect([rest.status, rest.headers['content-range'], rest.raw.equals(raw.subarray(1000))]).toEqual([
    206,
    `bytes 1000-${raw.length - 1}/${raw.length}`,
    true,
  ]);
  expect(
    (
      await farmer.ask('GET', `/api/data/copies/${asked.id}`, {
        headers: { range: 'bytes=1000-', 'if-range': '"another"' },
      })
    ).raw.length,
  ).toBe(raw.length);
  const other = await server.farmer();
  expect((await other.ask('GET', `/api/data/copies/${asked.id}`)).status).toBe(404);
  expect(await copiesOf(other)).toEqual([]);
});

test('SET-12 a request during a running export returns that export, and two requests create one', async () => {
  const { farmer } = await filled();
  const id = newId();
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        insert into data_exports (user_id, id, photos, state, done, total, asked_at, expires_at)
        values (${farmer.userId}, ${id}, true, 'making', 30, 40, now(), now() + interval '1 day')
      `,
    ),
  );
  expect(await ask(farmer)).toMatchObject({ id, state: 'making', percent: 75 });
  expect((await farmer.ask('GET', `/api/data/copies/${id}`)).status).toBe(404);
});

test('SET-14 an export is deleted with the data it contains, even while being made, and when it expires', async () => {
  const { farmer } = await filled();
  const first = await ask(farmer, false);
  await readyOf(farmer, first.id);
  await farmer.ask('POST', '/api/data/delete', { body: { what: 'scans' } });
  for (let i = 0; i < 100 && fileOf(farmer, first.id); i += 1) await sleep(50);
  expect([fileOf(farmer, first.id), await copiesOf(farmer)]).toEqual([false, []]);

  const storage = await diskStorage(path.join(server.dataDir, 'files'));
  const id = newId();
  const row = sql`
    insert into data_exports (user_id, id, photos, state, asked_at, expires_at)
    values (${farmer.userId}, ${id}, false, 'waiting', now(), now() + interval '1 day')
  `;
  await server.database.asSystem((tx) => tx.run(row));
  const late = {
    ...storage,
    put: async (key: string, content: Parameters<typeof storage.put>[1]) => {
      await storage.put(key, content);
      await server.database.asSystem((tx) => tx.run(sql`delete from data_exports where id = ${id}`));
    },
  };
  await makeCopyFile({
    db: server.database,
    storage: late,
    jobs: null as never,
    tables: () => server.tables,
  })({
    userId: farmer.userId,
    id,
  });
  expect(fileOf(farmer, id)).toBe(false);

  const last = await ask(farmer, false);
  await readyOf(farmer, last.id);
  const deps = { db: server.database, storage };
  await sweepCopies(deps, new Date(Date.now() + (COPY_HOURS - 1) * HOUR_MS));
  expect(fileOf(farmer, last.id)).toBe(true);
  await sweepCopies(deps, new Date(Date.now() + (COPY_HOURS + 1) * HOUR_MS));
  expect([fileOf(farmer, last.id), await copiesOf(farmer)]).toEqual([false, []]);
});

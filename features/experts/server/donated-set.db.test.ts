import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { diskStorage } from '#kit/server/storage/disk.ts';
import { writeDonatedSet } from './donated-set.ts';
import { makeExpert, scanOf, sendPhoto } from './testing.ts';

let server: TestServer;
let njeri: ApiClient;
const folder = mkdtempSync(join(tmpdir(), 'mavuno-donated-'));
beforeAll(async () => {
  server = await openTestServer();
  njeri = await makeExpert(server);
});
beforeEach(() => server.database.run(sql`delete from rate_limits`));
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});

let made = 0;
const photoOf = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: (made += 7), g: 120, b: 40 } } })
    .jpeg()
    .toBuffer();
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const write = async () =>
  writeDonatedSet(
    {
      db: server.database,
      storage: await diskStorage(join(server.dataDir, 'files')),
      secret: 'a secret of the tests',
    },
    join(folder, String((made += 1))),
  );

/** A check with photos and an answered question. */
const answered = async (
  farmer: ApiClient,
  over: { condition?: string | null; photosClean?: boolean; arrives?: boolean; leaves?: number } = {},
) => {
  const { condition = 'bean___rust', photosClean = true, arrives = true, leaves = 1 } = over;
  const photos = await Promise.all(Array.from({ length: leaves }, photoOf));
  const scan = scanOf({ photo: hashOf(photos[0]!), photos: photos.map(hashOf) });
  const id = newId();
  const { outcomes } = await farmer.sync([
    scan,
    { name: 'reviews.ask', args: { id, scan_id: scan.args.id, note: null, county: 'Nakuru' } },
  ]);
  expect(outcomes.map((o: { result: string }) => o.result)).toEqual(['applied', 'applied']);
  if (arrives) for (const photo of photos) await sendPhoto(farmer, photo);
  await njeri.ask('POST', `/api/reviews/${id}/claim`, { body: {} });
  const { status } = await njeri.ask('POST', `/api/reviews/${id}/answer`, {
    body: { text: 'Ni kutu.', voice: null, condition, photosClean },
  });
  expect(status).toBe(200);
  return { scan, photos };
};
const donate = (farmer: ApiClient, purpose: 'train' | 'show', given: boolean) =>
  farmer.sync([{ name: 'donations.set', args: { purpose, given } }]);

test('a photo is donated only with consent, a confirmed condition, no person on it and the file present', async () => {
  const [silent, willing] = [await server.farmer(), await server.farmer()];
  await answered(silent);
  await donate(willing, 'train', true);
  await answered(willing, { condition: null });
  await answered(willing, { photosClean: false });
  // It had not been seen when the expert confirmed that no person is on it.
  const late = await answered(willing, { arrives: false });
  await sendPhoto(willing, late.photos[0]!);
  const set = await write();
  expect(set).toMatchObject({
    version: 1,
    counts: {},
    photos: [],
    withdrawn: [],
    leftOut: 1,
    licence: { id: 'CC-BY-4.0' },
  });
}, 60_000);

test('a set lists photos by condition and plant without personal data; withdrawn photos are listed', async () => {
  const [one, two] = [await server.farmer(), await server.farmer()];
  await donate(one, 'train', true);
  await donate(one, 'show', true);
  await donate(two, 'train', true);
  const first = await answered(one, { leaves: 2 });
  await answered(two);
  const set = await write();
  expect(set.counts).toEqual({ bean___rust: 3 });
  const mine = set.photos.filter((p) => first.photos.map(hashOf).includes(p.sha256));
  expect(mine).toMatchObject([
    { crop: 'bean', county: 'Nakuru', uses: ['show', 'train'] },
    { uses: ['show', 'train'] },
  ]);
  expect(new Set(mine.map((p) => p.plant)).size).toBe(1);
  expect(new Set(set.photos.map((p) => p.plant)).size).toBe(2);
  const text = readFileSync(join(folder, String(made), 'manifest.json'), 'utf8');
  for (const secret of [one.userId, two.userId, first.scan.args.id, 'Amina', 'mavuno.test', '36.08'])
    expect(text).not.toContain(secret);
  for (const p of set.photos) {
    const bytes = readFileSync(join(folder, String(made), p.file));
    expect(hashOf(bytes)).toBe(p.sha256);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  }

  const again = await write();
  expect([again.version, again.hash]).toEqual([set.version, set.hash]);

  await donate(one, 'train', false);
  await donate(one, 'show', false);
  const later = await write();
  expect(later.version).toBe(set.version + 1);
  expect(later.withdrawn).toEqual(mine.map((p) => p.item).sort());
  expect(later.photos).toHaveLength(1);
  expect(existsSync(join(folder, String(made), mine[0]!.file))).toBe(false);

  await donate(one, 'show', true);
  expect(await write()).toMatchObject({
    withdrawn: [],
    photos: expect.arrayContaining([expect.objectContaining({ item: mine[0]!.item, uses: ['show'] })]),
  });
  // Deleting a check also withdraws its photos.
  await one.sync([{ name: 'scans.remove', args: { id: first.scan.args.id } }]);
  expect((await write()).withdrawn).toEqual(mine.map((p) => p.item).sort());
}, 60_000);

test('a set is not written to a folder that is not empty', async () => {
  await expect(
    writeDonatedSet(
      { db: server.database, storage: await diskStorage(join(server.dataDir, 'files')), secret: 'x' },
      folder,
    ),
  ).rejects.toThrow('is not empty');
});

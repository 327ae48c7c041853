import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { PART_BYTES, MAX_PHOTO_BYTES } from '#kit/sync/limits.ts';
import { sql, type Database } from '../database/database.ts';
import { testDatabase } from '../database/testing.ts';
import { diskStorage } from '../storage/disk.ts';
import type { Storage } from '../storage/storage.ts';
import { headersOf, serverOf } from '../sync/notes.testing.ts';
import { photoOperations, purgeUploads } from './photos.ts';

let db: Database;
let storage: Storage;
let app: FastifyInstance;
const arrived: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'mavuno-photos-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const QUOTA = 600_000;

beforeAll(async () => {
  ({ database: db } = await testDatabase());
  storage = await diskStorage(folder);
  app = serverOf(
    photoOperations({
      db,
      storage,
      quotaBytes: QUOTA,
      listeners: { 'photo.arrived': [async (_tx, e) => void arrived.push(String(e.payload['hash']))] },
    }),
  );
});

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
let grain = 0;
/** Incompressible noise, so that a photo has several parts; different on each call. */
const noise = (width: number, height: number) => {
  const raw = Buffer.alloc(width * height * 3);
  let x = (grain += 7919);
  for (let i = 0; i < raw.length; i += 1) raw[i] = (x = (x * 1103515245 + 12345) & 0x7fffffff) >> 16;
  return sharp(raw, { raw: { width, height, channels: 3 } });
};
const jpeg = (width = 300, height = 300): Promise<Buffer> =>
  noise(width, height).jpeg({ quality: 90 }).toBuffer();

const put = async (
  userId: string,
  bytes: Buffer,
  start: number,
  { hash = hashOf(bytes), size = bytes.length } = {},
) => {
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/photos/${hash}/parts/${start}?size=${size}`,
    payload: bytes.subarray(start, start + PART_BYTES),
    headers: { ...headersOf(userId), 'content-type': 'application/octet-stream' },
  });
  return {
    status: answer.statusCode,
    ...answer.json<{ complete?: boolean; parts?: number[]; refusal?: { code: string } }>(),
  };
};
const starts = (bytes: Buffer): number[] =>
  Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, i) => i * PART_BYTES);
const send = async (userId: string, bytes: Buffer, more: { hash?: string } = {}) => {
  let last = await put(userId, bytes, 0, more);
  for (const start of starts(bytes).slice(1)) last = await put(userId, bytes, start, more);
  return last;
};
const get = (userId: string, hash: string, below = '') =>
  app.inject({ url: `/api/photos/${hash}${below}`, headers: headersOf(userId) });
const count = (userId: string, table: 'photo_parts' | 'photo_uploads' | 'photos') =>
  db.asUser(
    userId,
    async (tx) =>
      (
        await tx.one<{ n: number }>({
          text: `select count(*) as n from ${table} where user_id = $1`,
          values: [userId],
        })
      ).n,
  );

test('a photo uploaded in parts, in any order and repeatedly, is stored and reported once', async () => {
  const userId = newId();
  const bytes = await jpeg();
  const hash = hashOf(bytes);
  expect(starts(bytes).length).toBeGreaterThan(1);
  for (const start of [...starts(bytes).slice(1).reverse(), starts(bytes)[1]!])
    expect((await put(userId, bytes, start)).complete).toBe(false);
  expect((await get(userId, hash, '/upload')).json()).toEqual({
    complete: false,
    parts: starts(bytes).slice(1),
  });
  expect((await put(userId, bytes, 0)).complete).toBe(true);
  expect((await put(userId, bytes, 0)).complete).toBe(true);
  expect((await get(userId, hash, '/upload')).json()).toEqual({ complete: true, parts: [] });
  const stored = await get(userId, hash);
  expect([stored.headers['content-type'], stored.rawPayload.equals(bytes)]).toEqual(['image/jpeg', true]);
  expect(arrived.filter((h) => h === hash)).toHaveLength(1);
  expect([await count(userId, 'photo_parts'), await count(userId, 'photo_uploads')]).toEqual([0, 0]);
});

test('parts uploaded concurrently make one photo', async () => {
  const userId = newId();
  const bytes = await jpeg(420, 420);
  const answers = await Promise.all(
    [...starts(bytes), ...starts(bytes)].map((start) => put(userId, bytes, start)),
  );
  expect(answers.every((a) => a.status === 200)).toBe(true);
  expect(answers.some((a) => a.complete)).toBe(true);
  expect(arrived.filter((h) => h === hashOf(bytes))).toHaveLength(1);
  expect(await count(userId, 'photo_uploads')).toBe(0);
});

test('ACC-35 only its owner can see a photo', async () => {
  const [ann, ben] = [newId(), newId()];
  const bytes = await jpeg(64, 64);
  await send(ann, bytes);
  expect((await get(ben, hashOf(bytes))).statusCode).toBe(404);
  expect((await get(ben, hashOf(bytes), '/upload')).json()).toEqual({ complete: false, parts: [] });
  expect((await send(ben, bytes)).complete).toBe(true);
});

const bomb = async (): Promise<Buffer> =>
  sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
const located = async (): Promise<Buffer> =>
  noise(64, 64)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
    .toBuffer();
/** The first bytes of an iPhone's HEIC, which this server cannot decode. */
const heic = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(2000)]);

test('an invalid photo is refused with a reason, and nothing of it is stored', async () => {
  const whole = await jpeg(200, 200);
  const cases: [string, Buffer, { hash?: string }?][] = [
    ['photo.not_an_image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['photo.not_an_image', Buffer.alloc(3000, 7)],
    ['photo.not_an_image', whole.subarray(0, whole.length / 2)],
    ['photo.not_an_image', heic()],
    ['photo.too_large', await bomb()],
    ['photo.has_metadata', await located()],
    ['photo.hash_mismatch', whole, { hash: 'a'.repeat(64) }],
  ];
  for (const [code, bytes, more] of cases) {
    const userId = newId();
    expect((await send(userId, bytes, more)).refusal?.code, code).toBe(code);
    expect([await count(userId, 'photos'), await count(userId, 'photo_uploads')]).toEqual([0, 0]);
  }
});

test('an invalid part, or a photo over one megabyte, is refused', async () => {
  const userId = newId();
  const bytes = await jpeg();
  expect((await put(userId, bytes, 0, { size: MAX_PHOTO_BYTES + 1 })).refusal?.code).toBe('photo.too_large');
  expect((await put(userId, bytes, 5)).refusal?.code).toBe('photo.bad_part');
  expect((await put(userId, bytes, 0, { size: 10 })).refusal?.code).toBe('photo.bad_part');
  await put(userId, bytes, 0);
  expect((await put(userId, bytes, 0, { size: bytes.length + PART_BYTES })).refusal?.code).toBe(
    'photo.bad_part',
  );
  expect((await put(userId, bytes, 0, { hash: 'nonsense' })).status).toBe(400);
});

test('a photo over the account’s quota is refused, and stored photos stay', async () => {
  const userId = newId();
  const sizes: (string | undefined)[] = [];
  for (let i = 0; i < 12; i += 1) sizes.push((await send(userId, await jpeg())).refusal?.code);
  expect(sizes[0]).toBeUndefined();
  expect(sizes[11]).toBe('photo.quota');
  const { bytes } = await db.asUser(userId, (tx) =>
    tx.one<{ bytes: number }>(sql`select sum(size) as bytes from photos where user_id = ${userId}`),
  );
  expect(bytes).toBeLessThanOrEqual(QUOTA);
});

test('if the server dies after storing the file, sending the part again completes the upload', async () => {
  const userId = newId();
  const bytes = await jpeg(64, 64);
  let die = true;
  const dying: Storage = {
    ...storage,
    put: async (key, content) => {
      await storage.put(key, content);
      if (die) throw new Error('the process is gone');
    },
  };
  const whole = app;
  app = serverOf(photoOperations({ db, storage: dying }));
  expect((await put(userId, bytes, 0)).status).toBe(500);
  die = false;
  expect((await put(userId, bytes, 0)).complete).toBe(true);
  app = whole;
  expect((await get(userId, hashOf(bytes))).rawPayload.equals(bytes)).toBe(true);
});

test('unfinished uploads are purged', async () => {
  const userId = newId();
  await put(userId, await jpeg(), 0);
  await purgeUploads(db, -1);
  expect(await count(userId, 'photo_parts')).toBe(0);
});

test('a part that another user left on the phone is refused in this session', async () => {
  const [userId, other] = [newId(), newId()];
  const bytes = await jpeg();
  const [url, headers] = [`/api/photos/${hashOf(bytes)}`, headersOf(userId)];
  const part = (owner: string) =>
    app.inject({
      method: 'PUT',
      url: `${url}/parts/0?size=${bytes.length}&owner=${owner}`,
      payload: bytes.subarray(0, PART_BYTES),
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    });
  for (const refused of [
    await part(other),
    await app.inject({ url: `${url}/upload?owner=${other}`, headers }),
  ]) {
    expect([refused.statusCode, refused.json().refusal.code]).toEqual([409, 'sync.other_user']);
  }
  expect(await count(userId, 'photo_uploads')).toBe(0);
  expect((await part(userId)).statusCode).toBe(200);
});

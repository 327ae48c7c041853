import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { sql, type Database, type Transaction } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { FORGET_JOB, handlePhotoDeletion } from '#kit/server/photos/delete-unused-photos.ts';
import { photoKey } from '#kit/server/photos/photos.ts';
import { diskStorage } from '#kit/server/storage/disk.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import { answerCrop, type CropQuestion } from '../domain/crop-question.ts';
import type { Finding, SaveScan } from '../domain/scan.ts';
import type { ServerFinding } from './analyse-photos.ts';
import { savedScan, scanRow } from './scan-row.ts';
import { insertScan, rewriteScan, scansByIds } from './sql.ts';
import { scannerServer } from './index.ts';

let db: Database;
let storage: Storage;
const folder = mkdtempSync(join(tmpdir(), 'mavuno-photo-jobs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(async () => {
  ({ database: db } = await testDatabase());
  storage = await diskStorage(folder);
});

const finding: Finding = { outcome: 'not_sure', condition: null, confidence: null, top3: [], model: 'm' };
const hash = 'ab'.repeat(32);

/** The job handlers on a replica that has not received anything yet. */
const handlers = (
  analyse: () => Promise<ServerFinding> = async () => finding,
): Record<string, (data: object) => Promise<void>> => {
  const found: Record<string, (data: object) => Promise<void>> = {};
  const jobs: Jobs = {
    enqueue: async () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
    counts: async () => [],
    handleJobs: (name, handler) => {
      found[name] = (data) => handler(data as never, { id: newId() });
    },
  };
  const nothingYet: Database['readAsUser'] = async (_userId, work) =>
    work({
      one: async () => {
        throw new Error('not there yet');
      },
      maybe: async () => null,
      many: async () => [],
      run: async () => 0,
      afterCommit: () => undefined,
      announce: () => undefined,
    });
  const replica = { ...db, readAsUser: nothingYet };
  const { refersToPhoto } = scannerServer({ db: replica, storage, jobs, analyse });
  handlePhotoDeletion({ db: replica, storage, jobs }, [refersToPhoto]);
  return found;
};

const save = (tx: Transaction, userId: string, over: Partial<SaveScan> = {}): Promise<number> =>
  insertScan(
    tx,
    userId,
    scanRow(
      {
        ...finding,
        id: newId(),
        field_id: null,
        crop_type: null,
        photo: hash,
        severity: null,
        affected_area_percentage: null,
        location: null,
        taken_at: '2026-11-21T09:00:00.000Z',
        known_used: 0,
        ...over,
      },
      null,
      'en',
      new Date(),
    ),
  );
const keepPhoto = async (userId: string): Promise<void> => {
  await storage.put(photoKey(userId, hash), Buffer.from('a photo'));
  await db.asUser(userId, (tx) =>
    tx.run(
      sql`
        insert into photos (user_id, hash, size, type, width, height)
        values (${userId}, ${hash}, 7, 'image/jpeg', 1, 1)
      `,
    ),
  );
};
const isKept = async (userId: string) => [
  await db.asUser(
    userId,
    async (tx) =>
      (await tx.maybe(sql`select 1 from photos where user_id = ${userId} and hash = ${hash}`)) !== null,
  ),
  await storage.has(photoKey(userId, hash)),
];

test('a photo is kept if a check that uses it is being saved at the same time', async () => {
  const userId = newId();
  await keepPhoto(userId);
  await db.asUser(userId, (tx) => nextSequence(tx, userId));
  let saved = (): void => undefined;
  const saving = db.asUser(userId, async (tx) => {
    await nextSequence(tx, userId);
    await save(tx, userId);
    await new Promise<void>((done) => {
      saved = done;
    });
  });
  await sleep(200);
  const forgetting = handlers()[FORGET_JOB]!({ userId, hashes: [hash] });
  await sleep(200);
  saved();
  await Promise.all([saving, forgetting]);
  expect(await isKept(userId)).toEqual([true, true]);
});

test('a photo that no check uses is deleted, row and file', async () => {
  const userId = newId();
  await keepPhoto(userId);
  await handlers()[FORGET_JOB]!({ userId, hashes: [hash] });
  expect(await isKept(userId)).toEqual([false, false]);
});

test('the photo analysis never reads from a lagging replica', async () => {
  const userId = newId();
  await keepPhoto(userId);
  await db.asUser(userId, (tx) => save(tx, userId));
  await handlers()['scans.check']!({ userId, photo: hash });
  expect(
    await db.asUser(userId, (tx) =>
      tx.one(sql`select checked ->> 'outcome' as outcome from crop_scans where user_id = ${userId}`),
    ),
  ).toEqual({ outcome: 'not_sure' });
});

test('checks with the same photos and crop share one analysis', async () => {
  const userId = newId();
  await keepPhoto(userId);
  await db.asUser(userId, async (tx) => {
    for (let n = 0; n < 20; n += 1) await save(tx, userId);
  });
  let looks = 0;
  await handlers(async () => {
    looks += 1;
    return finding;
  })['scans.check']!({ userId, photo: hash });
  expect(looks).toBe(1);
  expect(
    await db.asUser(userId, (tx) =>
      tx.one(sql`select count(*) as n from crop_scans where user_id = ${userId} and checked is not null`),
    ),
  ).toEqual({ n: 20 });
});

const rust = {
  outcome: 'answer',
  condition: 'bean___rust',
  confidence: 0.93,
  top3: [{ condition: 'bean___rust', probability: 0.93 }],
} as const;
const nothing = { outcome: 'not_sure', condition: null, confidence: null, top3: [] } as const;
const unmeasured = { severity: null, affected_area_percentage: null } as const;
const question: CropQuestion = {
  chosen: 'coffee',
  answered: false,
  options: [
    { crop: 'bean', ...rust, ...unmeasured },
    { crop: 'coffee', ...nothing, ...unmeasured },
    { crop: null, ...nothing, top3: rust.top3, ...unmeasured },
  ],
};
const looksLikeBean: ServerFinding = { ...nothing, model: 'm', crop_question: question };
const coffeeRust = {
  ...rust,
  condition: 'coffee___leaf_rust',
  top3: [{ condition: 'coffee___leaf_rust', probability: 0.9 }],
  confidence: 0.9,
} as const;
const scanOf = (userId: string, id: string) =>
  db.asUser(userId, async (tx) => (await scansByIds(tx, userId, [id]))[0]!);
const farmerSays = (userId: string, id: string, crop: string | null) =>
  db.asUser(userId, async (tx) => {
    const [row] = await scansByIds(tx, userId, [id]);
    const answered = answerCrop(row, crop);
    if (!answered.ok) throw new Error(answered.code);
    await rewriteScan(tx, userId, scanRow({ ...savedScan(row!), ...answered.value }, null, 'en', new Date()));
  });

test('a crop that only the server doubts prompts a question and no disease; "it is coffee" restores the phone\'s answer', async () => {
  const [userId, id] = [newId(), newId()];
  await keepPhoto(userId);
  await db.asUser(userId, (tx) =>
    save(tx, userId, {
      id,
      crop_type: 'coffee',
      ...coffeeRust,
      severity: 'high',
      affected_area_percentage: 20,
    }),
  );
  await handlers(async () => looksLikeBean)['scans.check']!({ userId, photo: hash });
  expect(await scanOf(userId, id)).toMatchObject({
    outcome: 'not_sure',
    condition: null,
    severity: null,
    crop_type: 'coffee',
    counted: true,
    checked: { outcome: 'not_sure', photos: 1 },
    crop_question: { answered: false },
  });
  expect((await scanOf(userId, id)).crop_question!.options).toMatchObject([
    { crop: 'bean', condition: 'bean___rust', severity: 'high' },
    { crop: 'coffee', condition: 'coffee___leaf_rust', affected_area_percentage: 20 },
    { crop: null, condition: null },
  ]);
  expect((await scanOf(userId, id)).checked).not.toHaveProperty('crop_question');
});

test('a farmer who picked a candidate is not asked about the crop afterwards', async () => {
  const [userId, id] = [newId(), newId()];
  await keepPhoto(userId);
  await db.asUser(userId, async (tx) => {
    await save(tx, userId, { id, crop_type: 'coffee', top3: coffeeRust.top3 });
    await tx.run(
      sql`update crop_scans set pick = 'coffee___leaf_rust' where user_id = ${userId} and id = ${id}`,
    );
  });
  await handlers(async () => looksLikeBean)['scans.check']!({ userId, photo: hash });
  expect(await scanOf(userId, id)).toMatchObject({
    crop_question: null,
    pick: 'coffee___leaf_rust',
    checked: { outcome: 'not_sure' },
  });
});

test.each([
  ['coffee', { ...nothing }],
  [null, { ...nothing, top3: rust.top3 }],
] as const)(
  "the server's analysis respects the farmer's answer (%s) and does not ask again",
  async (crop, seen) => {
    const [userId, id] = [newId(), newId()];
    await keepPhoto(userId);
    await db.asUser(userId, (tx) => save(tx, userId, { id, crop_type: 'coffee', crop_question: question }));
    await farmerSays(userId, id, crop);
    const looks: ServerFinding = crop === null ? { ...rust, model: 'm' } : looksLikeBean;
    await handlers(async () => looks)['scans.check']!({ userId, photo: hash });
    expect(await scanOf(userId, id)).toMatchObject({
      crop_type: crop,
      outcome: 'not_sure',
      condition: null,
      checked: seen,
      crop_question: { answered: true },
    });
  },
);

test('an answer given during the server’s analysis is not overwritten by its result for the old crop', async () => {
  const [userId, id] = [newId(), newId()];
  await keepPhoto(userId);
  await db.asUser(userId, (tx) => save(tx, userId, { id, crop_type: 'coffee', crop_question: question }));
  await handlers(async () => {
    await farmerSays(userId, id, 'bean');
    return looksLikeBean;
  })['scans.check']!({ userId, photo: hash });
  expect(await scanOf(userId, id)).toMatchObject({
    crop_type: 'bean',
    condition: 'bean___rust',
    checked: null,
  });
});

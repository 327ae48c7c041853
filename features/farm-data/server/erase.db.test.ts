import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient } from '#apps/server/testing.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { ServedOperation } from '#kit/server/context.ts';
import { sql } from '#kit/server/database/database.ts';
import { photoOperations } from '#kit/server/photos/photos.ts';
import { diskStorage } from '#kit/server/storage/disk.ts';
import { putPhotoPart } from '#kit/sync/photos.ts';
import { makeStatement } from '../contract.ts';
import { cancelDeletion, purgeDueAccounts } from './accounts.ts';
import { purgeAccount } from './erase.ts';
import { statementServer } from './statements.ts';
import { drawnPhoto, createFarmerWithAllData, fieldOf, type TestServer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const rowsIn = async (table: string, owner: string, userId: string): Promise<number> =>
  (
    await server.database.asSystem((tx) =>
      tx.one<{ n: number }>({
        text: `select count(*) as n from ${table} where ${owner} = $1`,
        values: [userId],
      }),
    )
  ).n;
const counts = async (userId: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      server.tables.map(async ({ table, owner }) => [table, await rowsIn(table, owner, userId)] as const),
    ),
  );
const filesOf = ({ userId }: ApiClient, hash: string): boolean =>
  existsSync(path.join(server.dataDir, 'files/files/photos', userId, hash));
const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  for (let i = 0; i < 200 && !(await isTrue()); i += 1) await sleep(50);
  expect(await isTrue()).toBe(true);
};

test('SET-13 SET-14 immediate deletion removes every row and file, signs out, and affects no other user', async () => {
  const [gone, stays] = [await createFarmerWithAllData(server), await createFarmerWithAllData(server)];
  const before = await counts(stays.farmer.userId);
  for (const [table, n] of Object.entries(await counts(gone.farmer.userId)))
    expect(n, `${table} needs a row in server/sample-rows.testing.ts of its feature`).toBeGreaterThan(0);
  // This user's answer to another user's question stays, without the name.
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        update expert_review_turns
        set expert_id = ${gone.farmer.userId}, expert_name = 'Amina'
        where user_id = ${stays.farmer.userId}
      `,
    ),
  );
  const { status } = await gone.farmer.ask('POST', '/api/data/delete-account', { body: { when: 'now' } });
  expect(status).toBe(200);
  for (const [table, n] of Object.entries(await counts(gone.farmer.userId)))
    expect([table, n]).toEqual([table, 0]);
  // Only her phone is notified that the name was removed.
  expect(await counts(stays.farmer.userId)).toEqual({ ...before, sync_log: before['sync_log']! + 1 });
  expect(
    await server.database.asSystem((tx) =>
      tx.one(
        sql`
          select expert_id, expert_name, answer
          from expert_review_turns
          where user_id = ${stays.farmer.userId}
        `,
      ),
    ),
  ).toEqual({ expert_id: null, expert_name: null, answer: 'Ni kutu.' });
  await until(() => !filesOf(gone.farmer, gone.photos[0]!.hash));
  expect(filesOf(stays.farmer, stays.photos[0]!.hash)).toBe(true);
  expect((await gone.farmer.ask('GET', '/api/data/size')).status).toBe(401);
});

test('SET-14 payments stay in the accounts without a link to the deleted user', async () => {
  const { farmer } = await createFarmerWithAllData(server);
  const { id } = await server.database.asSystem((tx) =>
    tx.one<{ id: string }>(sql`select id from payments where user_id = ${farmer.userId} limit 1`),
  );
  await server.database.asSystem((tx) =>
    tx.run(sql`
      insert into money_book (payment_id, at, provider, confirmation_code, plan, amount, currency, status)
      values (${id}, now(), 'sandbox', 'QFT4X9', 'monthly', 999, 'KES', 'COMPLETED')
      on conflict do nothing
    `),
  );
  await farmer.ask('POST', '/api/data/delete-account', { body: { when: 'now' } });
  const book = await server.database.asSystem((tx) =>
    tx.many<Record<string, unknown>>(sql`select * from money_book where payment_id = ${id}`),
  );
  expect(book).toHaveLength(1);
  expect(Object.keys(book[0]!).sort()).toEqual([
    'amount',
    'at',
    'confirmation_code',
    'currency',
    'payment_id',
    'plan',
    'provider',
    'status',
  ]);
  expect(JSON.stringify(book)).not.toMatch(new RegExp(`${farmer.userId}|@`));
  expect((await counts(farmer.userId))['payments']).toBe(0);
});

test('SET-13 SET-14 delayed deletion signs out everywhere, hides the account now and purges it after seven days', async () => {
  const { farmer } = await createFarmerWithAllData(server);
  const { userId } = farmer;
  const { body } = await farmer.ask('POST', '/api/data/delete-account', { body: { when: 'later' } });
  expect(Math.round((new Date(body.purge_at).getTime() - Date.now()) / DAY_MS)).toBe(7);
  expect(await counts(userId)).toMatchObject({
    auth_sessions: 0,
    sighting_reports: 0,
    supplier_suggestions: 0,
    account_deletions: 1,
    fields: 2,
  });
  expect((await farmer.ask('GET', '/api/data/size')).status).toBe(401);
  const deps = {
    db: server.database,
    jobs: { enqueue: async () => undefined } as never,
    tables: () => server.tables,
    listeners: () => ({}),
  };
  await purgeDueAccounts(deps, new Date(Date.now() + 6 * DAY_MS));
  expect((await counts(userId))['fields']).toBe(2);
  await purgeDueAccounts(deps, new Date(Date.now() + 7.01 * DAY_MS));
  for (const [table, n] of Object.entries(await counts(userId))) expect([table, n]).toEqual([table, 0]);
});

test.each(['now', 'later'])('deleting the account %s revokes its emailed links', async (when) => {
  const farmer = await server.farmer(`kiungo.${when}@mavuno.test`);
  await server
    .browser()
    .ask('POST', '/api/auth/request-reset', { body: { email: `kiungo.${when}@mavuno.test` } });
  const links = () =>
    server.database.many(sql`select identifier from auth_verifications where value = ${farmer.userId}`);
  expect((await links()).length).toBeGreaterThan(0);
  await farmer.ask('POST', '/api/data/delete-account', { body: { when } });
  expect(await links()).toEqual([]);
});

test('SET-13 signing in within the seven days keeps the account', async () => {
  const farmer = await server.farmer('anarudi@mavuno.test');
  await farmer.sync([fieldOf()]);
  await farmer.ask('POST', '/api/data/delete-account', { body: { when: 'later' } });
  const back = server.browser();
  expect(
    (
      await back.ask('POST', '/api/auth/sign-in', {
        body: { email: 'anarudi@mavuno.test', password: 'nzuri-sana-9' },
      })
    ).status,
  ).toBe(200);
  expect(await counts(farmer.userId)).toMatchObject({ account_deletions: 0, fields: 1 });
});

test('deleting the farm removes its data on every phone, keeps the account, and restores no free check', async () => {
  const { farmer, fieldIds, scanId, photos } = await createFarmerWithAllData(server);
  // The server's own check of the photo decides whether the scan counts.
  const looked = () =>
    server.database.asSystem((tx) =>
      tx.maybe<{ counted: boolean }>(
        sql`select counted from crop_scans where id = ${scanId} and checked is not null`,
      ),
    );
  await until(async () => (await looked()) !== null);
  const used = 2 + 1 + ((await looked())!.counted ? 1 : 0);
  const { changes } = await farmer.sync([]);
  const { status, body } = await farmer.ask('POST', '/api/data/delete', { body: { what: 'farm' } });
  expect([status, body.deleted]).toEqual([200, expect.objectContaining({ fields: 2, crop_scans: 2 })]);
  const after = await counts(farmer.userId);
  for (const table of [
    'farms',
    'fields',
    'crops',
    'field_events',
    'crop_scans',
    'scan_outcomes',
    'scan_outcome_pauses',
    'expert_reviews',
    'expert_review_turns',
    'sighting_reports',
    'statements',
  ])
    expect([table, after[table]]).toEqual([table, 0]);
  expect(after).toMatchObject({ profiles: 1, user_plans: 1, donation_consents: 1, sighting_follows: 1 });
  const heard = (await farmer.sync([], changes.cursor)).changes.rows;
  const gone = heard
    .filter((r: { row: unknown }) => r.row === null)
    .map((r: { kind: string; id: string }) => `${r.kind} ${r.id}`);
  expect(gone).toEqual(
    expect.arrayContaining([
      ...fieldIds.map((id) => `field ${id}`),
      `scan ${scanId}`,
      `outcome ${scanId}:7`,
      `outcome_pause ${scanId}`,
    ]),
  );
  // A new kind of the farm needs no line here; these stay, whatever the tables say.
  const kindsOfFarm = server.tables.flatMap(({ kind, deletedWith }) =>
    kind !== undefined && deletedWith !== 'account' ? [kind] : [],
  );
  const goneKinds = [...new Set(gone.map((one: string) => one.split(' ')[0]))];
  expect(goneKinds.sort()).toEqual([...new Set(kindsOfFarm)].sort());
  expect(goneKinds).toEqual(
    expect.arrayContaining([
      'farm',
      'field',
      'crop',
      'field_event',
      'farm_plan',
      'farm_plan_task',
      'scan',
      'outcome',
      'outcome_pause',
      'overwritten',
      'organic_action',
      'review',
      'sighting_report',
      'yield_prediction',
      'satellite_result',
      'alert',
      'alert_look',
    ]),
  );
  const accountKinds = ['enrolment', 'notify_setting', 'notification', 'consent', 'donation', 'chat_message'];
  expect(goneKinds.filter((kind) => accountKinds.includes(String(kind)))).toEqual([]);
  expect(heard).toContainEqual({ kind: 'scan_total', id: 'removed', row: { id: 'removed', removed: used } });
  await until(async () => (await rowsIn('photos', 'user_id', farmer.userId)) === 0);
  expect(filesOf(farmer, photos[0]!.hash)).toBe(false);
});

test('deleting leaf checks keeps fields, crops, history entries and their photos', async () => {
  const {
    farmer,
    photos: [leaf, weeds],
  } = await createFarmerWithAllData(server);
  await farmer.ask('POST', '/api/data/delete', { body: { what: 'scans' } });
  expect(await counts(farmer.userId)).toMatchObject({
    crop_scans: 0,
    scan_outcomes: 0,
    expert_reviews: 0,
    fields: 2,
    crops: 1,
    field_events: 1,
    farms: 1,
    statements: 1,
  });
  await until(() => !filesOf(farmer, leaf!.hash));
  expect(filesOf(farmer, weeds!.hash)).toBe(true);
  expect((await farmer.ask('POST', '/api/data/delete', { body: { what: 'everything' } })).status).toBe(400);
});

test('signing in during the purge keeps the account, and one failing purge does not block the others', async () => {
  const [back, stuck, goes] = [await server.farmer(), await server.farmer(), await server.farmer()];
  for (const farmer of [back, stuck, goes]) {
    await farmer.sync([fieldOf()]);
    await farmer.ask('POST', '/api/data/delete-account', { body: { when: 'later' } });
  }
  const later = new Date(Date.now() + 8 * DAY_MS);
  const faults: unknown[] = [];
  const enqueue = async (_tx: unknown, _name: string, { folders = [] }: { folders?: string[] }) => {
    if (folders.some((one) => one.includes(stuck.userId))) throw new Error('stuck');
  };
  const deps = {
    db: server.database,
    jobs: { enqueue } as never,
    tables: () => server.tables,
    listeners: () => ({}),
    onFault: (fault: unknown) => faults.push(fault),
  };
  await cancelDeletion(deps)(back.userId);
  await purgeAccount(deps, back.userId, later);
  await purgeDueAccounts(deps, later);
  expect((await counts(back.userId))['fields']).toBe(1);
  expect([
    faults.length,
    (await counts(stuck.userId))['fields'],
    (await counts(goes.userId))['fields'],
  ]).toEqual([1, 1, 0]);
});

test('SET-14 a photo and a statement saved during the purge leave no row and no file', async () => {
  const { farmer, fieldIds } = await createFarmerWithAllData(server);
  const { userId } = farmer;
  const deps = {
    db: server.database,
    jobs: { enqueue: async () => undefined } as never,
    tables: () => server.tables,
    listeners: () => ({}),
    origin: 'http://mavuno.test',
  };
  const disk = await diskStorage(path.join(server.dataDir, 'files'));
  const saved: string[] = [];
  // The account is deleted between the file and its row.
  const storage = {
    ...disk,
    put: async (key: string, bytes: Buffer) => {
      await disk.put(key, bytes);
      saved.push(key);
      await purgeAccount(deps, userId);
    },
  };
  const { hash, bytes } = await drawnPhoto();
  const late = (served: readonly ServedOperation[], id: string, input: object) =>
    served
      .find((one) => one.operation.id === id)!
      .handle({ session: { userId }, now: new Date() } as never, input as never);
  const statement = { body: { id: newId(), field_id: fieldIds[0], season: '2026', language: 'sw' } };
  await expect(
    late(statementServer({ ...deps, storage } as never), makeStatement.id, statement),
  ).rejects.toThrow('deleted');
  await expect(
    late(photoOperations({ db: server.database, storage } as never), putPhotoPart.id, {
      params: { hash, start: 0 },
      query: { size: bytes.length },
      bytes,
    }),
  ).rejects.toThrow('deleted');
  expect(saved).toHaveLength(2);
  for (const key of saved) expect([key, await disk.has(key)]).toEqual([key, false]);
  expect(await counts(userId)).toMatchObject({ photos: 0, statements: 0, sync_users: 0, events: 0 });
});

test('SCN-24 deleting checks or the account withdraws the warnings from neighbours’ phones', async () => {
  const ways: [string, object][] = [
    ['/api/data/delete', { what: 'scans' }],
    ['/api/data/delete-account', { when: 'later' }],
    ['/api/data/delete-account', { when: 'now' }],
  ];
  for (const [path_, body] of ways) {
    const [reporter, near] = [await server.farmer(), await server.farmer()];
    const id = newId();
    await server.database.asSystem(async (tx) => {
      await tx.run(
        sql`
          insert into sighting_reports (id, user_id, scan_id, condition, crop, cell, day, level)
          values (${id}, ${reporter.userId}, ${newId()}, 'bean___rust', 'bean', '-6:802', '2026-11-20',
            'seen')
        `,
      );
      await tx.run(sql`
        insert into sighting_notices (id, user_id, condition, crop, cell, day, level)
        values (overlay(overlay(md5(${reporter.userId}::text || ${id}::text) placing '7' from 13) placing '8'
          from 17)::uuid, ${near.userId}, 'bean___rust', 'bean', '-6:802', '2026-11-20', 'seen')
      `);
    });
    expect((await reporter.ask('POST', path_, { body })).status).toBe(200);
    await until(async () => (await rowsIn('sighting_notices', 'user_id', near.userId)) === 0);
    expect((await near.sync([])).changes.rows).not.toContainEqual(
      expect.objectContaining({ kind: 'sighting_notice', row: expect.any(Object) }),
    );
    if ('when' in body && body.when === 'now')
      expect(await counts(reporter.userId)).toMatchObject({
        sync_log: 0,
        sync_users: 0,
        sighting_reports: 0,
      });
  }
});

test('a deleted expert’s name is removed from farmers’ phones, and a deleted farmer’s open request is removed', async () => {
  const { farmer, scanId } = await createFarmerWithAllData(server);
  const expert = await server.farmer();
  await server.database.asSystem(async (tx) => {
    await tx.run(
      sql`update expert_review_turns set expert_id = ${expert.userId} where user_id = ${farmer.userId}`,
    );
  });
  const { cursor } = (await farmer.sync([])).changes;
  await expert.ask('POST', '/api/data/delete-account', { body: { when: 'now' } });
  expect((await farmer.sync([], cursor)).changes.rows).toContainEqual(
    expect.objectContaining({ kind: 'review' }),
  );
  const id = newId();
  await server.database.asSystem(async (tx) => {
    await tx.run(
      sql`
        insert into expert_reviews (user_id, id, scan_id, status, created_at, outcome, language, asked_at)
        values (${farmer.userId}, ${id}, ${scanId}, 'waiting', now(), 'answer', 'sw', now())
      `,
    );
    await tx.run(
      sql`
        insert into expert_review_turns (user_id, review_id, n, asked_at, due_at)
        values (${farmer.userId}, ${id}, 1, now(), now())
      `,
    );
  });
  await farmer.ask('POST', '/api/data/delete-account', { body: { when: 'later' } });
  expect(
    await server.database.asSystem((tx) =>
      tx.one(
        sql`
          select r.status, t.due_at
          from expert_reviews r
          join expert_review_turns t on t.review_id = r.id
          where r.id = ${id}
        `,
      ),
    ),
  ).toEqual({ status: 'closed', due_at: null });
});

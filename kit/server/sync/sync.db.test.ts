import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Outcome, SyncReply } from '#kit/sync/exchange.ts';
import { BATCH_COMMANDS, PAGE_ROWS } from '#kit/sync/limits.ts';
import { sql, type Database } from '../database/database.ts';
import { testDatabase } from '../database/testing.ts';
import {
  createNotes,
  headersOf,
  noteCommands,
  noteSynced,
  phone,
  newCommand,
  serverOf,
} from './notes.testing.ts';
import { touchRows } from './sequence.ts';
import { syncServer } from './sync.ts';
import { purgeTombstones } from './tombstones.ts';

let db: Database;
let app: FastifyInstance;
const heard: string[] = [];
let gate: Promise<void> = Promise.resolve();

const serve = (database: Database): FastifyInstance =>
  serverOf(
    syncServer({
      db: database,
      synced: [noteSynced],
      checkRows: true,
      listeners: { 'note.added': [async (_tx, e) => void heard.push(String(e.payload['id']))] },
      commands: noteCommands({ wait: (text) => (text === 'gated' ? gate : Promise.resolve()) }),
    }).served,
  );

beforeAll(async () => {
  ({ database: db } = await testDatabase());
  await createNotes(db);
  app = serve(db);
});

const notesOf = (userId: string) =>
  db.asUser(userId, (tx) =>
    tx.many<{ id: string; text: string }>(
      sql`select id, text from notes where user_id = ${userId} order by id`,
    ),
  );
const results = (outcomes: readonly Outcome[]): string[] =>
  outcomes.map((o) =>
    o.result === 'refused' ? o.code : o.result === 'retry' ? `retry${o.fault ? ' fault' : ''}` : o.result,
  );
const add = (text = 'a', id = newId()) => newCommand('notes.add', { id, text });
const textOf = (rows: Map<string, unknown>, id: string) =>
  (rows.get(id) as { text: string } | undefined)?.text;

test('one exchange sends commands up and their rows down', async () => {
  const it = phone(app, newId());
  const id = newId();
  const reply = await it.exchange(
    newCommand('notes.add', { id, text: 'a' }),
    newCommand('notes.append', { id, text: 'b' }),
  );
  expect(results(reply.outcomes)).toEqual(['applied', 'applied']);
  expect(reply.changes).toMatchObject({
    rows: [{ kind: 'note', id, row: { id, text: 'ab' } }],
    cursor: 2,
    more: false,
    restart: false,
  });
  expect((await it.exchange()).changes.rows).toEqual([]);
});

test('X-04 FLD-28 a command sent again after a lost reply is applied once and gets the same outcome', async () => {
  const userId = newId();
  const command = add();
  const append = newCommand('notes.append', { id: (command.args as { id: string }).id, text: '!' });
  const first = await phone(app, userId).exchange(command, append);
  const again = await phone(app, userId).exchange(append, command, append);
  expect(again.outcomes).toEqual([first.outcomes[1], first.outcomes[0], first.outcomes[1]]);
  expect((await notesOf(userId)).map((n) => n.text)).toEqual(['a!']);
});

test('FLD-28 a limit holds for concurrent creations from two phones, and each refusal is final', async () => {
  const userId = newId();
  const commands = Array.from({ length: 10 }, () => add());
  const replies = await Promise.all(commands.map((c) => phone(app, userId).exchange(c)));
  const codes = replies.flatMap((r) => results(r.outcomes));
  expect(codes.filter((c) => c === 'applied')).toHaveLength(2);
  expect(codes.filter((c) => c === 'notes.limit_reached')).toHaveLength(8);
  const refused = commands[codes.indexOf('notes.limit_reached')]!;
  const it = phone(app, userId);
  await it.exchange(newCommand('notes.remove', { id: (await notesOf(userId))[0]!.id }));
  expect(results((await it.exchange(refused)).outcomes)).toEqual(['notes.limit_reached']);
});

test('two phones that write concurrently both end with the server’s rows', async () => {
  const userId = newId();
  const [a, b] = [phone(app, userId), phone(app, userId)];
  const id = newId();
  await a.exchange(newCommand('notes.add', { id, text: '' }));
  const words = Array.from({ length: 12 }, (_, i) => i);
  await Promise.all(
    [a, b].map(async (it, p) => {
      for (const i of words) await it.exchange(newCommand('notes.append', { id, text: `<${p}.${i}>` }));
    }),
  );
  await a.exchange();
  await b.exchange();
  const [note] = await notesOf(userId);
  for (const p of [0, 1])
    expect(note!.text.match(new RegExp(`<${p}\\.\\d+>`, 'g'))).toEqual(words.map((i) => `<${p}.${i}>`));
  expect(textOf(a.rows, id)).toBe(note!.text);
  expect(textOf(b.rows, id)).toBe(note!.text);
});

test('a cursor never skips a command that commits late', async () => {
  const userId = newId();
  const [a, b] = [phone(app, userId), phone(app, userId)];
  await a.exchange(add('first'));
  let open = (): void => undefined;
  gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const late = newId();
  const writing = a.exchange(newCommand('notes.add', { id: late, text: 'gated' }));
  await sleep(100);
  await b.exchange();
  expect(b.rows.has(late)).toBe(false);
  open();
  await writing;
  await b.exchange();
  expect(b.rows.has(late)).toBe(true);
});

test('a refused command leaves none of its handler’s writes', async () => {
  const userId = newId();
  const it = phone(app, userId);
  await it.exchange(add(), add());
  const before = heard.length;
  const reply = await it.exchange(add());
  expect(reply.outcomes[0]).toMatchObject({
    result: 'refused',
    code: 'notes.limit_reached',
    details: { limit: 2 },
  });
  expect(await notesOf(userId)).toHaveLength(2);
  expect(reply.changes.rows).toEqual([]);
  expect(heard.length).toBe(before);
  expect(
    await db.asUser(userId, (tx) => tx.many(sql`select name from events where user_id = ${userId}`)),
  ).toHaveLength(2);
});

test('invalid arguments are refused with details; an unknown command is refused but not recorded', async () => {
  const it = phone(app, newId());
  const unknown = newCommand('goats.add', {});
  const reply = await it.exchange(newCommand('notes.add', { id: 'x', text: 5 }), unknown, add());
  expect(reply.outcomes[0]).toMatchObject({ code: 'sync.invalid', details: { at: 'id, text' } });
  expect(results(reply.outcomes)).toEqual(['sync.invalid', 'sync.unknown_command', 'applied']);
  expect(
    await db.asSystem((tx) => tx.many(sql`select 1 from sync_commands where id = ${unknown.id}`)),
  ).toEqual([]);
});

test('a handler error rolls back its command and stops the batch; the rest succeeds later', async () => {
  const userId = newId();
  const it = phone(app, userId);
  const behind = add('behind');
  expect(results((await it.exchange(add(), newCommand('notes.break', {}), behind)).outcomes)).toEqual([
    'applied',
    'retry fault',
    'retry',
  ]);
  expect((await notesOf(userId)).map((n) => n.text)).toEqual(['a']);
  expect(results((await it.exchange(behind)).outcomes)).toEqual(['applied']);
});

test('X-04 a command sent again after the server died between commit and reply is applied once', async () => {
  const userId = newId();
  let die = true;
  const dying: Database = {
    ...db,
    asUser: async (user, work) => {
      const value = await db.asUser(user, work);
      if (die) throw new Error('the process is gone');
      return value;
    },
  };
  const it = phone(serve(dying), userId);
  const command = add();
  expect(results((await it.exchange(command)).outcomes)).toEqual(['retry fault']);
  die = false;
  expect(results((await it.exchange(command)).outcomes)).toEqual(['applied']);
  expect(await notesOf(userId)).toHaveLength(1);
});

test('a database outage fails the whole request instead of one command', async () => {
  const userId = newId();
  const away: Database = {
    ...db,
    asUser: () => Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' })),
  };
  await expect(phone(serve(away), userId).exchange(add())).rejects.toThrow();
  expect(await notesOf(userId)).toEqual([]);
});

test('ACC-35 another user’s rows cannot be changed or seen, and another user’s queue is refused', async () => {
  const [ann, ben] = [newId(), newId()];
  const id = newId();
  await phone(app, ann).exchange(newCommand('notes.add', { id, text: 'private' }));
  const it = phone(app, ben);
  const reply = await it.exchange(
    newCommand('notes.change', { id, text: 'stolen' }),
    newCommand('notes.remove', { id }),
  );
  expect(results(reply.outcomes)).toEqual(['notes.not_found', 'notes.not_found']);
  expect(it.rows.size).toBe(0);
  expect(await notesOf(ann)).toEqual([{ id, text: 'private' }]);
  const foreign = await app.inject({
    method: 'POST',
    url: '/api/sync',
    headers: headersOf(ben),
    payload: { userId: ann, cursor: 0, restarting: false, commands: [add()] },
  });
  expect([foreign.statusCode, foreign.json().refusal.code]).toEqual([409, 'sync.other_user']);
  expect(await notesOf(ann)).toHaveLength(1);
});

test('the same command id from two users counts as two commands', async () => {
  const command = add();
  for (const userId of [newId(), newId()]) {
    expect(results((await phone(app, userId).exchange(command)).outcomes)).toEqual(['applied']);
    expect(await notesOf(userId)).toHaveLength(1);
  }
});

test('a phone whose clock is a year off or invalid can still sync', async () => {
  const userId = newId();
  const year = 365 * DAY_MS;
  const times = [new Date(Date.now() - year).toISOString(), 'no time'];
  const reply = await phone(app, userId).exchange(...times.map((deviceTime) => ({ ...add(), deviceTime })));
  expect(results(reply.outcomes)).toEqual(['applied', 'applied']);
  const saved = await db.asUser(userId, (tx) =>
    tx.many<{ device_time: string; received_at: Date }>(
      sql`select device_time, received_at from sync_commands where user_id = ${userId} order by seq`,
    ),
  );
  expect(saved.map((k) => k.device_time)).toEqual(times);
  for (const { received_at } of saved)
    expect(Math.abs(received_at.getTime() - Date.now())).toBeLessThan(60_000);
});

test('a deletion syncs; a phone that missed purged tombstones restarts and loses the row too', async () => {
  const userId = newId();
  const [a, b, asleep] = [phone(app, userId), phone(app, userId), phone(app, userId)];
  const [gone, saved] = [add('gone'), add('kept')];
  await a.exchange(gone, saved);
  await b.exchange();
  await asleep.exchange();
  await a.exchange(newCommand('notes.remove', { id: (gone.args as { id: string }).id }));
  await b.exchange();
  expect([...b.rows.values()]).toMatchObject([{ text: 'kept' }]);
  await purgeTombstones(db, -1);
  const reply = await asleep.exchange();
  expect(reply.changes.restart).toBe(true);
  expect([...asleep.rows.values()]).toMatchObject([{ text: 'kept' }]);
  expect((await asleep.exchange()).changes).toMatchObject({ restart: false, rows: [] });
  expect((await b.exchange()).changes.restart).toBe(false);
});

test('a cursor from before a backup was restored gets a full restart and the server’s head', async () => {
  const it = phone(app, newId());
  await it.exchange(add());
  it.setCursor(900);
  expect((await it.exchange()).changes).toMatchObject({
    restart: true,
    head: 1,
    cursor: 1,
    rows: [{ kind: 'note' }],
  });
});

test('a page ends after a whole command, so that no row is skipped', async () => {
  const it = phone(app, newId());
  await it.exchange(newCommand('notes.add_many', { count: 600 }));
  await it.exchange(
    newCommand('notes.add_many', { count: 600 }),
    newCommand('notes.add_many', { count: 10 }),
  );
  it.setCursor(0);
  it.rows.clear();
  const first = await it.exchange();
  expect([first.changes.rows.length, first.changes.more, first.changes.cursor]).toEqual([
    PAGE_ROWS + 200,
    true,
    2,
  ]);
  const second = await it.exchange();
  expect([second.changes.rows.length, second.changes.more, it.rows.size]).toEqual([10, false, 1210]);
});

test('a page ends at half a megabyte, however few its rows, and no row is skipped', async () => {
  const userId = newId();
  const ids = Array.from({ length: 600 }, () => newId());
  await db.asUser(userId, async (tx) => {
    for (const id of ids) {
      await tx.run(sql`insert into notes (user_id, id, text) values (${userId}, ${id}, ${'x'.repeat(2000)})`);
      await touchRows(tx, [{ userId, kind: 'note', id }]);
    }
  });
  const it = phone(app, userId);
  const first = await it.exchange();
  expect(JSON.stringify(first.changes.rows).length).toBeLessThan(600 * 1024);
  let pages = 1;
  for (let more = first.changes.more; more; pages += 1) more = (await it.exchange()).changes.more;
  expect([pages, it.rows.size]).toEqual([3, 600]);
});

test('rows that a job wrote all at once, such as an import, are still sent page by page', async () => {
  const userId = newId();
  const ids = Array.from({ length: 1200 }, () => newId());
  await db.asUser(userId, async (tx) => {
    await tx.run(
      sql`insert into notes (user_id, id, text) select ${userId}, id, '' from unnest(${ids}::uuid[]) as id`,
    );
    await touchRows(
      tx,
      ids.map((id) => ({ userId, kind: 'note', id })),
    );
  });
  const it = phone(app, userId);
  const sizes = [(await it.exchange()).changes.rows.length, (await it.exchange()).changes.rows.length];
  expect([sizes, it.rows.size]).toEqual([[1000, 200], 1200]);
});

test('a phone on a slow connection can request fewer rows at a time and gets them all', async () => {
  const userId = newId();
  const it = phone(app, userId);
  for (let i = 0; i < 5; i += 1) await it.exchange(newCommand('notes.add_many', { count: 2 }));
  let [cursor, pages, rows] = [0, 0, 0];
  for (let more = true; more; pages += 1) {
    const reply = (
      await app.inject({
        method: 'POST',
        url: '/api/sync',
        headers: headersOf(userId),
        payload: { userId, cursor, restarting: false, rows: 3, commands: [] },
      })
    ).json<SyncReply>();
    ({ cursor, more } = reply.changes);
    rows += reply.changes.rows.length;
  }
  expect([pages, rows]).toEqual([3, 10]);
});

test('writers that touch two users in opposite order do not deadlock', async () => {
  const [ann, ben] = [newId(), newId()];
  const touch = (...users: string[]) =>
    db.asSystem((tx) =>
      touchRows(
        tx,
        users.map((userId) => ({ userId, kind: 'note', id: newId() })),
      ),
    );
  await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? touch(ann, ben) : touch(ben, ann))));
  const seqs = await db.asSystem((tx) =>
    tx.many(sql`select seq from sync_users where user_id in (${ann}, ${ben})`),
  );
  expect(seqs).toEqual([{ seq: 20 }, { seq: 20 }]);
});

test('malformed or oversized requests are refused as a whole and change nothing', async () => {
  const userId = newId();
  const post = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/api/sync', headers: headersOf(userId), payload })).statusCode;
  expect(await post({ userId, cursor: 0, commands: [] })).toBe(400);
  expect(await post({ userId, cursor: -1, restarting: false, commands: [] })).toBe(400);
  expect(
    await post({
      userId,
      cursor: 0,
      restarting: false,
      commands: Array.from({ length: BATCH_COMMANDS + 1 }, () => add()),
    }),
  ).toBe(400);
  expect(
    await post({ userId, cursor: 0, restarting: false, commands: [{ ...add(), args: 'x'.repeat(400_000) }] }),
  ).toBe(413);
  expect(await notesOf(userId)).toEqual([]);
});

import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { synced } from '#kit/sync/commands.ts';
import type { SyncReply } from '#kit/sync/exchange.ts';
import { MAX_UNSEEN } from '#kit/sync/limits.ts';
import type { OutboxItem } from '#kit/sync/outbox.ts';
import { sql, type Database } from '../database/database.ts';
import { testDatabase } from '../database/testing.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { FORGET_JOB } from '../photos/delete-unused-photos.ts';
import { serveSynced } from './commands.ts';
import { simulatedPhone, type Post } from './conflicts.testing.ts';
import {
  addNote,
  changeNote,
  createNotes,
  drawNote,
  headersOf,
  noteCommands,
  noteSynced,
  removeNote,
  serverOf,
} from './notes.testing.ts';
import { overwriteRefersToPhoto, sweepOverwrites } from './overwrites.ts';
import { touchRows } from './sequence.ts';
import { syncServer } from './sync.ts';

let db: Database;
let app: FastifyInstance;
const jobsTo = (enqueue: (name: string, data: object) => void): Jobs => ({
  enqueue: async (_tx, name, data) => void enqueue(name, data),
  handleJobs: () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
  counts: async () => [],
});
const noJobs = jobsTo(() => undefined);
/** A kind that only the server writes, such as a field's evaluation. Its id is the note's id. */
const scoreSynced = serveSynced(
  synced('score', z.object({ id: z.string() })),
  (_tx, _userId, ids) => Promise.resolve(ids.map((id) => ({ id }))),
  { writtenByServer: true },
);
beforeAll(async () => {
  ({ database: db } = await testDatabase());
  await createNotes(db);
  app = serverOf(
    syncServer({ db, synced: [noteSynced, scoreSynced], commands: noteCommands(), checkRows: true }).served,
  );
});

/** Two phones of one farmer that both have the same note. */
const farm = async () => {
  const userId = newId();
  const post: Post = async (payload) =>
    (
      await app.inject({ method: 'POST', url: '/api/sync', headers: headersOf(userId), payload })
    ).json<SyncReply>();
  const [a, b] = [simulatedPhone(userId, post), simulatedPhone(userId, post)];
  const note = newId();
  a.runCommand(addNote, { id: note, text: 'first' });
  await a.syncOnce();
  await b.syncOnce();
  const both = async () => {
    await a.syncOnce();
    await b.syncOnce();
    await a.syncOnce();
  };
  return { userId, a, b, note, both };
};
const last = ({ items }: { items: () => readonly OutboxItem[] }) => items()[items().length - 1]!;

test('X-04 deleting a row that another phone changed is refused with the change; a retry deletes it', async () => {
  const { a, b, note, both } = await farm();
  b.runCommand(changeNote, { id: note, text: 'an afternoon of work' });
  const id = a.runCommand(removeNote, { id: note });
  await b.syncOnce();
  await both();
  expect(last(a)).toMatchObject({
    state: 'refused',
    refusal: { code: 'sync.unseen', unseen: [{ kind: 'note', id: note, added: false }] },
  });
  for (const phone of [a, b])
    expect(phone.visibleNotes()).toEqual([{ id: note, text: 'an afternoon of work' }]);
  a.retryCommand(id);
  await both();
  expect([a.visibleNotes(), b.visibleNotes(), last(a).state]).toEqual([[], [], 'applied']);
});

test('a new row that refers to the deleted row counts as a change and is listed as added', async () => {
  const { a, b, note, both } = await farm();
  const added = newId();
  b.runCommand(addNote, { id: added, text: note });
  a.runCommand(removeNote, { id: note });
  await b.syncOnce();
  await both();
  expect(last(a)).toMatchObject({
    state: 'refused',
    refusal: { code: 'sync.unseen', unseen: [{ kind: 'note', id: added, added: true }] },
  });
});

test('a retry deletes only if nothing changed after the list; a newer change refuses it again', async () => {
  const { a, b, note, both } = await farm();
  b.runCommand(changeNote, { id: note, text: 'shown' });
  const id = a.runCommand(removeNote, { id: note });
  await b.syncOnce();
  await both();
  expect(last(a)).toMatchObject({ state: 'refused', refusal: { code: 'sync.unseen' } });
  b.runCommand(changeNote, { id: note, text: 'newer' });
  await b.syncOnce();
  // This phone already has the newer text, but the list that the farmer confirmed did not include it.
  await a.syncOnce();
  a.retryCommand(id);
  await both();
  expect(last(a)).toMatchObject({
    state: 'refused',
    refusal: { code: 'sync.unseen', unseen: [{ kind: 'note', id: note, added: false }] },
  });
  for (const phone of [a, b]) expect(phone.visibleNotes()).toEqual([{ id: note, text: 'newer' }]);
  a.retryCommand(last(a).id);
  await both();
  expect([a.visibleNotes(), b.visibleNotes(), last(a).state]).toEqual([[], [], 'applied']);
});

test('this phone’s own change after the refusal does not block the retry', async () => {
  const { a, b, note, both } = await farm();
  b.runCommand(changeNote, { id: note, text: 'shown' });
  const id = a.runCommand(removeNote, { id: note });
  await b.syncOnce();
  await both();
  a.runCommand(changeNote, { id: note, text: 'my own' });
  await a.syncOnce();
  a.retryCommand(id);
  await both();
  expect([a.visibleNotes(), last(a).state]).toEqual([[], 'applied']);
});

test('unrelated changes, this phone’s own changes and server computations do not block a deletion', async () => {
  const { userId, a, b, note, both } = await farm();
  b.runCommand(addNote, { id: newId(), text: 'of something else' });
  await b.syncOnce();
  a.runCommand(changeNote, { id: note, text: 'mine' });
  await a.syncOnce();
  a.runCommand(changeNote, { id: note, text: 'mine again' });
  a.runCommand(removeNote, { id: note });
  await both();
  expect(last(a).state).toBe('applied');
  const single = await farm();
  await db.asSystem((tx) => touchRows(tx, [{ userId: single.userId, kind: 'note', id: single.note }]));
  single.a.runCommand(removeNote, { id: single.note });
  await single.both();
  expect([last(single.a).state, userId === single.userId]).toEqual(['applied', false]);
});

test('X-04 server changes to the row or related rows do not count as changes of another phone', async () => {
  const { userId, a, b, note, both } = await farm();
  const score = (): Promise<void> =>
    db.asSystem((tx) => touchRows(tx, [{ userId, kind: 'score', id: note }]));
  await score();
  await both();
  b.runCommand(addNote, { id: newId(), text: 'of something else' });
  await b.syncOnce();
  const byServer = newId();
  await db.asSystem(async (tx) => {
    await tx.run(sql`insert into notes (user_id, id, text) values (${userId}, ${byServer}, ${note})`);
    await touchRows(tx, [{ userId, kind: 'note', id: byServer }]);
  });
  await score();
  a.runCommand(removeNote, { id: note });
  await both();
  expect(last(a).state).toBe('applied');
});

test('X-04 a long list of unseen changes is cut and sent with the total number', async () => {
  const { userId, a, b, note, both } = await farm();
  b.runCommand(addNote, { id: newId(), text: 'of something else' });
  await b.syncOnce();
  const ids = Array.from({ length: MAX_UNSEEN + 3 }, () => newId());
  // Rows that the server changed after creation count, because another phone may have changed them in
  // between.
  for (let touched = 0; touched < 2; touched += 1)
    await db.asSystem((tx) =>
      touchRows(
        tx,
        ids.map((id) => ({ userId, kind: 'note', id })),
      ),
    );
  await db.asSystem((tx) =>
    tx.run(sql`
      insert into notes (user_id, id, text)
      select ${userId}, id, ${note}
      from unnest(${ids}::uuid[]) as many (id)
    `),
  );
  a.runCommand(removeNote, { id: note });
  await both();
  expect(last(a).refusal!.unseen).toHaveLength(MAX_UNSEEN);
  expect(last(a).refusal!.unseenTotal).toBe(MAX_UNSEEN + 3);
});

test('X-04 another phone’s change counts even if the server touched the row later', async () => {
  const { userId, a, b, note, both } = await farm();
  b.runCommand(changeNote, { id: note, text: 'an afternoon of work' });
  await b.syncOnce();
  await db.asSystem((tx) => touchRows(tx, [{ userId, kind: 'note', id: note }]));
  a.runCommand(removeNote, { id: note });
  await both();
  expect(last(a)).toMatchObject({
    refusal: { code: 'sync.unseen', unseen: [{ kind: 'note', id: note, added: false }] },
  });
});

test('a change to a deleted row is refused and keeps its content on the phone', async () => {
  const { a, b, note, both } = await farm();
  a.runCommand(removeNote, { id: note });
  b.runCommand(changeNote, { id: note, text: 'late' });
  await both();
  expect(last(b)).toMatchObject({
    state: 'refused',
    refusal: { code: 'notes.not_found' },
    args: { text: 'late' },
  });
});

test('if both phones edit the same text, the last wins and both get the old and new value once', async () => {
  const { a, b, note, both } = await farm();
  a.runCommand(changeNote, { id: note, text: 'Juu' });
  b.runCommand(changeNote, { id: note, text: 'Chini' });
  await both();
  expect(last(b)).toMatchObject({ state: 'applied', replaced: { text: 'Juu' } });
  expect(last(a).replaced).toBeUndefined();
  for (const phone of [a, b]) expect(phone.visibleNotes()).toEqual([{ id: note, text: 'Chini' }]);
  const told = {
    id: last(b).id,
    kind: 'note',
    row_id: note,
    old_values: { text: 'Juu' },
    new_values: { text: 'Chini' },
  };
  for (const phone of [a, b]) expect(phone.overwrites()).toMatchObject([told]);
  await both();
  for (const phone of [a, b]) expect(phone.overwrites()).toHaveLength(1);
});

test('an overwritten value is visible only to its owner and is deleted from all phones after 30 days', async () => {
  const { userId, a, b, note, both } = await farm();
  a.runCommand(changeNote, { id: note, text: 'Juu' });
  b.runCommand(changeNote, { id: note, text: 'Chini' });
  await both();
  const other = await farm();
  const count = sql`select 1 from sync_overwrites where user_id = ${userId}`;
  expect(await db.asUser(other.userId, (tx) => tx.many(count))).toEqual([]);
  expect(await db.asUser(userId, (tx) => tx.many(count))).toHaveLength(1);
  await sweepOverwrites({ db, jobs: noJobs }, new Date(Date.now() + 29 * DAY_MS));
  await both();
  for (const phone of [a, b]) expect(phone.overwrites()).toHaveLength(1);
  await sweepOverwrites({ db, jobs: noJobs }, new Date(Date.now() + 31 * DAY_MS));
  await both();
  for (const phone of [a, b]) expect(phone.overwrites()).toEqual([]);
  expect(await db.asUser(userId, (tx) => tx.many(count))).toEqual([]);
});

test('a photo in an overwritten value is kept while it can be restored, then released with the notice', async () => {
  const { userId, a, b, note, both } = await farm();
  const photo = 'ab'.repeat(32);
  const isNamed = (owner: string): Promise<boolean> =>
    db.asUser(owner, (tx) => overwriteRefersToPhoto(tx, owner, photo));
  a.runCommand(changeNote, { id: note, text: photo });
  b.runCommand(changeNote, { id: note, text: 'without' });
  await both();
  expect([await isNamed(userId), await isNamed((await farm()).userId)]).toEqual([true, false]);
  a.runCommand(removeNote, { id: note });
  await both();
  expect(await isNamed(userId)).toBe(false);
  const queued: [string, object][] = [];
  await sweepOverwrites(
    { db, jobs: jobsTo((...job) => void queued.push(job)) },
    new Date(Date.now() + 31 * DAY_MS),
  );
  expect(queued).toEqual([[FORGET_JOB, { userId, hashes: [photo] }]]);
  expect(await isNamed(userId)).toBe(false);
});

test('if both phones set the same value, no conflict is reported', async () => {
  const { a, b, note, both } = await farm();
  for (const phone of [a, b]) phone.runCommand(changeNote, { id: note, text: 'same' });
  await both();
  for (const phone of [a, b]) expect(last(phone)).toMatchObject({ state: 'applied' });
  expect(last(b).replaced).toBeUndefined();
  for (const phone of [a, b]) expect(phone.overwrites()).toEqual([]);
});

test('of two outlines the first stays; the second is refused and can be sent again', async () => {
  const { a, b, note, both } = await farm();
  a.runCommand(drawNote, { id: note, text: 'walked' });
  const drawn = b.runCommand(drawNote, { id: note, text: 'sketched' });
  await both();
  expect(last(b)).toMatchObject({
    state: 'refused',
    refusal: { code: 'sync.changed_elsewhere' },
    args: { text: 'sketched' },
  });
  b.retryCommand(drawn);
  await both();
  expect(last(b)).toMatchObject({ state: 'applied' });
  for (const phone of [a, b]) expect(phone.visibleNotes()).toEqual([{ id: note, text: 'sketched' }]);
});

const step = fc.record({
  phone: fc.nat(1),
  what: fc.constantFrom('add', 'change', 'change', 'change', 'remove', 'again', 'talk', 'talk'),
  note: fc.nat(1),
});

test('X-04 FLD-28 two phones offline at random end like the server, and both get every overwritten value', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 30 }), async (steps) => {
      const { userId, a, b, note } = await farm();
      const phones = [a, b];
      const notes = [note, newId()];
      for (const [i, { phone, what, note: which }] of steps.entries()) {
        const it = phones[phone]!;
        const id = notes[which]!;
        const isShown = it.visibleNotes().some((n) => n.id === id);
        const asked = it.items().find((item) => item.refusal?.code === 'sync.unseen');
        if (what === 'talk') await it.syncOnce();
        else if (what === 'again' && asked) it.retryCommand(asked.id);
        else if (what === 'add' && !isShown && which === 1)
          it.runCommand(addNote, { id: (notes[1] = newId()), text: `${phone}.${i}` });
        else if (what === 'change' && isShown) it.runCommand(changeNote, { id, text: `${phone}.${i}` });
        else if (what === 'remove' && isShown) it.runCommand(removeNote, { id });
      }
      for (let i = 0; i < 3; i += 1) for (const it of phones) await it.syncOnce();
      const server = await db.asUser(userId, (tx) =>
        tx.many<{ id: string; text: string }>(
          sql`select id, text from notes where user_id = ${userId} order by id`,
        ),
      );
      for (const it of phones) expect(it.visibleNotes()).toEqual(server);
      // In the server's order, each value of another phone that was overwritten had been on the writer's
      // screen, or both phones are notified.
      const items = phones
        .flatMap((it, p) =>
          it
            .items()
            .filter((i) => i.seq !== undefined)
            .map((i) => ({ ...i, p })),
        )
        .sort((x, y) => x.seq! - y.seq!);
      expect(phones.flatMap((it) => it.items()).every((i) => i.state !== 'waiting')).toBe(true);
      const stands = new Map<string, readonly { text: string; id: string; p: number; seq: number }[]>();
      for (const { id, p, seq, name, args, sight, replaced } of items) {
        const { id: of, text } = args as { id: string; text: string };
        const all = stands.get(of) ?? [];
        const before = all[all.length - 1];
        const unseen = all.filter(
          (was) => was.p !== p && !(sight && (was.seq <= sight.cursor || sight.acts.includes(was.id))),
        );
        const lost = name === 'notes.change' && before && unseen.includes(before) ? before.text : undefined;
        expect(replaced?.['text']).toBe(lost);
        // Both phones are notified of a lost value: the one that wrote it, and the one that overwrote it.
        const told = phones
          .map((it) => it.overwrites().find((o) => o.id === id))
          .map((o) => [o?.old_values['text'], o?.new_values['text']]);
        expect(told, `${lost} under ${text}`).toEqual(
          phones.map(() => (lost === undefined ? [undefined, undefined] : [lost, text])),
        );
        if (name === 'notes.remove') expect(unseen, 'removed unseen').toEqual([]);
        if (name === 'notes.remove') stands.delete(of);
        else stands.set(of, [...all, { text, id, p, seq: seq! }]);
      }
    }),
    { numRuns: Number(process.env['TWINS_RUNS'] ?? 25) },
  );
}, 120_000);

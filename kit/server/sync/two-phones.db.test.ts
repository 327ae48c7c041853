import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import type { SyncReply } from '#kit/sync/exchange.ts';
import type { OutboxItem } from '#kit/sync/outbox.ts';
import { sql, type Database } from '../database/database.ts';
import { testDatabase } from '../database/testing.ts';
import { addNote, changeNote, createNotes, drawNote, headersOf, noteCommands, noteSynced, removeNote, serverOf } from './notes.testing.ts';
import { touchRows } from './sequence.ts';
import { syncServer } from './sync.ts';
import { twinPhone, type Post } from './two-phones.testing.ts';

let db: Database;
let app: FastifyInstance;
beforeAll(async () => {
  ({ database: db } = await testDatabase());
  await createNotes(db);
  app = serverOf(syncServer({ db, synced: [noteSynced], commands: noteCommands(), checkRows: true }).served);
});

/** Two phones of one farmer that both know one note. */
const farm = async () => {
  const userId = newId();
  const post: Post = async (payload) => (await app.inject({ method: 'POST', url: '/api/sync', headers: headersOf(userId), payload })).json<SyncReply>();
  const [a, b] = [twinPhone(userId, post), twinPhone(userId, post)];
  const note = newId();
  a.act(addNote, { id: note, text: 'first' });
  await a.talk();
  await b.talk();
  const both = async () => { await a.talk(); await b.talk(); await a.talk(); };
  return { userId, a, b, note, both };
};
const last = ({ items }: { items: () => readonly OutboxItem[] }) => items()[items().length - 1]!;

test('X-04 removed here, worked on there: the removal that had not seen that work is refused and asks', async () => {
  const { a, b, note, both } = await farm();
  b.act(changeNote, { id: note, text: 'an afternoon of work' });
  const id = a.act(removeNote, { id: note });
  await b.talk();
  await both();
  expect(last(a)).toMatchObject({ state: 'refused', refusal: { code: 'sync.unseen' } });
  for (const phone of [a, b]) expect(phone.shown()).toEqual([{ id: note, text: 'an afternoon of work' }]);
  a.again(id);
  await both();
  expect([a.shown(), b.shown(), last(a).state]).toEqual([[], [], 'applied']);
});

test('something new that names the removed row counts as work on it', async () => {
  const { a, b, note, both } = await farm();
  b.act(addNote, { id: newId(), text: note });
  a.act(removeNote, { id: note });
  await b.talk();
  await both();
  expect(last(a)).toMatchObject({ state: 'refused', refusal: { code: 'sync.unseen' } });
});

test('work on something else stops no removal, nor does this phone’s own work, nor what the server reckoned', async () => {
  const { userId, a, b, note, both } = await farm();
  b.act(addNote, { id: newId(), text: 'of something else' });
  await b.talk();
  a.act(changeNote, { id: note, text: 'mine' });
  await a.talk();
  a.act(changeNote, { id: note, text: 'mine again' });
  a.act(removeNote, { id: note });
  await both();
  expect(last(a).state).toBe('applied');
  const single = await farm();
  await db.asSystem((tx) => touchRows(tx, [{ userId: single.userId, kind: 'note', id: single.note }]));
  single.a.act(removeNote, { id: single.note });
  await single.both();
  expect([last(single.a).state, userId === single.userId]).toEqual(['applied', false]);
});

test('what arrives for a row that was removed is refused, and stays on its phone with its content', async () => {
  const { a, b, note, both } = await farm();
  a.act(removeNote, { id: note });
  b.act(changeNote, { id: note, text: 'late' });
  await both();
  expect(last(b)).toMatchObject({ state: 'refused', refusal: { code: 'notes.not_found' }, args: { text: 'late' } });
});

test('the same word changed on both: what arrives last stands, and says what it replaced', async () => {
  const { a, b, note, both } = await farm();
  a.act(changeNote, { id: note, text: 'Juu' });
  b.act(changeNote, { id: note, text: 'Chini' });
  await both();
  expect(last(b)).toMatchObject({ state: 'applied', replaced: { text: 'Juu' } });
  expect(last(a).replaced).toBeUndefined();
  for (const phone of [a, b]) expect(phone.shown()).toEqual([{ id: note, text: 'Chini' }]);
});

test('both set the same: nobody is told of a conflict', async () => {
  const { a, b, note, both } = await farm();
  for (const phone of [a, b]) phone.act(changeNote, { id: note, text: 'same' });
  await both();
  for (const phone of [a, b]) expect(last(phone)).toMatchObject({ state: 'applied' });
  expect(last(b).replaced).toBeUndefined();
});

test('two outlines: the first to arrive stands, and who drew the second chooses', async () => {
  const { a, b, note, both } = await farm();
  a.act(drawNote, { id: note, text: 'walked' });
  const drawn = b.act(drawNote, { id: note, text: 'sketched' });
  await both();
  expect(last(b)).toMatchObject({ state: 'refused', refusal: { code: 'sync.changed_elsewhere' }, args: { text: 'sketched' } });
  b.again(drawn);
  await both();
  expect(last(b)).toMatchObject({ state: 'applied' });
  for (const phone of [a, b]) expect(phone.shown()).toEqual([{ id: note, text: 'sketched' }]);
});

const step = fc.record({ phone: fc.nat(1), what: fc.constantFrom('add', 'change', 'change', 'change', 'remove', 'talk', 'talk'), note: fc.nat(1) });

test('X-04 FLD-28 two phones, offline as it happens: both end as the server, and no value goes without a word', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 30 }), async (steps) => {
    const { userId, a, b, note } = await farm();
    const phones = [a, b];
    const notes = [note, newId()];
    for (const [i, { phone, what, note: which }] of steps.entries()) {
      const it = phones[phone]!;
      const id = notes[which]!;
      const isShown = it.shown().some((n) => n.id === id);
      if (what === 'talk') await it.talk();
      else if (what === 'add' && !isShown && which === 1) it.act(addNote, { id: (notes[1] = newId()), text: `${phone}.${i}` });
      else if (what === 'change' && isShown) it.act(changeNote, { id, text: `${phone}.${i}` });
      else if (what === 'remove' && isShown) it.act(removeNote, { id });
    }
    for (let i = 0; i < 3; i += 1) for (const it of phones) await it.talk();
    const server = await db.asUser(userId, (tx) => tx.many<{ id: string; text: string }>(sql`select id, text from notes where user_id = ${userId} order by id`));
    for (const it of phones) expect(it.shown()).toEqual(server);
    // In the server's order, each value that another phone had written was on the screen of who wrote over it, or is told.
    const items = phones.flatMap((it, p) => it.items().filter((i) => i.seq !== undefined).map((i) => ({ ...i, p }))).sort((x, y) => x.seq! - y.seq!);
    expect(phones.flatMap((it) => it.items()).every((i) => i.state !== 'waiting')).toBe(true);
    const stands = new Map<string, readonly { text: string; id: string; p: number; seq: number }[]>();
    for (const { id, p, seq, name, args, sight, replaced } of items) {
      const { id: of, text } = args as { id: string; text: string };
      const all = stands.get(of) ?? [];
      const before = all[all.length - 1];
      const unseen = all.filter((was) => was.p !== p && !(sight && (was.seq <= sight.cursor || sight.acts.includes(was.id))));
      const seen = !before || !unseen.includes(before);
      if (name === 'notes.change' && before) expect(seen || replaced?.['text'] === before.text, `${before.text} under ${text}`).toBe(true);
      if (name === 'notes.remove') expect(unseen, 'removed unseen').toEqual([]);
      if (name === 'notes.remove') stands.delete(of);
      else stands.set(of, [...all, { text, id, p, seq: seq! }]);
    }
  }), { numRuns: Number(process.env['TWINS_RUNS'] ?? 25) });
}, 120_000);

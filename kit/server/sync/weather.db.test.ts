import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import type { SyncReply } from '#kit/sync/exchange.ts';
import {
  markFailed,
  newItem,
  pickBatch,
  applyOutcome,
  toSentCommand,
  type OutboxItem,
} from '#kit/sync/outbox.ts';
import { sql, type Database } from '../database/database.ts';
import { testDatabase } from '../database/testing.ts';
import { createNotes, headersOf, noteCommands, noteSynced, serverOf } from './notes.testing.ts';
import { syncServer } from './sync.ts';

let db: Database;
let app: FastifyInstance;
beforeAll(async () => {
  ({ database: db } = await testDatabase());
  await createNotes(db);
  app = serverOf(syncServer({ db, synced: [noteSynced], commands: noteCommands(), checkRows: true }).served);
});

type Trip = 'through' | 'request_lost' | 'reply_lost' | 'late' | 'twice';
const trip = fc.constantFrom<Trip>('through', 'through', 'request_lost', 'reply_lost', 'late', 'twice');
const sizes = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 10 });

/** One phone's queue against the real server. Late requests are delivered after all others. */
const phoneOf = (userId: string, late: (() => Promise<unknown>)[]) => {
  let items: OutboxItem[] = [];
  let failures = 0;
  const replace = (changed: readonly OutboxItem[]): void => {
    items = items.map((i) => changed.find((c) => c.n === i.n) ?? i);
  };
  return {
    items: () => items,
    add: (id: string, word: string): void => {
      const item = newItem({
        id: newId(),
        userId,
        name: 'notes.append',
        args: { id, text: word },
        deviceTime: '',
      });
      if (item.ok) items = [...items, { ...item.value, n: items.length + 1 }];
    },
    talk: async (weather: Trip): Promise<void> => {
      const batch = pickBatch(items, userId, failures);
      const payload = { userId, cursor: 0, restarting: false, commands: batch.map(toSentCommand) };
      const post = () =>
        app.inject({ method: 'POST', url: '/api/sync', headers: headersOf(userId), payload });
      if (weather === 'late') late.push(post);
      const answers =
        weather === 'late' || weather === 'request_lost'
          ? []
          : await Promise.all(weather === 'twice' ? [post(), post()] : [post()]);
      const reply = weather === 'reply_lost' ? undefined : answers[0]?.json<SyncReply>();
      failures = reply ? 0 : failures + 1;
      replace(
        reply
          ? batch.map((item) =>
              applyOutcome(
                item,
                reply.outcomes.find((o) => o.id === item.id)!,
              ),
            )
          : markFailed(batch, 'network.unreachable', batch.length === 1),
      );
    },
  };
};

test('X-04 FLD-28 on a bad network two phones’ words reach the real server once and in each phone’s order', async () => {
  await fc.assert(
    fc.asyncProperty(sizes, sizes, fc.array(trip, { minLength: 4, maxLength: 24 }), async (a, b, weather) => {
      const [userId, note] = [newId(), newId()];
      await db.asUser(userId, (tx) =>
        tx.run(sql`insert into notes (user_id, id, text) values (${userId}, ${note}, '')`),
      );
      const late: (() => Promise<unknown>)[] = [];
      const phones = [phoneOf(userId, late), phoneOf(userId, late)];
      const words: string[][] = [[], []];
      let trips = 0;
      await Promise.all(
        phones.map(async (phone, p) => {
          for (const [round, count] of [a, b][p]!.entries()) {
            for (let i = 0; i < count; i += 1) {
              const word = `<${p}.${round}.${i}>`;
              words[p]!.push(word);
              phone.add(note, word);
            }
            await phone.talk(weather[trips++ % weather.length]!);
          }
        }),
      );
      for (const phone of phones)
        for (let i = 0; i < 60 && phone.items().some((x) => x.state === 'waiting'); i += 1)
          await phone.talk('through');
      for (const deliver of late) await deliver();
      const { text } = await db.asUser(userId, (tx) =>
        tx.one<{ text: string }>(sql`select text from notes where user_id = ${userId} and id = ${note}`),
      );
      for (const p of [0, 1])
        expect(text.match(new RegExp(`<${p}\\.\\d+\\.\\d+>`, 'g')) ?? []).toEqual(words[p]);
      for (const phone of phones) expect(phone.items().every((i) => i.state === 'applied')).toBe(true);
    }),
    { numRuns: Number(process.env['SYNC_DB_RUNS'] ?? 12) },
  );
}, 60_000);

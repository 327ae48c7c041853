import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import * as z from 'zod/mini';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { command, synced } from '#kit/sync/commands.ts';
import type { SentCommand, SyncReply } from '#kit/sync/exchange.ts';
import type { ServedOperation } from '../context.ts';
import { sql, type Database, type Transaction } from '../database/database.ts';
import { mountRoutes } from '../request-pipeline.ts';
import { serveCommand, serveSynced, type CommandContext } from './commands.ts';

/** A minimal feature for testing the kit: notes, at most two per user. */
export const NOTES_LIMIT = 2;
const noteArgs = z.object({ id: z.uuid(), text: z.string().check(z.maxLength(2000)) });
export const addNote = command('notes.add', noteArgs, ['notes.limit_reached']);
const addMany = command('notes.add_many', z.object({ count: z.int() }));
export const changeNote = command('notes.change', noteArgs, ['notes.not_found'], { edits: 'note' });
/** Like a drawn outline: never overwritten without asking the user. */
export const drawNote = command('notes.draw', noteArgs, ['notes.not_found'], {
  edits: 'note',
  asks: ['text'],
});
const appendNote = command('notes.append', noteArgs, ['notes.not_found']);
export const removeNote = command('notes.remove', z.object({ id: z.uuid() }), ['notes.not_found'], {
  removes: 'note',
});
const breakNote = command('notes.break', z.object({}));
const noteRows = synced('note', z.object({ id: z.string(), text: z.string() }));

export const createNotes = async (db: Database): Promise<void> => {
  await db.run(
    sql`
      create table notes (user_id uuid not null, id uuid not null, text text not null, primary key (user_id,
        id))
    `,
  );
  await db.run(sql`alter table notes enable row level security`);
  await db.run(sql`alter table notes force row level security`);
  await db.run(sql`create policy own_rows on notes using (user_id = app_user_id() or app_is_system())`);
};

const insert = (tx: Transaction, userId: string, id: string, text: string): Promise<number> =>
  tx.run(sql`insert into notes (user_id, id, text) values (${userId}, ${id}, ${text})`);

const updateNote = async (ctx: CommandContext, { id, text }: { id: string; text: string }) => {
  const changed = await ctx.tx.run(
    sql`update notes set text = ${text} where user_id = ${ctx.userId} and id = ${id}`,
  );
  if (changed === 0) return refuse('notes.not_found');
  ctx.touch('note', id);
  return ok(undefined);
};

/** `gate` lets a test pause a handler after it took its sequence number and before it commits. */
export const noteCommands = (
  gate: { wait(text: string): Promise<void> } = { wait: async () => undefined },
) => [
  serveCommand(addNote, async (ctx, { id, text }) => {
    await insert(ctx.tx, ctx.userId, id, text);
    ctx.touch('note', id);
    ctx.event('note.added', { id });
    await gate.wait(text);
    const { n } = await ctx.tx.one<{ n: number }>(
      sql`select count(*) as n from notes where user_id = ${ctx.userId}`,
    );
    return n > NOTES_LIMIT ? refuse('notes.limit_reached', { limit: NOTES_LIMIT }) : ok(undefined);
  }),
  serveCommand(addMany, async (ctx, { count }) => {
    for (let i = 0; i < count; i += 1) {
      const id = newId();
      await insert(ctx.tx, ctx.userId, id, `${i}`);
      ctx.touch('note', id);
    }
    return ok(undefined);
  }),
  serveCommand(changeNote, updateNote),
  serveCommand(drawNote, updateNote),
  serveCommand(appendNote, async (ctx, { id, text }) => {
    const changed = await ctx.tx.run(
      sql`update notes set text = text || ${text} where user_id = ${ctx.userId} and id = ${id}`,
    );
    if (changed === 0) return refuse('notes.not_found');
    ctx.touch('note', id);
    return ok(undefined);
  }),
  serveCommand(removeNote, async (ctx, { id }) => {
    if ((await ctx.tx.run(sql`delete from notes where user_id = ${ctx.userId} and id = ${id}`)) === 0)
      return refuse('notes.not_found');
    ctx.remove('note', id);
    return ok(undefined);
  }),
  serveCommand(breakNote, async (ctx) => {
    await insert(ctx.tx, ctx.userId, newId(), 'half done');
    throw new Error('broken on purpose');
  }),
];

export const noteSynced = serveSynced(noteRows, (tx, userId, ids) =>
  tx.many(sql`select id, text from notes where user_id = ${userId} and id = any(${ids}::uuid[])`),
);

export const silentLog = pino({ level: 'silent' });

/** A real server around `served`; the `x-user` header replaces a session. */
export const serverOf = (served: readonly ServedOperation[]): FastifyInstance => {
  const app = Fastify({ loggerInstance: silentLog }) as unknown as FastifyInstance;
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const readSession = async (cookie: string | undefined) => {
    const userId = /user=([^;]+)/.exec(cookie ?? '')?.[1];
    return userId
      ? {
          sessionId: 's',
          userId,
          email: '',
          emailVerified: true,
          phone: null,
          name: '',
          role: 'farmer' as const,
          language: 'en' as const,
        }
      : null;
  };
  mountRoutes(
    app,
    { readSession, allowCall: async () => true, origins: [], isOperator: () => false, checkReplies: true },
    served,
  );
  return app;
};

export const headersOf = (userId: string) => ({ cookie: `user=${userId}`, 'sec-fetch-site': 'same-origin' });

export const newCommand = (name: string, args: unknown, more: Partial<SentCommand> = {}): SentCommand => ({
  id: newId(),
  name,
  args,
  deviceTime: new Date().toISOString(),
  ...more,
});

/** A client without a screen: stores its cursor and rows. */
export const phone = (app: FastifyInstance, userId: string) => {
  const rows = new Map<string, unknown>();
  let cursor = 0;
  let restarting = false;
  const exchange = async (...commands: SentCommand[]): Promise<SyncReply> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/sync',
      headers: headersOf(userId),
      payload: { userId, cursor, restarting, commands },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const reply = answer.json<SyncReply>();
    const { changes } = reply;
    if (changes.restart) rows.clear();
    for (const { id, row } of changes.rows)
      if (row) rows.set(id, row);
      else rows.delete(id);
    cursor = changes.cursor;
    restarting = (changes.restart || restarting) && changes.more;
    return reply;
  };
  return {
    rows,
    exchange,
    cursor: () => cursor,
    setCursor: (to: number) => {
      cursor = to;
    },
  };
};

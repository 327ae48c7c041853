import sql from 'sql-template-tag';
import { refund, spend } from '#features/plans/server/api.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Database, Query, Transaction } from '#kit/server/database/database.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import { messagesByIds } from './sql.ts';

/** A request to a model: `id` is the answer's id, made by the phone, under which the credits are booked. */
export interface ModelRequest {
  readonly id: string;
  readonly conversationId: string;
  readonly questionId: string;
  readonly act: 'answer' | 'picture';
}

/** Longer than the time limit of a model. An older running request was lost when its server stopped. */
const LOST_AFTER_MS = 4 * 60_000;
const creditKey = (id: string): string => `chat:${id}`;

const refundAll = async (
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  for (const id of ids) await refund(tx, { userId, key: creditKey(id), now });
};

/** Deletes and refunds requests that a crashed server left running. */
const deleteLostRequests = async (tx: Transaction, userId: string, now: Date): Promise<void> => {
  const lost = await tx.many<{ id: string }>(
    sql`
      delete
      from chat_asks
      where user_id = ${userId} and is_running and started_at < ${new Date(now.getTime() - LOST_AFTER_MS)}
      returning id
    `,
  );
  await refundAll(
    tx,
    userId,
    lost.map(({ id }) => id),
    now,
  );
};

const isRunning = async (tx: Query, userId: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 as it from chat_asks where user_id = ${userId} and is_running`)) !== null;

/** CHT-08, CHT-09: one request at a time, paid before it starts. `queued`: a job starts it later. */
export const startRequest = async (
  tx: Transaction,
  userId: string,
  { id, conversationId, questionId, act }: ModelRequest,
  now: Date,
  queued = false,
): Promise<Result<void, 'chat.busy' | 'chat.answered' | 'plans.no_credits'>> => {
  await nextSequence(tx, userId);
  await deleteLostRequests(tx, userId, now);
  if ((await messagesByIds(tx, userId, [id])).length > 0) return refuse('chat.answered');
  if ((await tx.maybe(sql`select 1 as it from chat_asks where user_id = ${userId} and id = ${id}`)) !== null)
    return queued ? ok(undefined) : refuse('chat.busy');
  if (!queued && (await isRunning(tx, userId))) return refuse('chat.busy');
  const paid = await spend(tx, { userId, what: act, key: creditKey(id), now });
  if (!paid.ok) return paid;
  await tx.run(
    sql`
      insert into chat_asks (user_id, id, conversation_id, question_id, act, is_running, started_at)
      values (${userId}, ${id}, ${conversationId}, ${questionId}, ${act}, ${!queued}, ${now})
    `,
  );
  return ok(undefined);
};

/** Starts a queued request. `busy`: another one is running. `gone`: the request no longer exists. */
export const startQueuedRequest = async (
  tx: Transaction,
  userId: string,
  id: string,
  now: Date,
): Promise<'taken' | 'busy' | 'gone'> => {
  await nextSequence(tx, userId);
  await deleteLostRequests(tx, userId, now);
  if (await isRunning(tx, userId)) return 'busy';
  return (await tx.run(
    sql`update chat_asks set is_running = true, started_at = ${now} where user_id = ${userId} and id = ${id}`,
  )) > 0
    ? 'taken'
    : 'gone';
};

/** Runs in the transaction that stores the answer: false when it was given up in the meantime and refunded. */
export const completeRequest = async (tx: Transaction, userId: string, id: string): Promise<boolean> =>
  (await tx.run(sql`delete from chat_asks where user_id = ${userId} and id = ${id}`)) > 0;

/** Gives up the requests of a deleted conversation, so that no answer recreates it, and refunds them. */
export const cancelAsks = async (
  tx: Transaction,
  userId: string,
  conversationId: string,
  now: Date,
): Promise<void> => {
  const asks = await tx.many<{ id: string }>(
    sql`delete from chat_asks where user_id = ${userId} and conversation_id = ${conversationId} returning id`,
  );
  await refundAll(
    tx,
    userId,
    asks.map(({ id }) => id),
    now,
  );
};

/** Fails a request. It is refunded exactly once: only the call that deletes the row refunds it. */
export const failRequest = (db: Database, userId: string, id: string, now: Date): Promise<boolean> =>
  db.asUser(userId, async (tx) => {
    await nextSequence(tx, userId);
    if (!(await completeRequest(tx, userId, id))) return false;
    await refundAll(tx, userId, [id], now);
    return true;
  });

/** Refunds requests lost in a server crash, and those that have waited for a day. */
export const sweepRequests = async (db: Database, now: Date): Promise<void> => {
  const lost = await db.asSystem((tx) =>
    tx.many<{ user_id: string; id: string }>(sql`
      select user_id, id
      from chat_asks
      where (is_running and started_at < ${new Date(now.getTime() - LOST_AFTER_MS)})
        or started_at < ${new Date(now.getTime() - DAY_MS)}
      order by user_id
      limit 500
    `),
  );
  for (const { user_id: userId, id } of lost) await failRequest(db, userId, id, now);
};

/** Tokens per day (Nairobi time) of all farmers together. */
export const addTokens = async (tx: Query, day: string, tokens: number): Promise<void> => {
  await tx.run(
    sql`
      insert into chat_model_days (day, tokens)
      values (${day}, ${tokens})
      on conflict (day) do update set tokens = chat_model_days.tokens + excluded.tokens
    `,
  );
};
export const tokensUsedOn = async (tx: Query, day: string): Promise<number> =>
  Number(
    (await tx.maybe<{ tokens: string }>(sql`select tokens from chat_model_days where day = ${day}`))
      ?.tokens ?? 0,
  );

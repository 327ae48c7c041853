import { createHmac } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from '#kit/server/database/database.ts';
import type { TryLimit } from '../domain/tries.ts';

export interface AttemptLimiter {
  /** Counts one try; false when this key has reached its limit for the window. */
  consume(limit: TryLimit, name: string, ...about: readonly string[]): Promise<boolean>;
  /** Whether tries remain for this key. Counts nothing. */
  hasRemaining(limit: TryLimit, name: string, ...about: readonly string[]): Promise<boolean>;
  /** Adds an amount to what this key has used in the window; returns the total. */
  add(name: string, minutes: number, amount: number): Promise<number>;
  reset(name: string, ...about: readonly string[]): Promise<void>;
}

export const createAttemptLimiter = (db: Database, secret: string): AttemptLimiter => {
  const keyOf = (name: string, about: readonly string[]) =>
    `${name}:${createHmac('sha256', secret).update(about.join('\n')).digest('base64url')}`;
  const count = async (key: string, minutes: number, amount: number): Promise<number> =>
    (
      await db.one<{ count: number }>(sql`
        insert into auth_attempts as a (key, window_start, count)
        values (${key}, now(), ${amount})
        on conflict (key) do update set count = case when a.window_start > now() - make_interval(mins =>
          ${minutes}) then a.count + ${amount} else ${amount} end, window_start = case when a.window_start >
          now() - make_interval(mins => ${minutes}) then a.window_start else now() end
        returning count
      `)
    ).count;
  return {
    consume: async (limit, name, ...about) =>
      (await count(keyOf(name, about), limit.minutes, 1)) <= limit.times,
    add: (name, minutes, amount) => count(keyOf(name, []), minutes, amount),
    hasRemaining: async (limit, name, ...about) => {
      const row = await db.maybe<{ count: number }>(sql`
        select count
        from auth_attempts
        where key = ${keyOf(name, about)} and window_start > now() - make_interval(mins => ${limit.minutes})
      `);
      return (row?.count ?? 0) < limit.times;
    },
    reset: async (name, ...about) => {
      await db.run(sql`delete from auth_attempts where key = ${keyOf(name, about)}`);
    },
  };
};

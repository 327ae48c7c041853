import { setTimeout as sleep } from 'node:timers/promises';
import { decideAbility } from '#features/plans/domain/abilities.ts';
import { entitlementsOf } from '#features/plans/domain/entitlements.ts';
import { cachedPeriods } from '#features/plans/server/cached-periods.ts';
import { newId } from '#kit/pure/ids.ts';
import { openDatabase, sql } from '#kit/server/database/database.ts';
import type { Connection } from '#kit/server/database/embedded.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { createNotificationListener } from '#kit/server/live/listen.ts';
import { databaseConfigOf } from '../../e2e/harness/database.ts';
import { startServer } from '../../e2e/harness/shared.ts';

const FARMERS = 1_000;
const CHECKS = 20_000;
/** A subscription changes after this many checks, so its farmer's cached periods are read again. */
const CHANGE_EVERY = 500;

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]!;

/**
 * What the check "may this farmer do this now" adds to a request, on the database of a running server, while
 * subscriptions change.
 */
export const measurePlans = async () => {
  const server = await startServer({ DATABASE_URL: '' });
  const to = databaseConfigOf(server) as Connection;
  const db = await openDatabase({ write: to, log: silentLog });
  const listening = createNotificationListener({ database: db, to, log: silentLog });
  try {
    const ids = Array.from({ length: FARMERS }, () => newId());
    await db.asSystem((tx) =>
      tx.run(sql`
        insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
        select gen_random_uuid(), u, 'x@example.com', 'monthly', 'active', now(), now() + interval '30 days'
        from unnest(${ids.filter((_, i) => i % 2 === 0)}::uuid[]) u
      `),
    );
    const periods = cachedPeriods(db, listening);
    listening.start();
    while (!listening.isReliable()) await sleep(20);
    const isAllowed = async (userId: string) => {
      const now = new Date();
      return decideAbility(entitlementsOf(await periods(userId, now.getTime()), now).tier, 'satellite');
    };
    const first: number[] = [];
    const again: number[] = [];
    for (const id of ids) {
      const from = performance.now();
      await isAllowed(id);
      first.push(performance.now() - from);
    }
    for (let i = 0; i < CHECKS; i++) {
      const id = ids[i % FARMERS]!;
      if (i % CHANGE_EVERY === 0)
        await db.asSystem((tx) =>
          tx.run(
            sql`
              update user_subscriptions
              set expires_at = expires_at + interval '1 day'
              where user_id = ${id}
            `,
          ),
        );
      const from = performance.now();
      await isAllowed(id);
      again.push(performance.now() - from);
    }
    console.error(
      `plans: first check ${median(first).toFixed(2)} ms, then ${median(again).toFixed(4)} ms, the slowest hundredth ${[...again].sort((a, b) => a - b)[Math.floor(CHECKS * 0.99)]!.toFixed(4)} ms`,
    );
    return { 'plans.check_ms': median(again) };
  } finally {
    await listening.stop();
    await db.close();
    await server.stop();
  }
};

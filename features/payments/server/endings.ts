import sql from 'sql-template-tag';
import { readEntitlements } from '#features/plans/server/api.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { recordEvent } from '#kit/server/sync/events.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import { endingOf, JUST_MS, SOON_MS } from '../domain/ending.ts';
import type { PayDeps } from './verify.ts';

interface Ending {
  readonly user_id: string;
  readonly ends: Date;
  readonly lasted: number;
}
const AT_ONCE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';
const names = { soon: 'plan.ends_soon', over: 'plan.ended' } as const;

/** Users whose last days these may be. Refunds are announced where they are decided. */
const endingsAfter = ({ db }: Pick<PayDeps, 'db'>, after: string, now: Date): Promise<Ending[]> => {
  const [from, to] = [new Date(now.getTime() - JUST_MS), new Date(now.getTime() + SOON_MS)];
  return db.asSystem((tx) =>
    tx.many<Ending>(sql`
      select user_id, max(ends) as ends, (extract(epoch from max(ends - begins)) * 1000)::float8 as lasted
      from ( select user_id, activated_at as begins,
        expires_at as ends from user_subscriptions where expires_at between ${from}
        and ${to} union all select user_id, current_period_start,
        current_period_end from user_plans where status = 'active' and current_period_end between ${from}
        and ${to} union all select user_id, started_at, ends_at from trials where ends_at between ${from}
        and ${to}) e
      where user_id > ${after} and not exists (select 1 from orders o where o.user_id = e.user_id
        and o.revoked_at > ${from})
      group by user_id
      order by user_id
      limit ${AT_ONCE}
    `),
  );
};

const tell = (
  { db, listeners }: Pick<PayDeps, 'db' | 'listeners'>,
  { user_id: userId, ends, lasted }: Ending,
  now: Date,
): Promise<void> =>
  db.asSystem(async (tx) => {
    await nextSequence(tx, userId);
    const { until } = await readEntitlements(tx, userId, now);
    const what = endingOf(
      { lasted, ends: ends.getTime(), until: until === null ? null : Date.parse(until) },
      now.getTime(),
    );
    if (what === null) return;
    const end = until ?? ends.toISOString();
    const wasTold = await tx.maybe(
      sql`
        select 1
        from events
        where user_id = ${userId} and name = ${names[what]} and payload ->> 'until' = ${end}
      `,
    );
    if (!wasTold)
      await recordEvent(
        tx,
        { userId, name: names[what], payload: { until: end, day: dayInNairobi(new Date(end)) } },
        listeners(),
      );
  });

/** Runs hourly: one reminder three days before Pro ends, and one when it has; nothing renews automatically. */
export const notifyEndings = async (
  deps: Pick<PayDeps, 'db' | 'listeners' | 'log'>,
  now: Date,
): Promise<void> => {
  for (let after = FIRST; ;) {
    const some = await endingsAfter(deps, after, now);
    for (const one of some)
      await tell(deps, one, now).catch((err: unknown) =>
        deps.log.warn({ part: 'payments', err }, 'an end of Pro could not be told; it is tried again'),
      );
    if (some.length < AT_ONCE) return;
    after = some[some.length - 1]!.user_id;
  }
};

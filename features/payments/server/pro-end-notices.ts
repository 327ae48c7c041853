import sql from 'sql-template-tag';
import { readEntitlements } from '#features/plans/server/api.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { recordEvent } from '#kit/server/sync/events.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import { endingToAnnounce, MAX_ANNOUNCE_DELAY_MS, REMINDER_LEAD_MS } from '../domain/pro-end.ts';
import type { PayDeps } from './verify.ts';

interface Ending {
  readonly user_id: string;
  readonly ends: Date;
  readonly lasted: number;
}
const BATCH_SIZE = 500;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';
const eventNames = { soon: 'plan.ends_soon', over: 'plan.ended' } as const;

/** A page of users whose Pro ends about now. Excludes refunds, which are announced when they are decided. */
const endingsAfter = ({ db }: Pick<PayDeps, 'db'>, after: string, now: Date): Promise<Ending[]> => {
  const [from, to] = [
    new Date(now.getTime() - MAX_ANNOUNCE_DELAY_MS),
    new Date(now.getTime() + REMINDER_LEAD_MS),
  ];
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
      limit ${BATCH_SIZE}
    `),
  );
};

const announceEnding = (
  { db, listeners }: Pick<PayDeps, 'db' | 'listeners'>,
  { user_id: userId, ends, lasted: durationMs }: Ending,
  now: Date,
): Promise<void> =>
  db.asSystem(async (tx) => {
    await nextSequence(tx, userId);
    const { until } = await readEntitlements(tx, userId, now);
    const announcement = endingToAnnounce(
      { durationMs, endsAt: ends.getTime(), until: until === null ? null : Date.parse(until) },
      now.getTime(),
    );
    if (announcement === null) return;
    const end = until ?? ends.toISOString();
    const wasAnnounced = await tx.maybe(
      sql`
        select 1
        from events
        where user_id = ${userId} and name = ${eventNames[announcement]} and payload ->> 'until' = ${end}
      `,
    );
    if (!wasAnnounced)
      await recordEvent(
        tx,
        { userId, name: eventNames[announcement], payload: { until: end, day: dayInNairobi(new Date(end)) } },
        listeners(),
      );
  });

/** Runs hourly: one reminder three days before Pro ends, and one when it has; nothing renews automatically. */
export const notifyEndings = async (
  deps: Pick<PayDeps, 'db' | 'listeners' | 'log'>,
  now: Date,
): Promise<void> => {
  for (let after = NIL_UUID; ;) {
    const batch = await endingsAfter(deps, after, now);
    for (const one of batch)
      await announceEnding(deps, one, now).catch((err: unknown) =>
        deps.log.warn({ part: 'payments', err }, 'could not announce the end of Pro; will retry'),
      );
    if (batch.length < BATCH_SIZE) return;
    after = batch[batch.length - 1]!.user_id;
  }
};

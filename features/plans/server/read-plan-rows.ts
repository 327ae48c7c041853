import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { PlanRows } from '../domain/entitlements.ts';
import { effectiveTrialEnd } from '../domain/trial.ts';

type Kind = 'plan' | 'subscription' | 'trial';
interface Row {
  readonly kind: Kind;
  readonly status: string;
  readonly begins: Date | null;
  readonly ends: Date;
}
interface OwnedRow extends Row {
  readonly user_id: string;
}

const toPlanRows = (rows: readonly Row[]): PlanRows => {
  const of = (kind: Kind): readonly Row[] => rows.filter((r) => r.kind === kind);
  const [plans, subscriptions] = [of('plan'), of('subscription')];
  const paid = [...plans.filter((p) => p.status === 'active'), ...subscriptions];
  return { plans, subscriptions, trials: of('trial').map((t) => effectiveTrialEnd(t.begins!, t.ends, paid)) };
};

/**
 * Everything that may make an account Pro: its own rows, and a subscription under its verified address
 * (PAY-21).
 */
export const periodsOf = async (tx: Query, userId: string): Promise<PlanRows> =>
  toPlanRows(
    await tx.many<Row>(sql`
      select 'plan' as kind, status, current_period_start as begins, current_period_end as ends
      from user_plans
      where user_id = ${userId}
      union all
      select 'subscription', status, activated_at, expires_at
      from user_subscriptions
      where user_id = ${userId}
      union all
      select 'trial', 'active', started_at, ends_at
      from trials
      where user_id = ${userId}
      union all
      select 'subscription', status, null, ends
      from subscriptions_by_address(${userId})
    `),
  );

/** The same for many accounts, as the system role. Accounts without rows are missing. */
export const periodsOfMany = async (
  tx: Query,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PlanRows>> => {
  const rows = await tx.many<OwnedRow>(sql`
    select user_id, 'plan' as kind, status, current_period_start as begins, current_period_end as ends
    from user_plans
    where user_id = any(${userIds}::uuid[])
    union all
    select user_id, 'subscription', status, activated_at, expires_at
    from user_subscriptions
    where user_id = any(${userIds}::uuid[])
    union all
    select user_id, 'trial', 'active', started_at, ends_at
    from trials
    where user_id = any(${userIds}::uuid[])
    union all
    select u.id, 'subscription', s.status, s.activated_at, s.expires_at
    from auth_users u
    cross join lateral (select * from user_subscriptions t where t.user_email = u.email offset 0) s
    where u.id = any(${userIds}::uuid[]) and u.email_verified and s.user_id <> u.id and s.status = 'active'
      and not exists (select 1 from auth_users o where o.id = s.user_id offset 0)
  `);
  const byUser = new Map<string, OwnedRow[]>();
  for (const row of rows) byUser.set(row.user_id, [...(byUser.get(row.user_id) ?? []), row]);
  return new Map([...byUser].map(([userId, own]) => [userId, toPlanRows(own)]));
};

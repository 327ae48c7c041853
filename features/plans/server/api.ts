import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import { type Entitlements, entitlementsOf, type PlanPeriod } from '../domain/entitlements.ts';

/** The one entitlement function: what this account may do now, from the database. */
export const readEntitlements = async (tx: Query, userId: string, now: Date): Promise<Entitlements> => {
  const rows = await tx.many<PlanPeriod & { plan: boolean }>(sql`
    select status, current_period_end as ends, true as plan from user_plans where user_id = ${userId}
    union all
    select status, expires_at, false from user_subscriptions where user_id = ${userId}`);
  return entitlementsOf({ plans: rows.filter((r) => r.plan), subscriptions: rows.filter((r) => !r.plan) }, now);
};

/** The same of many accounts at once, for jobs; as the system. Who is not in it is on Free. */
export const readEntitlementsOf = async (tx: Query, userIds: readonly string[], now: Date): Promise<ReadonlyMap<string, Entitlements>> => {
  const rows = await tx.many<PlanPeriod & { user_id: string; plan: boolean }>(sql`
    select user_id, status, current_period_end as ends, true as plan from user_plans where user_id = any(${userIds}::uuid[])
    union all
    select user_id, status, expires_at, false from user_subscriptions where user_id = any(${userIds}::uuid[])`);
  const byUser = new Map<string, typeof rows>();
  for (const row of rows) byUser.set(row.user_id, [...(byUser.get(row.user_id) ?? []), row]);
  return new Map([...byUser].map(([userId, own]) => [userId, entitlementsOf({ plans: own.filter((r) => r.plan), subscriptions: own.filter((r) => !r.plan) }, now)]));
};

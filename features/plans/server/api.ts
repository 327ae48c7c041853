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

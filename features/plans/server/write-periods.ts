import sql from 'sql-template-tag';
import { newId } from '#kit/pure/ids.ts';
import type { Query, Transaction } from '#kit/server/database/database.ts';
import type { SubscriptionId } from '../domain/prices.ts';
import { passesOf, type Period, type CurrentPeriod } from '../domain/subscription.ts';

type SubscriptionStatus = 'active' | 'cancelled' | 'expired';

export interface SubscriptionRow {
  readonly id: string;
  readonly plan_type: SubscriptionId;
  readonly status: SubscriptionStatus;
  readonly activated_at: Date;
  readonly expires_at: Date;
  readonly cancel_at_period_end: boolean;
  readonly next_plan: SubscriptionId | null;
}

interface PaidAccess {
  readonly userId: string;
  readonly email: string;
  readonly periods: readonly Period[];
  readonly subscription: CurrentPeriod | null;
  readonly cancelled: boolean;
  readonly nextPlan: SubscriptionId | null;
}

const columns = sql`id, plan_type, status, activated_at, expires_at, cancel_at_period_end, next_plan`;

/** The one subscription created by payments; null without any. */
export const readSubscription = (tx: Query, userId: string): Promise<SubscriptionRow | null> =>
  tx.maybe(sql`select ${columns} from user_subscriptions where user_id = ${userId} and order_id is not null`);

const statusOf = ({ expiresAt }: CurrentPeriod, cancelled: boolean, now: Date): SubscriptionStatus =>
  expiresAt <= now.getTime() ? 'expired' : cancelled ? 'cancelled' : 'active';

const writeSubscription = async (
  tx: Transaction,
  { userId, email, subscription, cancelled, nextPlan }: PaidAccess,
  now: Date,
): Promise<void> => {
  if (!subscription) {
    // All its payments were reversed: it ends now, but the row stays visible.
    await tx.run(
      sql`
        update user_subscriptions
        set status = 'expired', expires_at = least(expires_at, ${now})
        where user_id = ${userId} and order_id is not null
      `,
    );
    return;
  }
  const [from, until] = [new Date(subscription.activatedAt), new Date(subscription.expiresAt)];
  await tx.run(sql`
    insert into user_subscriptions as s (user_id, id, user_email, plan_type, status, activated_at, expires_at,
      cancel_at_period_end, next_plan, order_id)
    values (${userId}, ${newId()}, ${email}, ${subscription.plan}, ${statusOf(subscription, cancelled, now)},
      ${from}, ${until}, ${cancelled}, ${nextPlan}, ${subscription.orderId})
    on conflict (user_id)
    where order_id is not null do update set user_email = excluded.user_email, plan_type = excluded.plan_type,
      status = excluded.status, activated_at = excluded.activated_at, expires_at = excluded.expires_at,
      cancel_at_period_end = excluded.cancel_at_period_end, next_plan = excluded.next_plan,
      order_id = excluded.order_id
    where (s.user_email, s.plan_type, s.status, s.activated_at, s.expires_at, s.cancel_at_period_end,
      s.next_plan, s.order_id) is distinct from (excluded.user_email, excluded.plan_type, excluded.status,
      excluded.activated_at, excluded.expires_at, excluded.cancel_at_period_end, excluded.next_plan,
      excluded.order_id)
  `);
};

const writePasses = async (
  tx: Transaction,
  { userId, periods }: PaidAccess,
  reversedOrderIds: readonly string[],
): Promise<void> => {
  for (const { id, plan, from, until } of passesOf(periods)) {
    await tx.run(sql`
      insert into user_plans as p (user_id, id, status, plan_type, current_period_start, current_period_end)
      values (${userId}, ${id}, 'active', ${plan}, ${new Date(from)}, ${new Date(until)})
      on conflict (user_id, id) do update set status = 'active',
        current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end
      where (p.status, p.current_period_start, p.current_period_end) is distinct from ('active',
        excluded.current_period_start, excluded.current_period_end)
    `);
  }
  await tx.run(
    sql`
      update user_plans
      set status = 'revoked'
      where user_id = ${userId} and id = any(${reversedOrderIds}::uuid[]) and status <> 'revoked'
    `,
  );
};

/**
 * Writes the access that a farmer's paid orders give. Always rewrites everything from the orders, so
 * repeating it is safe. `reversedOrderIds`: orders that gave access before and no longer do. Returns true
 * when the subscription's row changed.
 */
export const writePeriods = async (
  tx: Transaction,
  opening: PaidAccess,
  reversedOrderIds: readonly string[],
  now: Date,
): Promise<boolean> => {
  const before = await readSubscription(tx, opening.userId);
  await writeSubscription(tx, opening, now);
  // A pass converted to days of an annual plan is no longer a separate period.
  const passes = new Set(passesOf(opening.periods).map(({ id }) => id));
  await writePasses(
    tx,
    opening,
    reversedOrderIds.filter((id) => !passes.has(id)),
  );
  return JSON.stringify(before) !== JSON.stringify(await readSubscription(tx, opening.userId));
};

/** For the cleanup: users whose row must be rewritten because its period has ended. */
export const endedSubscriptions = (tx: Query, now: Date): Promise<{ user_id: string }[]> =>
  tx.many(
    sql`
      select user_id
      from user_subscriptions
      where order_id is not null and status in ('active', 'cancelled') and expires_at <= ${now}
      limit 500
    `,
  );

/** What an account may do now. Every limit and every Pro gate asks this one function, on the server. */
export interface Entitlements {
  readonly tier: 'free' | 'pro';
  /** ISO moment until which Pro holds; null on Free. */
  readonly until: string | null;
  /** null means no limit. */
  readonly fieldLimit: number | null;
  readonly scanLimit: number | null;
}

export interface PlanPeriod { readonly status: string; readonly ends: Date }
export interface PlanRows { readonly plans: readonly PlanPeriod[]; readonly subscriptions: readonly PlanPeriod[] }

export const FREE_FIELDS = 1;
export const FREE_SCANS = 15;

export const free: Entitlements = { tier: 'free', until: null, fieldLimit: FREE_FIELDS, scanLimit: FREE_SCANS };

/**
 * Pro is an active plan whose period has not ended, or a subscription that has not expired; a cancelled one
 * still holds until its day (PAY-21, PAY-35).
 */
export const entitlementsOf = ({ plans, subscriptions }: PlanRows, now: Date): Entitlements => {
  const ends = [
    ...plans.filter((p) => p.status === 'active'),
    ...subscriptions.filter((s) => s.status === 'active' || s.status === 'cancelled'),
  ].map((p) => p.ends.getTime()).filter((t) => t > now.getTime());
  if (ends.length === 0) return free;
  return { tier: 'pro', until: new Date(Math.max(...ends)).toISOString(), fieldLimit: null, scanLimit: null };
};

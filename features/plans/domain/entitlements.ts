import { limitOf, type Tier } from './abilities.ts';

/** What an account may do now. The server checks it for every limit and every Pro gate. */
export interface Entitlements {
  readonly tier: Tier;
  /** ISO time until which Pro is active; null on Free. */
  readonly until: string | null;
  /** null means no limit. */
  readonly fieldLimit: number | null;
  readonly scanLimit: number | null;
}

interface PlanPeriod {
  readonly status: string;
  readonly ends: Date;
}
export interface PlanRows {
  readonly plans: readonly PlanPeriod[];
  readonly subscriptions: readonly PlanPeriod[];
  readonly trials?: readonly Date[];
}

const ofTier = (tier: Tier, until: string | null): Entitlements => ({
  tier,
  until,
  fieldLimit: limitOf(tier, 'fields'),
  scanLimit: limitOf(tier, 'scans'),
});

export const FREE_ENTITLEMENTS: Entitlements = ofTier('free', null);
export const proUntil = (until: string): Entitlements => ofTier('pro', until);

/**
 * Pro means an active plan whose period has not ended, a subscription that has not expired (a cancelled one
 * is valid until its last day: PAY-21, PAY-35), or a running trial (PAY-27).
 */
export const entitlementsOf = ({ plans, subscriptions, trials = [] }: PlanRows, now: Date): Entitlements => {
  const ends = [
    ...plans.filter((p) => p.status === 'active').map((p) => p.ends),
    ...subscriptions.filter((s) => s.status === 'active' || s.status === 'cancelled').map((s) => s.ends),
    ...trials,
  ]
    .map((end) => end.getTime())
    .filter((t) => t > now.getTime());
  return ends.length === 0 ? FREE_ENTITLEMENTS : proUntil(new Date(Math.max(...ends)).toISOString());
};

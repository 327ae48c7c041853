/** GAM-10: a farmer's rank among the county's active ones. */
export const MIN_FARMERS = 30;
export const ACTIVE_DAYS = 90;

export const userTiers = ['elite', 'expert', 'advanced', 'other'] as const;
type UserTier = (typeof userTiers)[number];

/** Distribution in the county: how many active farmers made how many checks. */
export type ActivityDistribution = readonly { readonly scans: number; readonly farmers: number }[];

export interface CountyRank {
  readonly userTier: UserTier;
  /** Percent above (or below) the county's average. */
  readonly scansVsAverage: number;
  /** Percentage of other farmers who check less. */
  readonly percentile: number;
  readonly farmers: number;
}

const tierOf = (percentile: number): UserTier => {
  if (percentile >= 95) return 'elite';
  if (percentile >= 80) return 'expert';
  return percentile >= 50 ? 'advanced' : 'other';
};

/** Null with too few farmers, which would be meaningless or identify one. The farmer is included. */
export const countyRankOf = (ownScans: number, spread: ActivityDistribution): CountyRank | null => {
  const farmers = spread.reduce((sum, s) => sum + s.farmers, 0);
  const scans = spread.reduce((sum, s) => sum + s.scans * s.farmers, 0);
  if (farmers < MIN_FARMERS || scans === 0) return null;
  const farmersBelow = spread.filter((s) => s.scans < ownScans).reduce((sum, s) => sum + s.farmers, 0);
  const percentile = Math.floor((farmersBelow / (farmers - 1)) * 100);
  return {
    userTier: tierOf(percentile),
    scansVsAverage: Math.round((ownScans / (scans / farmers) - 1) * 100),
    percentile: Math.min(100, percentile),
    farmers,
  };
};

import type { Day } from '#kit/pure/days.ts';

export const priceSources = ['own', 'market'] as const;
/** KES a kilogram, and who says so when and where. */
export interface Price {
  readonly per_kg: number;
  readonly from: (typeof priceSources)[number];
  readonly market: string | null;
  readonly county: string | null;
  /** From the field; null where one of the two places is not known. */
  readonly km: number | null;
  readonly date: Day;
  /** So old that it is none of today's. */
  readonly is_old: boolean;
  /** Shillings for a dollar on that day, where the source says so. */
  readonly usd_rate: number | null;
}

/**
 * Markets sell these milled or shelled, and a field gives paddy or pods: the one price says nothing of the
 * other.
 */
const SOLD_OTHERWISE: readonly string[] = ['rice', 'groundnut', 'cotton'];
export const hasMarketPrice = (crop: string): boolean => !SOLD_OTHERWISE.includes(crop);

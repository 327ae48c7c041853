import type { Day } from '#kit/pure/days.ts';

export const priceSources = ['own', 'market'] as const;
/** KES per kilogram, with source, date and place. */
export interface Price {
  readonly per_kg: number;
  readonly from: (typeof priceSources)[number];
  readonly market: string | null;
  readonly county: string | null;
  /** Distance from the field to the market; null when either place is unknown. */
  readonly km: number | null;
  readonly date: Day;
  /** True when the price is too old to be called current. */
  readonly is_old: boolean;
  /** Shillings per dollar on that day, if the source states it. */
  readonly usd_rate: number | null;
}

/** Markets sell these milled or shelled, while a field yields paddy or pods: the prices are not comparable. */
const SOLD_PROCESSED: readonly string[] = ['rice', 'groundnut', 'cotton'];
export const hasMarketPrice = (crop: string): boolean => !SOLD_PROCESSED.includes(crop);

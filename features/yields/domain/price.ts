import type { Day } from '#kit/pure/days.ts';

export const priceSources = ['own', 'market'] as const;
/** KES per kilogram, with source, date and place. */
export interface Price {
  readonly per_kg: number;
  readonly from: (typeof priceSources)[number];
  readonly market: string | null;
  readonly county: string | null;
  /** From the field; null when either place is unknown. */
  readonly km: number | null;
  readonly date: Day;
  /** Maximum age of a current price. */
  readonly is_old: boolean;
  /** Shillings per dollar on that day, if the source states it. */
  readonly usd_rate: number | null;
}

/** Markets sell these milled or shelled, while a field yields paddy or pods: the prices are not comparable. */
const SOLD_OTHERWISE: readonly string[] = ['rice', 'groundnut', 'cotton'];
export const hasMarketPrice = (crop: string): boolean => !SOLD_OTHERWISE.includes(crop);

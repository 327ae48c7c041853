import type { Day } from '#kit/pure/days.ts';

export const priceTypes = ['wholesale', 'retail', 'farm_gate'] as const;
export type PriceType = (typeof priceTypes)[number];
export const priceSources = ['wfp', 'kamis', 'reported'] as const;
export type PriceSource = (typeof priceSources)[number];

/** One price at one market on one day, as a source quotes it and by the kilogram. */
export interface Price {
  readonly source: PriceSource;
  /** A crop of ours, by its key. */
  readonly commodity: string;
  /** What the source calls it: "Beans (rosecoco)". */
  readonly variety: string;
  readonly grade: string;
  readonly market: string;
  readonly county: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  /** A market of a refugee camp. */
  readonly camp: boolean;
  readonly type: PriceType;
  /** For one `unit`, in `currency`. */
  readonly price: number;
  readonly unit: string;
  readonly unitKg: number;
  readonly currency: string;
  readonly perKg: number;
  /** Kilograms on offer. */
  readonly volume: number | null;
  /** Shillings for a dollar. */
  readonly usdRate: number | null;
  readonly day: Day;
}

/** Why a line of a file is no price here. */
export const reasons = [
  'columns',
  'other_country',
  'currency',
  'not_a_crop',
  'forecast',
  'market',
  'date',
  'us_date',
  'future',
  'no_price',
  'zero',
  'unit',
  'absurd',
  'outlier',
  'twice',
] as const;
export type Reason = (typeof reasons)[number];

/** Days after which a price is no longer current (WFP: monthly at best). */
export const OLD_DAYS = 60;

import type { Day } from '#kit/pure/days.ts';

export const priceTypes = ['wholesale', 'retail', 'farm_gate'] as const;
export type PriceType = (typeof priceTypes)[number];
export const priceSources = ['wfp', 'kamis', 'reported'] as const;
export type PriceSource = (typeof priceSources)[number];

/** One price at one market on one day, as quoted by the source and per kilogram. */
export interface Price {
  readonly source: PriceSource;
  /** Key of one of our crops. */
  readonly commodity: string;
  /** The source's name for it: "Beans (rosecoco)". */
  readonly variety: string;
  readonly grade: string;
  readonly market: string;
  readonly county: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  /** A refugee camp's market. */
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
  /** Shillings per US dollar. */
  readonly usdRate: number | null;
  readonly day: Day;
}

/** Why a line of a file is not a valid price. */
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
export const MAX_PRICE_AGE_DAYS = 60;

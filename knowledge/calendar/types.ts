import type { Bilingual } from '../types.ts';
import type { CalendarSource } from './sources.ts';

export interface Range { readonly low: number; readonly high: number }

/** Stage names. The lengths follow FAO-56 table 11 (initial, development, middle, late). */
export type Stage = 'settling' | 'leaves' | 'flower_and_grain' | 'flower_and_fruit' | 'swelling' | 'ripening';

export interface StagePlan {
  /** Published days of each stage. They are scaled to the days of the variety. */
  readonly lengths: readonly (readonly [stage: Stage, days: number])[];
  readonly source: CalendarSource;
}

/** One maturity group of a crop: seed that ripens in the same range of days. */
export interface CalendarRow {
  readonly key: string;
  readonly crop: string;
  /** Includes varieties that a farmer knows by name. Null if the crop has only one row. */
  readonly name: Bilingual | null;
  /** Published days from planting, or from transplanting, to the first harvest. */
  readonly days: Range;
  readonly counted: 'planting' | 'transplanting';
  /** Published altitude range for this seed, in metres above sea level. */
  readonly altitude?: Range;
  /** Counties that the source names for this seed. Empty if it names none. */
  readonly counties?: readonly string[];
  /** Days of picking after the first harvest. */
  readonly picking?: Range;
  readonly stages?: StagePlan;
  readonly source: CalendarSource;
}

/** A perennial crop without a single harvest date. Months are 1 to 12. */
export interface Perennial {
  readonly crop: string;
  readonly firstHarvestMonths: Range;
  readonly harvest: readonly (readonly [from: number, to: number])[] | 'all_year' | 'not_known';
  readonly source: CalendarSource;
}

export type Season = 'long_rains' | 'short_rains' | 'between';

import type { Bilingual } from '../types.ts';
import type { CalendarSource } from './sources.ts';

export interface Range { readonly low: number; readonly high: number }

/** What a stage is called; the lengths follow FAO-56 table 11 (initial, development, middle, late). */
export type Stage = 'settling' | 'leaves' | 'flower_and_grain' | 'flower_and_fruit' | 'swelling' | 'ripening';

export interface StagePlan {
  /** Days of each stage as published; they are stretched to the days of the variety. */
  readonly lengths: readonly (readonly [stage: Stage, days: number])[];
  readonly source: CalendarSource;
}

/** Seed of one kind of one crop that ripens in one span of days. */
export interface CalendarRow {
  readonly key: string;
  readonly crop: string;
  /** With varieties that a farmer knows by name; null where the crop has one line only. */
  readonly name: Bilingual | null;
  /** Days from planting, or from transplanting, to the first harvest, as published. */
  readonly days: Range;
  readonly counted: 'planting' | 'transplanting';
  /** Metres above the sea where this seed is grown, as published. */
  readonly altitude?: Range;
  /** Counties that the source names for it; empty: no counties are named. */
  readonly counties?: readonly string[];
  /** Days that picking goes on after the first harvest. */
  readonly picking?: Range;
  readonly stages?: StagePlan;
  readonly source: CalendarSource;
}

/** A crop that stays: no single harvest date. Months are 1 to 12. */
export interface Perennial {
  readonly crop: string;
  readonly firstHarvestMonths: Range;
  readonly harvest: readonly (readonly [from: number, to: number])[] | 'all_year' | 'not_known';
  readonly source: CalendarSource;
}

export type Season = 'long_rains' | 'short_rains' | 'between';

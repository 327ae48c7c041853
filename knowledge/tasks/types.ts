import type { Range } from '../calendar/index.ts';
import type { Bilingual } from '../types.ts';
import type { TaskSource } from './sources.ts';

/** Seasonal work that recurs for every crop. The names match the rules that create its tasks. */
export type Act = 'gap_filling' | 'thinning' | 'weeding_first' | 'weeding_second' | 'top_dressing' | 'earthing_up' | 'staking' | 'pruning' | 'desuckering' | 'scouting';

/**
 * The days on which a task is due, both inclusive. `planted`: days after planting, or after transplanting.
 * `emerged`: days after most plants have emerged. `stage`: FAO-56 stages 0 to 4, scaled to the variety.
 * `months`: for a perennial crop, every year.
 */
export type When =
  | { readonly by: 'planted' | 'emerged' | 'stage'; readonly from: number; readonly to: number }
  | { readonly by: 'months'; readonly months: readonly number[] };

export interface Step {
  readonly act: Act;
  /** Distinguishes repeated acts in one season. */
  readonly key?: string;
  readonly when: When;
  /** Not from this FAO-56 stage on: beans are not weeded while they flower. */
  readonly before?: number;
  /** Days between repeats. Absent: done once. */
  readonly every?: number;
  /** A page of the books that says what to look for. */
  readonly look?: string;
  readonly source: TaskSource;
}

export type Unit = 'kg' | 'g' | 'bag_50kg' | 'tonne' | 'piece';
/** Per acre. */
export interface Input {
  readonly what: Bilingual;
  readonly amount: Range;
  readonly unit: Unit;
  /** The task that needs it. */
  readonly at: Act | 'planting';
  readonly source: TaskSource;
  /** KES per unit, if a source gives a price. */
  readonly price?: { readonly kes: Range; readonly year: number; readonly source: TaskSource };
}

/** For one acre and a whole season. */
export interface Cost { readonly kes: Range; readonly years: string; readonly source: TaskSource }
/** `years` is null if the source does not say. Unlike prices, manual labour time does not go out of date. */
export interface Labour { readonly days: Range; readonly years: string | null; readonly source: TaskSource }

export interface CropWork {
  readonly crop: string;
  readonly steps: readonly Step[];
  readonly inputs: readonly Input[];
  /** Days in the nursery before transplanting, for crops raised in one. */
  readonly nursery?: Range;
  /** Whether the grain moulds when it is stored wet. */
  readonly dries: boolean;
  readonly cost?: Cost;
  readonly labour?: Labour;
}

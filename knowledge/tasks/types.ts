import type { Range } from '../calendar/index.ts';
import type { Bilingual } from '../types.ts';
import type { TaskSource } from './sources.ts';

/** Work of a season that recurs with every crop, named as the rule that asks for it. */
export type Act = 'gap_filling' | 'thinning' | 'weeding_first' | 'weeding_second' | 'top_dressing' | 'earthing_up' | 'staking' | 'pruning' | 'desuckering' | 'scouting';

/**
 * The days on which an act is due, both included. `planted`: days after planting, or after transplanting; `emerged`: after most have come out;
 * `stage`: in stages of FAO-56, 0 to 4, stretched to the variety; `months`: of a crop that stays, every year.
 */
export type When =
  | { readonly by: 'planted' | 'emerged' | 'stage'; readonly from: number; readonly to: number }
  | { readonly by: 'months'; readonly months: readonly number[] };

export interface Step {
  readonly act: Act;
  /** Several of one act in one season. */
  readonly key?: string;
  readonly when: When;
  /** Not from this stage of FAO-56 on: beans are not weeded while they flower. */
  readonly before?: number;
  /** Days between one time and the next; absent: once. */
  readonly every?: number;
  /** A page of the books: what to look for. */
  readonly look?: string;
  readonly source: TaskSource;
}

export type Unit = 'kg' | 'g' | 'bag_50kg' | 'tonne' | 'piece';
/** For one acre. */
export interface Input {
  readonly what: Bilingual;
  readonly amount: Range;
  readonly unit: Unit;
  /** The act it is for. */
  readonly at: Act | 'planting';
  readonly source: TaskSource;
  /** KES for one unit, where somebody said what it costs. */
  readonly price?: { readonly kes: Range; readonly year: number; readonly source: TaskSource };
}

/** For one acre and a whole season. */
export interface Cost { readonly kes: Range; readonly years: string; readonly source: TaskSource }
/** `years` null: the source does not tell; work by hand, unlike a price, takes as long as it took. */
export interface Labour { readonly days: Range; readonly years: string | null; readonly source: TaskSource }

export interface CropWork {
  readonly crop: string;
  readonly steps: readonly Step[];
  readonly inputs: readonly Input[];
  /** Days in the nursery before the field, where it is raised in one. */
  readonly nursery?: Range;
  /** Grain that moulds when it is stored wet. */
  readonly dries: boolean;
  readonly cost?: Cost;
  readonly labour?: Labour;
}

import type { Day } from '#kit/pure/days.ts';

/**
 * The yield engine's range for the current crop, in tonnes for the whole field, and the day it was computed.
 * `crop`: its name in the user's language.
 */
export interface PredictedYield {
  readonly crop: string;
  readonly low: number;
  readonly high: number;
  readonly on: Day;
}

import { allowed, type Conditions, forbiddingCondition } from '../suggest/forbidden.ts';
import type { Suggestion } from '../suggest/suggestion.ts';

export interface LeftOut {
  readonly step: Suggestion;
  /** Null: several together. */
  readonly condition: string | null;
}

export interface AllowedSteps {
  readonly steps: readonly Suggestion[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * The steps of a plan without those that a condition of the field still forbids on their day. Where planting
 * itself is forbidden, no step is left: the others are about a crop that is not to be planted.
 */
export const allowedSteps = (all: readonly Suggestion[], field: Conditions): AllowedSteps => {
  const steps = all.flatMap((step) => allowed([step], field, step.due));
  const keptKeys = new Set(steps.map(({ key }) => key));
  const leftOut = all
    .filter(({ key }) => !keptKeys.has(key))
    .map((step) => ({ step, condition: forbiddingCondition(step, field, step.due) }));
  const planting = leftOut.filter(({ step }) => step.rule === 'planting_window');
  return planting.length > 0 ? { steps: [], leftOut: planting } : { steps, leftOut };
};

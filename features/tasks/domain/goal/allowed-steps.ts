import { allowedWork, type ConditionFacts, forbiddingCondition } from '../suggest/allowed-work.ts';
import type { Suggestion } from '../suggest/suggestion.ts';

interface LeftOut {
  readonly step: Suggestion;
  /** Null: several combined. */
  readonly condition: string | null;
}

export interface AllowedSteps {
  readonly steps: readonly Suggestion[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * The steps of a plan without those that a condition of the field forbids on their day. When planting itself
 * is forbidden, no steps remain, because the others depend on it.
 */
export const allowedSteps = (all: readonly Suggestion[], field: ConditionFacts): AllowedSteps => {
  const steps = all.flatMap((step) => allowedWork([step], field, step.due));
  const keptKeys = new Set(steps.map(({ key }) => key));
  const leftOut = all
    .filter(({ key }) => !keptKeys.has(key))
    .map((step) => ({ step, condition: forbiddingCondition(step, field, step.due) }));
  const planting = leftOut.filter(({ step }) => step.rule === 'planting_window');
  return planting.length > 0 ? { steps: [], leftOut: planting } : { steps, leftOut };
};

import type { Day } from '#kit/pure/days.ts';
import { isCovered } from './covered.ts';
import type { Facts, FieldFacts } from './facts.ts';
import { allowed } from './forbidden.ts';
import { learnedFrom, rests } from './learned.ts';
import { harvestWork } from './rules/harvest.ts';
import { alertWork, leafWork } from './rules/leaf.ts';
import { plantingWork } from './rules/planting.ts';
import { seasonWork } from './rules/season.ts';
import { sprayWork, wateringWork } from './rules/water.ts';
import type { Suggestion } from './suggestion.ts';

const rank = { high: 0, medium: 1, low: 2 } as const;
const firstThingsFirst = (a: Suggestion, b: Suggestion): number =>
  rank[a.priority] - rank[b.priority] ||
  (a.due < b.due ? -1 : a.due > b.due ? 1 : 0) ||
  (a.key < b.key ? -1 : 1);

/** Two plantings of one crop in the same season and field need the same work only once. */
const once = (all: readonly Suggestion[]): readonly Suggestion[] => [
  ...new Map(all.map((one) => [one.key, one])).values(),
];

const workOn = (field: FieldFacts, facts: Facts, today: Day): readonly Suggestion[] => [
  ...alertWork(field, today),
  ...leafWork(field, today),
  ...seasonWork(field, today),
  ...plantingWork(field, today),
  ...wateringWork(field, today),
  ...sprayWork(field, facts.tasks, today),
  ...harvestWork(field, today),
];

/**
 * Suggestions for the coming week on these fields, most urgent first. The same facts and day give the same
 * result on every device.
 */
export const suggestTasks = (facts: Facts, today: Day): readonly Suggestion[] => {
  const learned = learnedFrom(facts.verdicts, today);
  return facts.fields
    .flatMap((field) =>
      once(allowed(workOn(field, facts, today), field, today)).filter(
        (one) => !rests(one, learned) && !isCovered(one, facts, field, today),
      ),
    )
    .sort(firstThingsFirst);
};

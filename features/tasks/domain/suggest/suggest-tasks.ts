import type { Day } from '#kit/pure/days.ts';
import { allowedWork } from './allowed-work.ts';
import type { Facts, FieldFacts } from './facts.ts';
import { isCovered } from './is-covered.ts';
import { pausedRulesFrom, isPaused } from './paused-rules.ts';
import { harvestWork } from './rules/harvest.ts';
import { alertWork, leafWork } from './rules/leaf-and-alerts.ts';
import { plantingWork } from './rules/planting.ts';
import { seasonWork } from './rules/season.ts';
import { sprayWork, wateringWork } from './rules/water-and-spray.ts';
import type { Suggestion } from './suggestion.ts';

const rank = { high: 0, medium: 1, low: 2 } as const;
const byUrgency = (a: Suggestion, b: Suggestion): number =>
  rank[a.priority] - rank[b.priority] ||
  (a.due < b.due ? -1 : a.due > b.due ? 1 : 0) ||
  (a.key < b.key ? -1 : 1);

/** Two plantings of one crop in the same season and field need the same work only once. */
const uniqueByKey = (all: readonly Suggestion[]): readonly Suggestion[] => [
  ...new Map(all.map((one) => [one.key, one])).values(),
];

const suggestionsForField = (field: FieldFacts, facts: Facts, today: Day): readonly Suggestion[] => [
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
  const learned = pausedRulesFrom(facts.verdicts, today);
  return facts.fields
    .flatMap((field) =>
      uniqueByKey(allowedWork(suggestionsForField(field, facts, today), field, today)).filter(
        (one) => !isPaused(one, learned) && !isCovered(one, facts, field, today),
      ),
    )
    .sort(byUrgency);
};

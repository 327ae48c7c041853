import type { EventType } from '#features/history/domain/event.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import type { Category } from '../task.ts';
import { isWithin } from './days.ts';
import type { Facts, FieldFacts, TaskFacts } from './facts.ts';
import { parseKey, type Suggestion, type SuggestionRule } from './suggestion.ts';

/** Tolerance in days within which the farmer's own work counts as the suggested work. */
const TOLERANCE_DAYS: Readonly<Partial<Record<Category, number>>> = { scouting: 0, water: 0, spraying: 0 };
const DEFAULT_TOLERANCE_DAYS = 5;

const eventOfCategory: Readonly<Partial<Record<Category, EventType>>> = {
  weeding: 'weeding',
  feeding: 'fertiliser',
  planting: 'planting',
  water: 'irrigation',
  harvest: 'harvest',
};

/** Categories too general to identify the same work. */
const GENERAL_CATEGORIES: readonly Category[] = ['other', 'care'];

const dayOf = ({ completed_on, due_date }: TaskFacts): Day | null => completed_on ?? due_date;

/** Work on the plot. A plan may name a crop for it where the suggestion does not, so the keys may differ. */
const PLOT_RULES: readonly SuggestionRule[] = ['land_preparation', 'planting_window'];
const isPlotWork = (key: string, rule: SuggestionRule): boolean =>
  PLOT_RULES.includes(rule) && parseKey(key)?.rule === rule;

/** A task made from a suggestion covers only that suggestion; a farmer's own task is matched by work and day. */
const isSameWork = (one: Suggestion, task: TaskFacts, slack: number): boolean => {
  if (task.suggestion_key !== null && !isPlotWork(task.suggestion_key, one.rule))
    return task.suggestion_key === one.key;
  const day = dayOf(task);
  return (
    task.field_id === one.field_id &&
    task.category === one.category &&
    !GENERAL_CATEGORIES.includes(one.category) &&
    day !== null &&
    isWithin(day, addDays(one.from, -slack), addDays(one.until, slack))
  );
};

/** Skips work that is already planned, done or recorded. */
export const isCovered = (
  one: Suggestion,
  { tasks, verdicts }: Pick<Facts, 'tasks' | 'verdicts'>,
  field: FieldFacts,
  today: Day,
): boolean => {
  const slack = TOLERANCE_DAYS[one.category] ?? DEFAULT_TOLERANCE_DAYS;
  if (verdicts.some(({ key }) => key === one.key) || tasks.some((task) => isSameWork(one, task, slack)))
    return true;
  const event = eventOfCategory[one.category];
  return (
    event !== undefined &&
    one.rule !== 'harvest_window' &&
    field.events.some(
      ({ date, event_type }) => event_type === event && isWithin(date, addDays(one.from, -slack), today),
    )
  );
};

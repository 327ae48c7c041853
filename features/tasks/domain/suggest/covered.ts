import type { EventType } from '#features/history/domain/event.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import type { Category } from '../task.ts';
import { isWithin } from './days.ts';
import type { Facts, FieldFacts, TaskFacts } from './facts.ts';
import { partsOf, type Suggestion, type SuggestionRule } from './suggestion.ts';

/** Tolerance in days within which the farmer's own work counts as the suggested work. */
const SLACK: Readonly<Partial<Record<Category, number>>> = { scouting: 0, water: 0, spraying: 0 };
const USUAL_SLACK = 5;

const done: Readonly<Partial<Record<Category, EventType>>> = {
  weeding: 'weeding',
  feeding: 'fertiliser',
  planting: 'planting',
  water: 'irrigation',
  harvest: 'harvest',
};

/** Words too general to distinguish tasks. */
const WIDE: readonly Category[] = ['other', 'care'];

const dayOf = ({ completed_on, due_date }: TaskFacts): Day | null => completed_on ?? due_date;

/** Of these a plan may name a crop where the plot alone does not. */
const OF_PLOT: readonly SuggestionRule[] = ['land_preparation', 'planting_window'];
const isOfPlot = (key: string, rule: SuggestionRule): boolean =>
  OF_PLOT.includes(rule) && partsOf(key)?.rule === rule;

/** A task made from a suggestion covers only that suggestion; a farmer's own task is matched by work and day. */
const isTask = (one: Suggestion, task: TaskFacts, slack: number): boolean => {
  if (task.suggestion_key !== null && !isOfPlot(task.suggestion_key, one.rule))
    return task.suggestion_key === one.key;
  const day = dayOf(task);
  return (
    task.field_id === one.field_id &&
    task.category === one.category &&
    !WIDE.includes(one.category) &&
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
  const slack = SLACK[one.category] ?? USUAL_SLACK;
  if (verdicts.some(({ key }) => key === one.key) || tasks.some((task) => isTask(one, task, slack)))
    return true;
  const event = done[one.category];
  return (
    event !== undefined &&
    one.rule !== 'harvest_window' &&
    field.events.some(
      ({ date, event_type }) => event_type === event && isWithin(date, addDays(one.from, -slack), today),
    )
  );
};

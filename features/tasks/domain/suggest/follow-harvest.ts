import { type Crop, isGrowing } from '#features/crops/domain/crop.ts';
import { type HarvestWindow, harvestWindow } from '#features/crops/domain/harvest-window.ts';
import { addDays, type Day, dayInNairobi } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import { findCropByName } from '#knowledge/crops.ts';
import type { Task } from '../task.ts';
import { HARVEST_MARGIN_DAYS } from './rules/harvest.ts';
import { seasonKey } from './season-steps.ts';
import { suggestionText } from './suggestion-text.ts';
import { keyOf, suggestion } from './suggestion.ts';

interface Planting {
  readonly name: string;
  readonly plantedOn: Day;
  readonly window: HarvestWindow;
  readonly subject: string;
  readonly fieldId: string;
}

/** The growing crops that an open harvest task is about. Two plantings in one season share a task. */
const plantingsOf = (task: Task, crops: readonly Crop[]): readonly Planting[] => {
  const { field_id: fieldId, suggestion_key: key } = task;
  if (task.status === 'completed' || fieldId === null || key === null) return [];
  return crops.flatMap((crop) => {
    const [name, plantedOn, window] = [
      findCropByName(crop.crop_type)?.key ?? crop.crop_type,
      crop.planting_date,
      harvestWindow(crop),
    ];
    if (plantedOn === null || window === null || crop.field_id !== fieldId || !isGrowing(crop)) return [];
    const subject = seasonKey({ crop: name, plantedOn });
    return keyOf('harvest_window', fieldId, subject) === key
      ? [{ name, plantedOn, window, subject, fieldId }]
      : [];
  });
};

/** Moves the task to this planting's expected day, with its reason. */
const movedTo = (
  task: Task,
  { name, plantedOn, window, subject, fieldId }: Planting,
  language: Language,
): Task => {
  const { from, expected, to } = window;
  const until = addDays(to, HARVEST_MARGIN_DAYS.after);
  const { why } = suggestionText(
    suggestion({
      subject,
      rule: 'harvest_window',
      field_id: fieldId,
      crop: name,
      from,
      due: expected,
      until,
      priority: task.priority,
      figures: { planted: plantedOn, first: from, last: to, rain: 0 },
      source: 'crop_calendar',
    }),
    language,
  );
  return { ...task, due_date: expected, valid_until: until, why };
};

/**
 * Moves an open suggested harvest task to its crop's current harvest window, with the reason. Null when it is
 * already inside the window, so that a farmer's choice within it stays.
 */
export const moveToHarvestWindow = (task: Task, crops: readonly Crop[], language: Language): Task | null => {
  const { due_date: due } = task;
  const named = plantingsOf(task, crops);
  // Two plantings in one season share a task: it stays as long as it fits one of them.
  if (due === null || named.length === 0) return null;
  if (named.some(({ window: { from, to } }) => from <= due && due <= to)) return null;
  return movedTo(task, named[0]!, language);
};

/**
 * Moves an open harvest task of an earlier rule to the expected day. That rule used the first day of the
 * window, or the day the task was added if the window was already open. Null for any other day.
 */
export const moveFromFirstDay = (task: Task, crops: readonly Crop[], language: Language): Task | null => {
  const { due_date: due } = task;
  if (due === null) return null;
  const addedOn = dayInNairobi(new Date(task.created_at));
  const plantings = plantingsOf(task, crops);
  if (plantings.some(({ window }) => window.expected === due)) return null;
  const planting = plantings.find(
    ({ window: { from, expected } }) => due < expected && (due === from || (due === addedOn && from < due)),
  );
  return planting ? movedTo(task, planting, language) : null;
};

import { type Crop, isGrowing } from '#features/crops/domain/crop.ts';
import { harvestWindow } from '#features/crops/domain/harvest-window.ts';
import { addDays } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import { cropByTyped } from '#knowledge/crops.ts';
import type { Task } from '../task.ts';
import { HARVEST } from './rules/harvest.ts';
import { saySuggestion } from './say.ts';
import { seasonKey } from './season-steps.ts';
import { keyOf, suggestion } from './suggestion.ts';

/**
 * An open harvest task that a suggestion made, moved to the harvest window that its crop has now; its reason too.
 * Null where it lies in that window already, so that a day within it that the farmer chose is left alone.
 */
export const followHarvest = (task: Task, crops: readonly Crop[], language: Language): Task | null => {
  const { field_id: field, suggestion_key: key, due_date: due } = task;
  if (task.status === 'completed' || field === null || key === null || due === null) return null;
  const told = crops.flatMap((crop) => {
    const [name, plantedOn, window] = [
      cropByTyped(crop.crop_type)?.key ?? crop.crop_type,
      crop.planting_date,
      harvestWindow(crop),
    ];
    if (plantedOn === null || window === null || crop.field_id !== field || !isGrowing(crop)) return [];
    const what = seasonKey({ crop: name, plantedOn });
    return keyOf('harvest_window', field, what) === key ? [{ name, plantedOn, window, what }] : [];
  });
  // Two plantings of one season share their task: it fits as long as it fits one of them.
  if (told.length === 0 || told.some(({ window: { from, to } }) => from <= due && due <= to)) return null;
  const {
    name,
    plantedOn,
    window: { from, expected, to },
    what,
  } = told[0]!;
  const until = addDays(to, HARVEST.after);
  const { why } = saySuggestion(
    suggestion({
      what,
      rule: 'harvest_window',
      field_id: field,
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

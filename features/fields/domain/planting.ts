import { addDays, type Day, dayNumber } from '#kit/pure/days.ts';

export const plantingPresets = ['this_week', 'last_week', 'next_week', 'not_yet'] as const;
export type PlantingPreset = (typeof plantingPresets)[number];
/** A preset or a date. */
export type Planting = PlantingPreset | Day;

const weekOffsets = { this_week: 0, last_week: -1, next_week: 1 } as const;

/** The Sunday on or before a day (WIZ-10); 1970-01-01 was a Thursday. */
const sundayOf = (day: Day): Day => addDays(day, -((dayNumber(day)! + 4) % 7));

/** The date of a choice. Null when not planted yet or when the text is not a valid date. */
export const plantingDay = (planting: Planting, today: Day): Day | null => {
  if (planting === 'not_yet') return null;
  if (planting in weekOffsets)
    return addDays(sundayOf(today), 7 * weekOffsets[planting as keyof typeof weekOffsets]);
  return dayNumber(planting) === null ? null : planting;
};

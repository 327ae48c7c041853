import { type Day, dayNumber } from '#kit/pure/days.ts';

export const plantingPresets = ['this_week', 'last_week', 'next_week', 'not_yet'] as const;
export type PlantingPreset = (typeof plantingPresets)[number];
/** A preset, or the day itself. */
export type Planting = PlantingPreset | Day;

const weeksOff = { this_week: 0, last_week: -1, next_week: 1 } as const;
const DAY_MS = 86_400_000;

/** The Sunday that began the week of a day (WIZ-10); 1970-01-01 was a Thursday. */
const sundayOf = (day: number): number => day - ((day + 4) % 7);

/** The day behind a choice; null when it is not planted yet, or when the text is no real day. */
export const plantingDay = (planting: Planting, today: Day): Day | null => {
  if (planting === 'not_yet') return null;
  if (planting in weeksOff) {
    const sunday = sundayOf(dayNumber(today)!) + 7 * weeksOff[planting as keyof typeof weeksOff];
    return new Date(sunday * DAY_MS).toISOString().slice(0, 10);
  }
  return dayNumber(planting) === null ? null : planting;
};

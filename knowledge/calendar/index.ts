import { calendarRows, perennials } from './rows.ts';
import type { CalendarRow, Perennial } from './types.ts';

export { calendarRows, perennials } from './rows.ts';
export { calendarSources, type CalendarSource } from './sources.ts';
export type { CalendarRow, Perennial, Range, Season, Stage, StagePlan } from './types.ts';
export { type PlantingWindow, windowsOf } from './windows.ts';

/** The calendar rows of a crop, by its key in crops.ts. Empty if the crop is not in the table. */
export const rowsOfCrop = (crop: string): readonly CalendarRow[] => calendarRows.filter((row) => row.crop === crop);

export const perennialOf = (crop: string): Perennial | null => perennials.find((p) => p.crop === crop) ?? null;

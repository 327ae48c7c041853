import { type Cell, cellOf, centreOfCell } from '#features/weather/domain/cell.ts';
import { utcOffsetAt } from '#features/weather/domain/clock.ts';
import { localDay } from '#features/weather/domain/days.ts';
import type { Day } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';

/** The current date in a weather cell, with the UTC offset that its forecast uses. */
export const localDayInCell = (cell: Cell, now: Date): Day =>
  localDay(now.getTime() / 1_000, utcOffsetAt(centreOfCell(cell)));
/** The current date at a place. */
export const localDayAt = (place: Point, now: Date): Day => localDayInCell(cellOf(place), now);

const MIN_UTC_OFFSET_MINUTES = -12 * 60;
/** The earliest date that is now current anywhere on Earth (UTC−12). */
export const earliestLocalDay = (now: Date): Day => localDay(now.getTime() / 1_000, MIN_UTC_OFFSET_MINUTES);

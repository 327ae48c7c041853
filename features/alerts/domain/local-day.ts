import { type Cell, cellOf, middleOf } from '#features/weather/domain/cell.ts';
import { utcOffsetAt } from '#features/weather/domain/clock.ts';
import { localDay } from '#features/weather/domain/days.ts';
import type { Day } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';

/** The local day of a weather cell; its forecast uses the same clock. */
export const dayInCell = (cell: Cell, now: Date): Day =>
  localDay(now.getTime() / 1_000, utcOffsetAt(middleOf(cell)));
/** The field's local day. */
export const dayAt = (place: Point, now: Date): Day => dayInCell(cellOf(place), now);

const FARTHEST_WEST = -12 * 60;
/** The earliest current day anywhere on Earth. */
export const earliestDay = (now: Date): Day => localDay(now.getTime() / 1_000, FARTHEST_WEST);

import type { Cell } from '#features/weather/domain/cell.ts';
import { type CellWeather, weatherOfCells } from '#features/weather/server/api.ts';
import type { Query } from '#kit/server/database/database.ts';
import { dayInCell } from '../domain/own-day.ts';

/**
 * What is kept of these squares, past and ahead parted at each one's own day: one question for each day that
 * it is somewhere, mostly one.
 */
export const weathersNow = async (
  tx: Query,
  cells: readonly Cell[],
  now: Date,
  pastDays?: number,
): Promise<ReadonlyMap<Cell, CellWeather>> => {
  const days = new Map(cells.map((cell) => [cell, dayInCell(cell, now)]));
  const all = new Map<Cell, CellWeather>();
  for (const day of new Set(days.values())) {
    for (const [cell, weather] of await weatherOfCells(
      tx,
      cells.filter((c) => days.get(c) === day),
      day,
      pastDays,
    ))
      all.set(cell, weather);
  }
  return all;
};

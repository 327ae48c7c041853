import type { Cell } from '#features/weather/domain/cell.ts';
import { type CellWeather, weatherOfCells } from '#features/weather/server/api.ts';
import type { Query } from '#kit/server/database/database.ts';
import { localDayInCell } from '../domain/local-day.ts';

/**
 * The stored weather of these cells, split into past and future at each cell's local day: one query per local
 * day, usually one.
 */
export const loadCellWeather = async (
  tx: Query,
  cells: readonly Cell[],
  now: Date,
  pastDays?: number,
): Promise<ReadonlyMap<Cell, CellWeather>> => {
  const days = new Map(cells.map((cell) => [cell, localDayInCell(cell, now)]));
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

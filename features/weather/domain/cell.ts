import type { Point } from '#kit/pure/geometry.ts';

/**
 * Cells of a tenth of a degree, about 11 km: neighbours share one forecast, and exact places are never sent
 * to providers.
 */
export const CELLS_PER_DEGREE = 10;

/** "-3,361": its centre (lat, lng) in tenths of degrees. */
export type Cell = string;

export const cellAt = (y: number, x: number): Cell => `${y},${x}`;

export const cellOf = ({ lat, lng }: Point): Cell =>
  cellAt(Math.round(lat * CELLS_PER_DEGREE) + 0, Math.round(lng * CELLS_PER_DEGREE) + 0);

/** Centre of a cell, for requests to providers. */
export const centreOfCell = (cell: Cell): Point => {
  const [lat, lng] = cell.split(',').map(Number) as [number, number];
  return { lat: lat / CELLS_PER_DEGREE, lng: lng / CELLS_PER_DEGREE };
};

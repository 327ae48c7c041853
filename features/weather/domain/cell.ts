import type { Point } from '#kit/pure/geometry.ts';

/** A square of a tenth of a degree, about 11 km: neighbours share one forecast, and no exact place leaves the house. */
export const CELL_DEGREES = 0.1;

/** "-3,361": tenths of degrees of its middle. */
export type Cell = string;

const tenth = (degrees: number): number => Math.round(degrees * 10) + 0;

export const cellOf = ({ lat, lng }: Point): Cell => `${tenth(lat)},${tenth(lng)}`;

/** The middle of a cell, for the question to the source. */
export const middleOf = (cell: Cell): Point => {
  const [lat, lng] = cell.split(',').map(Number) as [number, number];
  return { lat: lat / 10, lng: lng / 10 };
};

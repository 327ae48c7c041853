import type { Point } from '#kit/pure/geometry.ts';
import { encodeUnsigned, decodeUnsigned } from './packing.ts';

/** A place in the table: position and elevation. */
export interface PlacePosition extends Point {
  readonly elevation: number | null;
}

// 0.0003 degrees are 33 m, so a place moves by at most 24 m; both steps fit five digits together.
const STEP = 0.0003;
const [SOUTH, WEST] = [-4.8, 33.8];
const [ROWS, COLUMNS] = [34_000, 27_800];
const ELEVATION_STEP = 10;
const MIN_ELEVATION = -10;
const UNKNOWN_ELEVATION = 4095;
const POSITION_DIGITS = 7;

const [NORTH, EAST] = [SOUTH + (ROWS - 1) * STEP, WEST + (COLUMNS - 1) * STEP];

/** Whether a place is inside the table's rectangle. */
export const fitsTable = ({ lat, lng }: Point): boolean =>
  lat >= SOUTH && lat <= NORTH && lng >= WEST && lng <= EAST;

export const packPosition = ({ lat, lng, elevation }: PlacePosition): string => {
  const cell = Math.round((lat - SOUTH) / STEP) * COLUMNS + Math.round((lng - WEST) / STEP);
  return (
    encodeUnsigned(cell, 5) +
    encodeUnsigned(
      elevation === null ? UNKNOWN_ELEVATION : Math.round((elevation - MIN_ELEVATION) / ELEVATION_STEP),
      2,
    )
  );
};

export const unpackPosition = (text: string, index: number): PlacePosition => {
  const cell = decodeUnsigned(text, index * POSITION_DIGITS, 5);
  const height = decodeUnsigned(text, index * POSITION_DIGITS + 5, 2);
  return {
    lat: SOUTH + Math.floor(cell / COLUMNS) * STEP,
    lng: WEST + (cell % COLUMNS) * STEP,
    elevation: height === UNKNOWN_ELEVATION ? null : height * ELEVATION_STEP + MIN_ELEVATION,
  };
};

import type { Point } from '#kit/pure/geometry.ts';

/** Twentieths of a degree, about 5.5 km. The phone rounds before sending, so the exact point is never sent. */
const CELLS_PER_DEGREE = 20;

export const cellOf = ({ lat, lng }: Point): string =>
  `${Math.floor(lat * CELLS_PER_DEGREE)}:${Math.floor(lng * CELLS_PER_DEGREE)}`;

const pattern = /^(-?\d{1,4}):(-?\d{1,4})$/;
const parseCell = (cell: string): readonly [number, number] | null => {
  const found = pattern.exec(cell);
  return found && [Number(found[1]), Number(found[2])];
};

export const isCell = (text: string): boolean => {
  const at = parseCell(text);
  return at !== null && Math.abs(at[0]) <= 90 * CELLS_PER_DEGREE && Math.abs(at[1]) <= 180 * CELLS_PER_DEGREE;
};

/** The cell and the eight around it, about 16 km across: the area that counts as nearby. */
export const neighbouringCells = (cell: string): string[] => {
  const [row, column] = parseCell(cell) ?? [0, 0];
  return [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => `${row + north}:${column + east}`));
};

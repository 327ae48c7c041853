import { type AreaMask, BACKGROUND, LEAF, LESION } from './affected-area.ts';

/** A ring around one spot, in cells of the mask. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Smaller specks are noise, and larger areas get an outline of their true shape instead of a ring. */
const MIN_CELLS = 2;
const MAX_REACH = 0.1;
/** The largest ones; more rings would hide the leaf. */
const MAX_SPOTS = 30;
const PADDING = 1.5;

/** The connected sick cells that contain `start`, removed from `open`. */
const takeComponent = (open: Set<number>, start: number, size: number): number[] => {
  const taken = [start];
  open.delete(start);
  for (let k = 0; k < taken.length; k++) {
    const i = taken[k]!;
    for (const j of [i % size > 0 ? i - 1 : -1, i % size < size - 1 ? i + 1 : -1, i - size, i + size])
      if (open.delete(j)) taken.push(j);
  }
  return taken;
};

/** At the edge of the leaf, ground that shows through is easily taken for a spot. */
const isInside = (component: readonly number[], { size, cells }: AreaMask): boolean =>
  component.every((i) =>
    [i - 1, i + 1, i - size, i + size].every((j) => cells[j] !== undefined && cells[j] !== BACKGROUND),
  );

/** Rings around the small spots within the leaf, and a mask of the areas that are too large for one. */
export const findSpots = (mask: AreaMask): { spots: readonly Spot[]; areas: AreaMask } => {
  const { size, cells } = mask;
  const open = new Set<number>();
  for (let i = 0; i < cells.length; i++) if (cells[i] === LESION) open.add(i);
  const areas = cells.map((cell) => (cell === LESION ? LEAF : cell));
  const found: (Spot & { readonly count: number })[] = [];
  for (const start of open) {
    const component = takeComponent(open, start, size);
    if (component.length < MIN_CELLS) continue;
    const xs = component.map((i) => i % size);
    const ys = component.map((i) => Math.floor(i / size));
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [right, bottom] = [Math.max(...xs) + 1, Math.max(...ys) + 1];
    const radius = Math.max(right - left, bottom - top) / 2 + PADDING;
    if (radius > MAX_REACH * size) for (const i of component) areas[i] = LESION;
    else if (isInside(component, mask))
      found.push({ x: (left + right) / 2, y: (top + bottom) / 2, radius, count: component.length });
  }
  const spots = found.sort((a, b) => b.count - a.count).slice(0, MAX_SPOTS);
  return { spots: spots.map(({ x, y, radius }) => ({ x, y, radius })), areas: { size, cells: areas } };
};

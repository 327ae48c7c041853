import { MIN_PIXELS as MIN_OF_PLOT } from './pass-usability.ts';
import type { Grid } from './pixel-coverage.ts';

interface ProblemArea {
  /** The centre, in metres of the scene's zone. */
  readonly x: number;
  readonly y: number;
  readonly pixels: number;
  /** Mean of its pixels. */
  readonly ndvi: number;
}

/**
 * How far below the plot's median a pixel must lie: twice the plot's spread (1.4826 × the median absolute
 * deviation), but at least the reliable NDVI difference.
 */
const MAX_DEVIATIONS = 2;
const MAD_TO_SIGMA = 1.4826;
const MIN_DROP = 0.1;
/** One pixel may be a tree or a path. Two adjacent ones count as an area. */
const MIN_PIXELS = 2;
const MAX_AREAS = 5;

const medianOfSorted = (sorted: readonly number[]): number => {
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};
const medianOf = (values: readonly number[]): number => medianOfSorted([...values].sort((a, b) => a - b));

const connectedAreas = (weak: ReadonlySet<number>, { width }: Grid): number[][] => {
  const left = new Set(weak);
  const places: number[][] = [];
  for (const first of weak) {
    if (!left.delete(first)) continue;
    const place = [first];
    for (let i = 0; i < place.length; i += 1) {
      const at = place[i]!;
      const column = at % width;
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        const next = at + dx + dy * width;
        if (column + dx >= 0 && column + dx < width && left.delete(next)) place.push(next);
      }
    }
    places.push(place);
  }
  return places;
};

/**
 * Areas of a plot well below the rest of it, largest first. `ndvi`: values of its whole pixels, null where
 * not visible or outside the plot.
 */
export const problemAreas = (ndvi: readonly (number | null)[], grid: Grid): readonly ProblemArea[] => {
  const plotValues = ndvi.filter((value): value is number => value !== null);
  if (plotValues.length < MIN_OF_PLOT) return [];
  const median = medianOf(plotValues);
  const spread = MAD_TO_SIGMA * medianOf(plotValues.map((value) => Math.abs(value - median)));
  const below = median - Math.max(MIN_DROP, MAX_DEVIATIONS * spread);
  const weak = new Set(ndvi.flatMap((value, i) => (value !== null && value < below ? [i] : [])));
  return connectedAreas(weak, grid)
    .filter(({ length }) => length >= MIN_PIXELS)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_AREAS)
    .map((place) => {
      const mean = (of: (at: number) => number): number =>
        place.reduce((sum, at) => sum + of(at), 0) / place.length;
      return {
        x: grid.left + (mean((at) => at % grid.width) + 0.5) * grid.size,
        y: grid.top - (mean((at) => Math.floor(at / grid.width)) + 0.5) * grid.size,
        pixels: place.length,
        ndvi: mean((at) => ndvi[at]!),
      };
    });
};

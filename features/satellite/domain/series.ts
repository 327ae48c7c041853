import { type Day, dayNumber } from '#kit/pure/days.ts';
import type { Trend } from './health.ts';

/** One clear pass. `weight`: the visible share of the plot, 0 to 1. */
export interface Pass {
  readonly day: Day;
  readonly value: number;
  readonly weight: number;
}
interface Smoothed {
  readonly number: number;
  readonly value: number;
}

/**
 * Stiffness of the curve, on a daily grid: it follows two passes 5 days apart, but not a single pass with
 * undetected cloud.
 */
const LAMBDA = 2_000;

/**
 * Whittaker's smoother with second differences (Eilers 2003, Analytical Chemistry 75, 3631): the curve z that
 * minimises Σ w (y − z)² + λ Σ (Δ²z)², on every day from the first pass to the last. Solved by LDLᵀ of five
 * diagonals, so a season costs microseconds.
 */
export const smooth = (passes: readonly Pass[], lambda = LAMBDA): readonly Smoothed[] => {
  const known = passes.flatMap(({ day, value, weight }) => {
    const number = dayNumber(day);
    return number === null ? [] : [{ number, value, weight }];
  });
  if (known.length === 0) return [];
  const first = Math.min(...known.map(({ number }) => number));
  const length = Math.max(...known.map(({ number }) => number)) - first + 1;
  const [w, wy] = [new Float64Array(length), new Float64Array(length)];
  for (const { number, value, weight } of known) {
    w[number - first]! += weight;
    wy[number - first]! += weight * value;
  }
  const z = length < 3 || known.length < 3 ? line(known, first, length) : solve(w, wy, lambda);
  return Array.from(z, (value, i) => ({ number: first + i, value }));
};

/** With one or two passes there is no curve: returns the points and a line between them. */
const line = (
  known: readonly { readonly number: number; readonly value: number }[],
  first: number,
  length: number,
): Float64Array => {
  const sorted = [...known].sort((a, b) => a.number - b.number);
  const [from, to] = [sorted[0]!, sorted[sorted.length - 1]!];
  return Float64Array.from({ length }, (_, i) =>
    to.number === from.number
      ? from.value
      : from.value + ((to.value - from.value) * (first + i - from.number)) / (to.number - from.number),
  );
};

const solve = (w: Float64Array, wy: Float64Array, lambda: number): Float64Array => {
  const n = w.length;
  const [d, c, e, z] = [new Float64Array(n), new Float64Array(n), new Float64Array(n), new Float64Array(n)];
  // The diagonals of W + λ DᵀD.
  const main = (i: number): number =>
    w[i]! + lambda * ([1, 5][Math.min(i, n - 1 - i)] ?? 6) - (n === 3 && i === 1 ? lambda : 0);
  const next = (i: number): number => -lambda * (i === 0 || i === n - 2 ? 2 : 4);
  for (let i = 0; i < n; i += 1) {
    const [c1, e1, e2] = [c[i - 1] ?? 0, e[i - 1] ?? 0, e[i - 2] ?? 0];
    const [d1, d2] = [d[i - 1] ?? 0, d[i - 2] ?? 0];
    d[i] = main(i) - c1 * c1 * d1 - e2 * e2 * d2;
    if (i < n - 1) c[i] = (next(i) - c1 * e1 * d1) / d[i]!;
    if (i < n - 2) e[i] = lambda / d[i]!;
    z[i] = wy[i]! - c1 * (z[i - 1] ?? 0) - e2 * (z[i - 2] ?? 0);
  }
  for (let i = n - 1; i >= 0; i -= 1)
    z[i] = z[i]! / d[i]! - c[i]! * (z[i + 1] ?? 0) - e[i]! * (z[i + 2] ?? 0);
  return z;
};

/** Over this many days; a change within the noise of one pass (0.05 in NDVI) counts as steady. */
const TREND_DAYS = 20;
const NDVI_NOISE = 0.05;

/** Null with fewer than three clear passes. */
export const trendOf = (
  passes: readonly Pass[],
): { readonly trend: Trend; readonly change: number; readonly days: number } | null => {
  if (passes.length < 3) return null;
  const curve = smooth(passes);
  const last = curve[curve.length - 1]!;
  const then = curve.find(({ number }) => number >= last.number - TREND_DAYS)!;
  const change = last.value - then.value;
  return {
    trend: change > NDVI_NOISE ? 'rising' : change < -NDVI_NOISE ? 'falling' : 'steady',
    change,
    days: last.number - then.number,
  };
};

/** Counts by upper bound; the last of `counts` is for values above all bounds. */
export interface Histogram {
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
}

/**
 * The quantile for `share`, interpolated linearly within its bin; the last bound when it is above all bounds;
 * null without values.
 */
export const quantile = ({ bounds, counts }: Histogram, share: number): number | null => {
  const all = counts.reduce((sum, n) => sum + n, 0);
  if (all === 0) return null;
  let before = 0;
  for (const [i, bound] of bounds.entries()) {
    const n = counts[i] ?? 0;
    if (n > 0 && before + n >= share * all) {
      const from = i === 0 ? 0 : bounds[i - 1]!;
      return from + ((bound - from) * Math.max(0, share * all - before)) / n;
    }
    before += n;
  }
  return bounds[bounds.length - 1] ?? null;
};

export interface Statistics {
  readonly mean: number;
  readonly median: number;
  /** The nine deciles, lowest first. */
  readonly deciles: readonly number[];
  /** Number of pixels, with edge pixels counted by their share. */
  readonly pixels: number;
}

/** The weighted quantile for `share`, interpolated; expects `sorted` ascending. */
const quantile = (
  sorted: readonly { readonly value: number; readonly middle: number }[],
  share: number,
): number => {
  const after = sorted.findIndex(({ middle }) => middle >= share);
  if (after === 0) return sorted[0]!.value;
  if (after === -1) return sorted[sorted.length - 1]!.value;
  const [a, b] = [sorted[after - 1]!, sorted[after]!];
  // Rounding may carry it past the neighbour, so that the next quantile would be lower.
  return Math.min(b.value, a.value + ((b.value - a.value) * (share - a.middle)) / (b.middle - a.middle));
};

/** Weighted by each pixel's share in the plot; null when nothing was clear. */
export const statisticsOf = (
  values: readonly { readonly value: number; readonly weight: number }[],
): Statistics | null => {
  const seen = values.filter(({ weight }) => weight > 0).sort((a, b) => a.value - b.value);
  const pixels = seen.reduce((sum, { weight }) => sum + weight, 0);
  if (pixels === 0) return null;
  let before = 0;
  const sorted = seen.map(({ value, weight }) => {
    before += weight;
    return { value, middle: (before - weight / 2) / pixels };
  });
  return {
    mean: seen.reduce((sum, { value, weight }) => sum + value * weight, 0) / pixels,
    median: quantile(sorted, 0.5),
    deciles: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => quantile(sorted, tenth / 10)),
    pixels,
  };
};

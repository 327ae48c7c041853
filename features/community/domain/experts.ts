/** Minimum number of answers for a statement about response time. */
const MIN_MEASURED = 3;

export const medianMinutes = (minutes: readonly number[]): number | null => {
  if (minutes.length < MIN_MEASURED) return null;
  const sorted = [...minutes].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return Math.round(sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2);
};

/** Distinct values, most common first. */
export const commonest = (values: readonly (string | null)[], most: number): string[] => {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([value]) => value);
};

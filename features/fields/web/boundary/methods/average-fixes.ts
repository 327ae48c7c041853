import type { Fix } from '../../../domain/boundary/walk.ts';

export interface Corner {
  readonly lat: number;
  readonly lng: number;
  readonly accuracy_m: number;
}

/**
 * One position from several fixes, weighted by their accuracy. Its accuracy is their mean, not better: errors
 * of fixes seconds apart come from the same satellites and do not cancel.
 */
export const averageFixes = (fixes: readonly Fix[]): Corner | null => {
  if (fixes.length === 0) return null;
  const weights = fixes.map((f) => 1 / Math.max(f.accuracy_m, 0.5) ** 2);
  const total = weights.reduce((a, b) => a + b, 0);
  const mean = (of: (fix: Fix) => number): number =>
    total > 0
      ? fixes.reduce((sum, f, i) => sum + of(f) * weights[i]!, 0) / total
      : of(fixes[fixes.length - 1]!);
  return {
    lat: mean((f) => f.lat),
    lng: mean((f) => f.lng),
    accuracy_m: fixes.reduce((sum, f) => sum + f.accuracy_m, 0) / fixes.length,
  };
};

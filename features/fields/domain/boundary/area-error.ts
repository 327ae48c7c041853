import type { Ring } from '#kit/pure/geometry.ts';
import { projectToMetres } from './clean-ring.ts';

/**
 * Android reports accuracy as the radius containing 68 % of readings. For a circular normal error that is
 * 1.51 σ of one axis.
 */
const RADIUS_IN_SIGMA = Math.sqrt(-2 * Math.log(1 - 0.68));
const Z_SCORE_95 = 1.96;

/**
 * 95 % margin of error of a ring's area, when each corner is known within its accuracy (metres) and corner
 * errors are independent: ∂A/∂xᵢ = (yᵢ₊₁ − yᵢ₋₁)/2, so σA² = Σ σᵢ² |pᵢ₊₁ − pᵢ₋₁|² / 4 (Bogaert, Delincé and
 * Kay 2005, Measurement Science and Technology 16, 1170).
 */
export const areaErrorM2 = (ring: Ring, accuracies: readonly number[] | number): number => {
  const flat = projectToMetres(ring);
  const n = flat.length;
  if (n < 3) return 0;
  const variance = flat.reduce((sum, _, i) => {
    const [before, after] = [flat[(i + n - 1) % n]!, flat[(i + 1) % n]!];
    const sigma = (typeof accuracies === 'number' ? accuracies : (accuracies[i] ?? 0)) / RADIUS_IN_SIGMA;
    return sum + (sigma ** 2 * ((after[0] - before[0]) ** 2 + (after[1] - before[1]) ** 2)) / 4;
  }, 0);
  return Z_SCORE_95 * Math.sqrt(variance);
};

import type { CropParameters } from '../crop-parameters.ts';
import { stageLengths, stagePosition } from '../stages.ts';

/**
 * Eq. 66: constant in the initial and mid stages, linear in the development and late stages, then the last
 * value.
 */
export const kcOnDay = (
  kc: readonly [number, number, number],
  stages: readonly number[],
  day: number,
): number => kcAt(kc, stagePosition(stages, Math.max(0, day)));

/**
 * `at`: position in the stages, 0 to 4. Avoids destructuring, which is slow on a phone before the code is
 * optimised: this runs for every day of a season.
 */
const kcAt = (kc: readonly [number, number, number], at: number): number => {
  if (at < 1) return kc[0];
  if (at < 2) return kc[0] + (kc[1] - kc[0]) * (at - 1);
  return at < 3 ? kc[1] : kc[1] + (kc[2] - kc[1]) * Math.min(1, at - 3);
};

/** Valid ranges of eq. 62 and 65. */
const LIMITS = { wind: [1, 6], rhMin: [20, 80], height: [0.1, 10] } as const;
const clamp = (x: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, x));

/** Eq. 62 and 65: the table is for wind of 2 m/s and a minimum humidity of 45 %. */
export const climateAdjusted = (kc: number, u2: number, rhMin: number, height: number): number =>
  kc +
  (0.04 * (clamp(u2, LIMITS.wind) - 2) - 0.004 * (clamp(rhMin, LIMITS.rhMin) - 45)) *
    (clamp(height, LIMITS.height) / 3) ** 0.3;

/** End Kc is adjusted only where it is 0.45 or more (p. 127). */
const MIN_ADJUSTED_KC = 0.45;

export interface Climate {
  readonly u2: number;
  readonly rhMin: number;
}

export const adjustedKc = (
  { kc: [ini, mid, end], height }: Pick<CropParameters, 'kc' | 'height'>,
  climate: Climate | null,
): readonly [number, number, number] => {
  if (!climate) return [ini, mid, end];
  const adjust = (kc: number): number => Math.max(0, climateAdjusted(kc, climate.u2, climate.rhMin, height));
  return [ini, adjust(mid), end >= MIN_ADJUSTED_KC ? adjust(end) : end];
};

/** Root depth at sowing, m: general agronomy. */
const ROOT_DEPTH_AT_SOWING = 0.2;

/** Linear from sowing to full depth at the start of mid-season. A perennial has full depth. */
const rootsOnDay = (
  row: Pick<CropParameters, 'roots' | 'stages' | 'evergreen'>,
  day: number,
  lengths: readonly number[] = row.stages,
): number => rootsAt(row.roots, row.evergreen ? 4 : stagePosition(lengths, Math.max(0, day)));

const rootsAt = (roots: CropParameters['roots'], at: number): number => {
  const full = (roots[0] + roots[1]) / 2;
  return ROOT_DEPTH_AT_SOWING + (full - ROOT_DEPTH_AT_SOWING) * Math.min(1, at / 2);
};

export interface CropWater {
  readonly kc: number;
  readonly root: number;
  readonly p: number;
}

/**
 * Kc, root depth and p of a row on a day after planting, scaled to the variety's total days. Values that do
 * not change daily are computed once.
 */
export const cropWaterOf = (
  row: CropParameters,
  totalDays: number | null,
  climate: Climate | null,
): ((day: number) => CropWater) => {
  const kc = adjustedKc(row, climate);
  // An evergreen's figures apply all year; second-year bananas are in all stages at once on one plot.
  if (row.evergreen) return (day) => ({ kc: kc[1], root: rootsOnDay(row, day), p: row.p });
  if (row.key === 'banana_y2') {
    const constant = { kc: (kc[0] + kc[1]) / 2, root: (row.roots[0] + row.roots[1]) / 2, p: row.p };
    return () => constant;
  }
  const lengths = stageLengths(row.stages, totalDays);
  return (day) => {
    const at = stagePosition(lengths, Math.max(0, day));
    return { kc: kcAt(kc, at), root: rootsAt(row.roots, at), p: row.p };
  };
};

export const cropWaterOn = (
  row: CropParameters,
  day: number,
  totalDays: number | null,
  climate: Climate | null,
): CropWater => cropWaterOf(row, totalDays, climate)(day);

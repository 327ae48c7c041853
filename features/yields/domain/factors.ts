import type { SoilType } from '#features/fields/domain/field.ts';
import { addDays, daysBetween, type Day } from '#kit/pure/days.ts';
import { windowsOf } from '#knowledge/calendar/windows.ts';
import type { Fertilizer, FertilizerAmount, Seed } from './choices.ts';

/**
 * Factors relative to the usual harvest of the place: 1 is average practice there, which the usual harvest
 * already includes. Our own design (AGRONOMY 3.1), based on 14–22 kg of grain per kg of nitrogen on African
 * farms; trials in Nyando, Rangwe and western Kenya (Frontiers 2021.758724; Agronomy 2018, 8, 49); reported
 * losses of 1–2 % per day of late planting. Not published, and not yet measured on fields.
 */

type FertilizerFactors = readonly [
  none: number,
  organic: number,
  half: number,
  full: number,
  bothHalf: number,
  both: number,
];
const cereal: FertilizerFactors = [0.7, 0.85, 1, 1.25, 1.1, 1.35];
const legume: FertilizerFactors = [0.9, 0.95, 1, 1.1, 1.05, 1.15];
const rootOrVegetable: FertilizerFactors = [0.7, 0.9, 1, 1.25, 1.1, 1.35];
const CEREALS: readonly string[] = ['maize', 'rice', 'wheat', 'sorghum', 'finger_millet', 'pearl_millet'];
const LEGUMES: readonly string[] = [
  'bean',
  'soybean',
  'groundnut',
  'cowpea',
  'pigeon_pea',
  'green_gram',
  'blackgram',
];

/** Fertiliser of unknown amount counts as half of the recommendation, as on most farms. */
export const fertilizerFactor = (crop: string, use: Fertilizer, amount: FertilizerAmount | null): number => {
  const [none, organic, half, full, bothHalf, both] = CEREALS.includes(crop)
    ? cereal
    : LEGUMES.includes(crop)
      ? legume
      : rootOrVegetable;
  const isFull = amount === 'full';
  return { none, organic, synthetic: isFull ? full : half, hybrid: isFull ? both : bothHalf }[use];
};

const seedFactors: Readonly<Record<Seed, number>> = { saved: 0.85, improved: 0.95, hybrid: 1.1 };
/** Only for crops usually grown from hybrid seed. For others the question is not asked. */
export const seedMatters = (crop: string): boolean => crop === 'maize';
export const seedFactor = (crop: string, seed: Seed | null): number =>
  seed === null || !seedMatters(crop) ? 1 : seedFactors[seed];

/** Silt has the middle value. Rock counts as sand, because it holds as little water. */
const soilFactors: Readonly<Record<SoilType, number>> = {
  sandy: 0.85,
  rocky: 0.85,
  sandy_loam: 0.95,
  loam: 1.05,
  clay_loam: 1.05,
  silt: 1,
  clay: 0.95,
  unknown: 1,
};
export const soilFactor = (soil: SoilType): number => soilFactors[soil];

export const ACID_PH = 5;
export const acidFactor = (ph: number | null): number => (ph !== null && ph < ACID_PH ? 0.85 : 1);

/** Loss per day after the first week of the rains, and the minimum factor. */
const LATE_PLANTING = { perDay: 0.013, free: 7, floor: 0.5 } as const;
export const lateFactor = (daysAfterOnset: number): number =>
  Math.min(
    1,
    Math.max(LATE_PLANTING.floor, 1 - LATE_PLANTING.perDay * (daysAfterOnset - LATE_PLANTING.free)),
  );

/** Within this many days before the usual start of the rains, a planting belongs to them. */
const MAX_DAYS_BEFORE_ONSET = 45;

export interface PlantingTiming {
  /** Days after the usual start of the rains; below 0: before it. */ readonly daysFromOnset: number;
  /** The planting weeks that this is based on. */ readonly from: Day;
  readonly to: Day;
}

/**
 * Rains usually start in the middle of a county's planting weeks (KMD's onset forecasts). Null without known
 * weeks: the date has no effect then.
 */
export const plantingTimingOf = (county: string | null, plantedOn: Day): PlantingTiming | null => {
  const year = Number(plantedOn.slice(0, 4));
  const all =
    county === null
      ? []
      : windowsOf(county).flatMap(({ from, to }) =>
          [year - 1, year, year + 1].map((y) => ({ from: `${y}-${from}`, to: `${y}-${to}` })),
        );
  const measured = all.map((w) => ({
    ...w,
    daysFromOnset: daysBetween(w.from, plantedOn) - Math.round(daysBetween(w.from, w.to) / 2),
  }));
  // The latest rains that are not too far ahead.
  return (
    measured
      .filter(({ daysFromOnset }) => daysFromOnset >= -MAX_DAYS_BEFORE_ONSET)
      .sort((a, b) => a.daysFromOnset - b.daysFromOnset)[0] ?? null
  );
};

/**
 * Onsets where no planting weeks are known: mean onset of the long rains (Mugo et al., 14 March), and
 * mid-October for the short ones.
 */
const USUAL_ONSETS = ['03-14', '10-15'] as const;

/** The usual start of the rains that a planting belongs to. */
export const onsetOf = (planting: PlantingTiming | null, plantedOn: Day): Day => {
  if (planting) return addDays(plantedOn, -planting.daysFromOnset);
  const year = Number(plantedOn.slice(0, 4));
  return [year - 1, year, year + 1]
    .flatMap((y) => USUAL_ONSETS.map((day) => `${y}-${day}`))
    .filter((day) => daysBetween(day, plantedOn) >= -MAX_DAYS_BEFORE_ONSET)
    .pop()!;
};

export const dateFactor = (planting: PlantingTiming | null): number =>
  planting === null ? 1 : lateFactor(planting.daysFromOnset);

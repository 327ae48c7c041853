import { addDays, type Day } from '#kit/pure/days.ts';
import type { ConditionKey } from '../books.ts';
import { forbiddenBy, forbids, type Prohibition, prohibitions } from './forbids.ts';

/**
 * Our own limits, because the pages give no figure as data. Half a year: Kenya has two rainy seasons a year.
 * A year for the next crop: it covers the next planting also in counties with one season a year.
 */
const SEASON_DAYS = 183;
const NEXT_CROP_DAYS = 365;

/**
 * Bans that last longer than the open days: a number of days, or `crop`, until the crop of the check is
 * recorded as finished.
 */
const BAN_DURATIONS: Readonly<Partial<Record<Prohibition, number | 'crop'>>> = {
  keep_seed: 'crop',
  keep_sick_seed: 'crop',
  ratoon: 'crop',
  replant: SEASON_DAYS,
  next_crop: NEXT_CROP_DAYS,
};

/** Conditions with a ban that lasts longer than the open days. Older checks of these are still needed. */
export const lastingConditions: readonly ConditionKey[] = [
  ...new Set(prohibitions.flatMap((key) => (BAN_DURATIONS[key] === undefined ? [] : forbids[key]))),
];

/** `unrecorded`: the farm has no record of the crop of the check. */
type CropOfCheck = 'stands' | 'over' | 'unrecorded';

interface RecordedCrop {
  /** Null: not known. */
  readonly plantedOn: Day | null;
  readonly isActive: boolean;
}

/** Whether the crop of a check on `day` still grows. `crops`: all crops of its kind on its field. */
export const cropOfCheck = (day: Day, crops: readonly RecordedCrop[]): CropOfCheck => {
  if (crops.length === 0) return 'unrecorded';
  return crops.some(({ plantedOn, isActive }) => isActive && (plantedOn === null || plantedOn <= day)) ? 'stands' : 'over';
};

const isInForce = (duration: number | 'crop', day: Day, crop: CropOfCheck, today: Day): boolean => {
  if (duration !== 'crop') return today <= addDays(day, duration);
  return crop === 'stands' || (crop === 'unrecorded' && today <= addDays(day, SEASON_DAYS));
};

/**
 * What a condition found on `day` still forbids after its open days, or after a plant recovered: seed and
 * soil stay infected.
 */
export const lastingBans = (condition: string, day: Day, crop: CropOfCheck, today: Day): readonly Prohibition[] =>
  [...forbiddenBy([condition])].filter((key) => {
    const duration = BAN_DURATIONS[key];
    return duration !== undefined && day <= today && isInForce(duration, day, crop, today);
  });

import { type CropRow, rowOfCrop } from '#features/agronomy/domain/crop-row.ts';
import { stageLengths, stagePosition } from '#features/agronomy/domain/stages.ts';
import { type Day, daysBetween } from '#kit/pure/days.ts';

/**
 * NDVI of bare soil and of a closed canopy, design values: the share of green ground is interpolated between
 * them (Gutman and Ignatov 1998).
 */
export const BARE = 0.15;
export const CLOSED = 0.85;

/** A crop's expected NDVI on a day. `near`: the figures are of a close relative. */
export interface Expected {
  readonly ndvi: number;
  readonly low: number;
  readonly high: number;
  readonly near: boolean;
}

/**
 * Over a closed canopy the FAO-56 crop coefficient and NDVI rise together: Kc = 1.457 NDVI − 0.1725 over
 * several crops of the American High Plains, from MODIS (Kamble, Kilic and Hubbard 2013, Remote Sensing 5,
 * 1588). The error in Kc was 0.16 and 0.19 in two years. The larger is 0.13 in NDVI. Not tested in Kenya.
 * Before canopy closure the coefficient reflects mostly wet soil, not greenness.
 */
const SLOPE = 1.457;
const AT_ZERO = 0.1725;
const ERROR = 0.19 / SLOPE;
/** Maximum NDVI over closed canopies, whatever the coefficient. */
const MOST = 0.9;
const greenOf = (kc: number): number => Math.min(MOST, (kc + AT_ZERO) / SLOPE);

/** FAO-56's initial stage ends at 10 % green cover, its development stage at canopy closure. */
const COMING_UP = BARE + 0.1 * (CLOSED - BARE);
/** Age by which trees and bushes have a closed canopy. Design value. */
const GROWN_DAYS = 3 * 365;

const annual = (
  {
    row: {
      kc: [, mid, end],
      stages,
    },
    from,
  }: CropRow,
  age: number,
  totalDays: number | null,
): number | null => {
  const at = stagePosition(stageLengths(stages, totalDays), age - from);
  if (at < 1 || at >= 4) return null;
  const full = greenOf(mid);
  if (at < 2) return COMING_UP + (full - COMING_UP) * (at - 1);
  return at < 3 ? full : full + (greenOf(end) - full) * (at - 3);
};

const greenAt = (found: CropRow, age: number, totalDays: number | null): number | null => {
  const {
    row: { key, kc, evergreen },
  } = found;
  if (evergreen) return age < GROWN_DAYS ? null : greenOf(kc[1]);
  if (key === 'banana_y2') return greenOf((kc[0] + kc[1]) / 2);
  // For cassava's second year the FAO-56 coefficient describes soil between bare stems.
  return key === 'cassava_y2' ? null : annual(found, age, key === 'cassava_y1' ? null : totalDays);
};

/**
 * Null before planting, during emergence, after the harvest, and for a crop without published figures.
 * `totalDays`: from planting to the variety's last harvest, null as published.
 */
export const expectedOn = (
  crop: string | null,
  plantedOn: Day | null,
  day: Day,
  totalDays: number | null,
): Expected | null => {
  const age = plantedOn === null ? -1 : daysBetween(plantedOn, day);
  const found = age < 0 ? null : rowOfCrop(crop, totalDays, age);
  const ndvi = found && greenAt(found, age, totalDays);
  return found === null || ndvi === null
    ? null
    : { ndvi, low: Math.max(0, ndvi - ERROR), high: Math.min(MOST, ndvi + ERROR), near: found.near };
};

import { type CropRow, rowOfCrop } from '#features/agronomy/domain/crop-row.ts';
import { stageLengths, stagePosition } from '#features/agronomy/domain/stages.ts';
import { type Day, daysBetween } from '#kit/pure/days.ts';

/**
 * NDVI of bare soil and of a closed canopy, design values: the share of green ground is interpolated between
 * them (Gutman and Ignatov 1998).
 */
export const BARE_SOIL_NDVI = 0.15;
export const CLOSED_CANOPY_NDVI = 0.85;

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
const KC_SLOPE = 1.457;
const KC_OFFSET = 0.1725;
const NDVI_ERROR = 0.19 / KC_SLOPE;
/** Maximum NDVI over closed canopies, whatever the coefficient. */
const MAX_NDVI = 0.9;
const ndviFromKc = (kc: number): number => Math.min(MAX_NDVI, (kc + KC_OFFSET) / KC_SLOPE);

/** FAO-56's initial stage ends at 10 % green cover, its development stage at canopy closure. */
const EMERGED_NDVI = BARE_SOIL_NDVI + 0.1 * (CLOSED_CANOPY_NDVI - BARE_SOIL_NDVI);
/** Age by which trees and bushes have a closed canopy. Design value. */
const FULL_CANOPY_DAYS = 3 * 365;

const annualNdvi = (
  {
    row: {
      kc: [, mid, end],
      stages,
    },
    startsAfterDays,
  }: CropRow,
  age: number,
  totalDays: number | null,
): number | null => {
  const at = stagePosition(stageLengths(stages, totalDays), age - startsAfterDays);
  if (at < 1 || at >= 4) return null;
  const full = ndviFromKc(mid);
  if (at < 2) return EMERGED_NDVI + (full - EMERGED_NDVI) * (at - 1);
  return at < 3 ? full : full + (ndviFromKc(end) - full) * (at - 3);
};

const expectedNdviAt = (found: CropRow, age: number, totalDays: number | null): number | null => {
  const {
    row: { key, kc, evergreen },
  } = found;
  if (evergreen) return age < FULL_CANOPY_DAYS ? null : ndviFromKc(kc[1]);
  if (key === 'banana_y2') return ndviFromKc((kc[0] + kc[1]) / 2);
  // For cassava's second year the FAO-56 coefficient describes soil between bare stems.
  return key === 'cassava_y2' ? null : annualNdvi(found, age, key === 'cassava_y1' ? null : totalDays);
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
  const ndvi = found && expectedNdviAt(found, age, totalDays);
  return found === null || ndvi === null
    ? null
    : {
        ndvi,
        low: Math.max(0, ndvi - NDVI_ERROR),
        high: Math.min(MAX_NDVI, ndvi + NDVI_ERROR),
        near: found.isFromRelative,
      };
};

import { cropWaterOn } from '#features/agronomy/domain/crop-water.ts';
import { rowOfCrop } from '#features/agronomy/domain/crop-row.ts';
import { type Day, daysBetween } from '#kit/pure/days.ts';

/** What a crop's green is on a day, NDVI. `near`: the figures are of a close relative. */
export interface Expected { readonly ndvi: number; readonly low: number; readonly high: number; readonly near: boolean }

/**
 * The crop coefficient of FAO-56 and NDVI rise together: Kc = 1.457 NDVI − 0.1725 over several crops of the American High Plains, seen by
 * MODIS (Kamble, Kilic and Hubbard 2013, Remote Sensing 5, 1588). It erred by 0.16 and 0.19 in Kc in two years; the larger is 0.13 in NDVI. Not tried in Kenya.
 */
const SLOPE = 1.457;
const AT_ZERO = 0.1725;
const ERROR = 0.19 / SLOPE;
/** NDVI over closed canopies goes no higher, whatever the coefficient. */
const MOST = 0.9;

/** Null before planting, after the harvest, and for a crop without published figures. `totalDays`: from planting to the last harvest of the variety, null as published. */
export const expectedOn = (crop: string | null, plantedOn: Day | null, day: Day, totalDays: number | null): Expected | null => {
  const age = plantedOn === null ? -1 : daysBetween(plantedOn, day);
  const found = age < 0 ? null : rowOfCrop(crop, totalDays, age);
  if (!found) return null;
  const { row, near, from } = found;
  const season = totalDays ?? row.stages.reduce((all, one) => all + one, 0);
  if (!row.evergreen && row.key !== 'banana_y2' && age - from > season) return null;
  const ndvi = Math.min(MOST, (cropWaterOn(row, age - from, totalDays, null).kc + AT_ZERO) / SLOPE);
  return { ndvi, low: Math.max(0, ndvi - ERROR), high: Math.min(1, ndvi + ERROR), near };
};

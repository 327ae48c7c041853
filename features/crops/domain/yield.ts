import { factorOf, type Measure, quotedFor } from '#kit/pure/measures.ts';
import { findCropByName } from '#knowledge/crops.ts';

const keyOf = (crop: string): string => findCropByName(crop)?.key ?? crop;

/** Kilograms in one measure of this crop; null when only the farmer can know. */
export const unitWeight = (unit: Measure, crop: string) => factorOf(unit, keyOf(crop));

/** The unit's weight as quoted by markets. */
export const marketWeight = (unit: Measure, crop: string) => quotedFor(unit, keyOf(crop));

const usualUnits: Readonly<Record<string, Measure>> = {
  potato: 'bag_50kg',
  tomato: 'crate',
  banana: 'bunch',
};

/** The unit in which a crop is traded in most places. */
export const usualUnit = (crop: string): Measure =>
  usualUnits[keyOf(crop)] ?? (unitWeight('bag_90kg', crop) ? 'bag_90kg' : 'kg');

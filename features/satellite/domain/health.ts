import { BARE_SOIL_NDVI, CLOSED_CANOPY_NDVI, type Expected } from './expected.ts';

export interface Health {
  /**
   * 0 to 1: position between bare soil and the NDVI expected of the crop at this age. Without a known crop,
   * between bare soil and a closed canopy.
   */
  readonly value: number;
  readonly against: 'crop' | 'canopy';
  /** The inputs. Health is never shown without them. */
  readonly ndvi: number;
  readonly reference: number;
}

const share = (ndvi: number, reference: number): number =>
  Math.min(1, Math.max(0, (ndvi - BARE_SOIL_NDVI) / (reference - BARE_SOIL_NDVI)));

/** `ndvi`: the plot's median. A crop that is just emerging has no health value. */
export const healthOf = (ndvi: number, expected: Expected | null): Health | null => {
  const reference = expected?.ndvi ?? CLOSED_CANOPY_NDVI;
  if (reference - BARE_SOIL_NDVI < 0.1) return null;
  return { value: share(ndvi, reference), against: expected ? 'crop' : 'canopy', ndvi, reference };
};

export type Trend = 'rising' | 'steady' | 'falling';
export type MoistureStress = 'low' | 'moderate' | 'high' | 'other';

/** Bare soil shows between leaves, and its moisture says nothing about the crop's. */
const MIN_CANOPY_NDVI = 0.4;
/** NDMI of a canopy: above 0.2 well watered, below 0 dry. Our own design values, not tested in Kenya. */
const [WET_NDMI, DRY_NDMI] = [0.2, 0];

/** Moisture stress of the leaves. `other`: the satellite cannot tell. */
export const moistureOf = (ndvi: number | null, ndmi: number | null): MoistureStress => {
  if (ndvi === null || ndmi === null || ndvi < MIN_CANOPY_NDVI) return 'other';
  if (ndmi >= WET_NDMI) return 'low';
  return ndmi >= DRY_NDMI ? 'moderate' : 'high';
};

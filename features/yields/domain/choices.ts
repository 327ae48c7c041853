import { perennialFor } from '#features/crops/domain/harvest.ts';
import { crops } from '#knowledge/crops.ts';
import { referenceYield } from '#knowledge/reference-yields.ts';

export const rainfalls = ['low', 'moderate', 'high'] as const;
export type Rainfall = (typeof rainfalls)[number];
export const fertilizers = ['none', 'organic', 'synthetic', 'hybrid'] as const;
export type Fertilizer = (typeof fertilizers)[number];
/** The share of the recommended amount that was bought. */
export const amounts = ['half', 'full'] as const;
export type FertilizerAmount = (typeof amounts)[number];
export const seeds = ['saved', 'improved', 'hybrid'] as const;
export type Seed = (typeof seeds)[number];
/** The source of a prediction's place. `nairobi`: nothing else was known and the farmer accepted it. */
export const placeSources = ['field', 'county', 'here', 'nairobi'] as const;
export type PlaceSource = (typeof placeSources)[number];

/** Harvested repeatedly from one planting. */
const RATOONED = 'sugarcane';
const FIRST_IN_FORM: readonly string[] = ['maize', 'tomato', 'cassava', 'rice', 'bean'];

/**
 * Single-season crops with harvest statistics in Kenya, the form's five first. Cassava stays longer, but is
 * lifted once.
 */
export const yieldCrops: readonly string[] = [
  ...FIRST_IN_FORM,
  ...crops
    .map(({ key }) => key)
    .filter(
      (key) =>
        !FIRST_IN_FORM.includes(key) &&
        key !== RATOONED &&
        referenceYield(key) !== null &&
        perennialFor(key) === null,
    ),
];

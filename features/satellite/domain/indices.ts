import type { Reflectances } from './reflectance.ts';

export const indices = ['ndvi', 'evi', 'savi', 'ndmi'] as const;
export type IndexId = (typeof indices)[number];

const ratio = (a: number, b: number): number | null => (a + b > 0 ? (a - b) / (a + b) : null);
/** EVI is unbounded where its denominator nears zero, over cloud and water. Vegetation lies within this range. */
const withinRange = (value: number): number | null => (value >= -1 && value <= 1 ? value : null);

/**
 * The unitless index of one pixel; null where undefined. NDVI: Rouse et al. 1974. EVI: Huete et al. 2002 (G
 * 2.5, C1 6, C2 7.5, L 1). SAVI: Huete 1988 (L 0.5). NDMI: Hardisky et al. 1983, Wilson and Sader 2002, with
 * B08 and B11.
 */
export const indexOf: Readonly<Record<IndexId, (of: Reflectances) => number | null>> = {
  ndvi: ({ red, nir }) => ratio(nir, red),
  evi: ({ blue, red, nir }) => withinRange((2.5 * (nir - red)) / (nir + 6 * red - 7.5 * blue + 1)),
  savi: ({ red, nir }) => (1.5 * (nir - red)) / (nir + red + 0.5),
  ndmi: ({ nir, swir }) => ratio(nir, swir),
};

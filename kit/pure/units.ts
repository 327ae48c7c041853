/** Land area units. Stored in hectares; Kenyan farmers read acres first (FLD-29, FLD-30). */
export const areaUnits = ['acres', 'hectares', 'square_meters'] as const;
export type AreaUnit = (typeof areaUnits)[number];
/**
 * Further units of land that people use, besides the stored ones. An eighth (of an acre) is a common plot for
 * sale.
 */
export const landMeasures = [...areaUnits, 'eighth_acres'] as const;
type LandMeasure = (typeof landMeasures)[number];

// The international acre is 0.40468564224 ha. The ledger fixes the factors below (FLD-29).
const ACRES_IN_HECTARE = 2.47105;
const HECTARES_IN_ACRE = 0.404686;

/** Hectares per unit, and units per hectare. */
const factors: Readonly<Record<LandMeasure, readonly [number, number]>> = {
  hectares: [1, 1],
  acres: [HECTARES_IN_ACRE, ACRES_IN_HECTARE],
  square_meters: [1 / 10_000, 10_000],
  eighth_acres: [HECTARES_IN_ACRE / 8, ACRES_IN_HECTARE * 8],
};

export const toHectares = (size: number, unit: LandMeasure): number => size * factors[unit][0];

export const fromHectares = (hectares: number, unit: LandMeasure): number => hectares * factors[unit][1];

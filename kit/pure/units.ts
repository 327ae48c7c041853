/** Land area. Stored in hectares; a Kenyan farmer reads acres first (FLD-29, FLD-30). */
export const areaUnits = ['acres', 'hectares', 'square_meters'] as const;
export type AreaUnit = (typeof areaUnits)[number];

// International acre, 0.40468564224 ha; the factors below are the ones the ledger fixes (FLD-29).
const ACRES_IN_HECTARE = 2.47105;
const HECTARES_IN_ACRE = 0.404686;

export const toHectares = (size: number, unit: AreaUnit): number =>
  unit === 'hectares' ? size : unit === 'acres' ? size * HECTARES_IN_ACRE : size / 10_000;

export const fromHectares = (hectares: number, unit: AreaUnit): number =>
  unit === 'hectares' ? hectares : unit === 'acres' ? hectares * ACRES_IN_HECTARE : hectares * 10_000;

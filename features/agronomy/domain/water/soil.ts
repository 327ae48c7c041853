import type { SoilType } from '#features/fields/domain/field.ts';

/**
 * Water that soil holds for roots, in mm per metre. Our own choice within the ranges of FAO-56 table 19 (sand
 * 50–110, sandy loam 110–150, loam 130–180, silt 130–190, clay 120–200); rocky: half of a loam, because
 * stones hold no water.
 */
const mmPerMetreOf: Readonly<Record<Exclude<SoilType, 'unknown'>, number>> = {
  sandy: 70,
  sandy_loam: 120,
  loam: 160,
  silt: 170,
  clay_loam: 150,
  clay: 150,
  rocky: 80,
};
/** The value for an unknown soil: the lower middle of the table, and the highlands' red soils (140–160). */
const DEFAULT_MM_PER_METRE = 140;

/** Curve numbers, from which the share of rain that runs off is computed: AquaCrop's defaults. */
const curveNumbers: Readonly<Record<Exclude<SoilType, 'unknown'>, number>> = {
  sandy: 46,
  sandy_loam: 46,
  loam: 61,
  silt: 61,
  clay_loam: 72,
  clay: 77,
  rocky: 72,
};
const DEFAULT_CURVE_NUMBER = 61;

/** FAO-56 p. 167: p is 5 to 10 % lower on fine soil and 5 to 10 % higher on coarse soil; uses 5 % for both. */
const pFactor: Readonly<Partial<Record<SoilType, number>>> = { clay: 0.95, sandy: 1.05 };

export interface Soil {
  readonly mmPerMetre: number;
  readonly curveNumber: number;
  readonly pFactor: number;
  /** False: unknown, the default is used. */ readonly known: boolean;
}

export const soilOf = (type: SoilType | null): Soil =>
  type === null || type === 'unknown'
    ? { mmPerMetre: DEFAULT_MM_PER_METRE, curveNumber: DEFAULT_CURVE_NUMBER, pFactor: 1, known: false }
    : {
        mmPerMetre: mmPerMetreOf[type],
        curveNumber: curveNumbers[type],
        pFactor: pFactor[type] ?? 1,
        known: true,
      };

/** Eq. 82. */
export const totalAvailableWater = (fieldCapacity: number, wiltingPoint: number, root: number): number =>
  Math.max(0, 1000 * (fieldCapacity - wiltingPoint) * root);
/** Eq. 83. */
export const readilyAvailableWater = (taw: number, p: number): number => p * taw;
/** Note to table 22: its p applies at 5 mm per day. */
export const depletionFraction = (pTable: number, etc: number): number =>
  Math.min(0.8, Math.max(0.1, pTable + 0.04 * (5 - etc)));
/** Ks, eq. 84; 0 if depleted and without capacity. */
export const stressCoefficient = (taw: number, p: number, depletion: number): number => {
  if (depletion <= p * taw) return 1;
  return taw <= 0 || p >= 1 ? 0 : Math.min(1, Math.max(0, (taw - depletion) / ((1 - p) * taw)));
};

import type { Season } from '#knowledge/calendar/index.ts';

const harvestUnits = ['bag', 'kg', 'tonne', 'debe', 'crate', 'bunch'] as const;
export type HarvestUnit = (typeof harvestUnits)[number];

export interface Amount {
  readonly amount: number;
  readonly unit: HarvestUnit;
  /** The stated size of one bag. */ readonly bagKg: number | null;
}

/** A farmer's goal as far as it was stated. */
export interface Goal {
  /** A key of the crop list. */
  readonly crop: string | null;
  readonly target: Amount | null;
  /** `acre`, `hectare`: the target is per unit of land. Null: for the whole field. */
  readonly per: 'acre' | 'hectare' | null;
  readonly hectares: number | null;
  readonly season: Exclude<Season, 'between'> | null;
  /** Month of planting, 1 to 12. */
  readonly month: number | null;
}

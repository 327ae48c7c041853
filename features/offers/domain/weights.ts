import { factorOf, type Measure } from '#kit/pure/measures.ts';

/**
 * A quantity in the farmer's chosen unit; `kg_each` is the farmer's weight of one, null where the unit
 * defines it.
 */
export interface UnitOfGoods {
  readonly crop: string;
  readonly unit: Measure;
  readonly kg_each: number | null;
}

/** The plausible weight range of one bag, tin, crate or bunch, in kilograms. */
const UNIT_KG_MIN = 0.2;
const UNIT_KG_MAX = 250;

/** Kilograms in one unit: by definition, else the farmer's. Null when unknown. */
export const kgOf = ({ crop, unit, kg_each: each }: UnitOfGoods): number | null =>
  factorOf(unit, crop)?.kg ?? each;

/** Whether the farmer must enter the weight of one. */
export const needsWeight = (crop: string, unit: Measure): boolean => factorOf(unit, crop) === null;

export const isWeight = (each: number | null): boolean =>
  each !== null && each >= UNIT_KG_MIN && each <= UNIT_KG_MAX;

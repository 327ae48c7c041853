import { factorOf, type Measure } from '#kit/pure/measures.ts';

/**
 * Something counted in a unit that the farmer chose; `kg_each` is what the farmer says one unit weighs, null
 * where the unit says it.
 */
export interface Counted {
  readonly crop: string;
  readonly unit: Measure;
  readonly kg_each: number | null;
}

/** The lightest and the heaviest that one bag, tin, crate or bunch may be said to weigh, in kilograms. */
const UNIT_KG_MIN = 0.2;
const UNIT_KG_MAX = 250;

/** Kilograms in one unit: what the unit itself says, else what the farmer said. Null where nobody said. */
export const kgOf = ({ crop, unit, kg_each: each }: Counted): number | null =>
  factorOf(unit, crop)?.kg ?? each;

/** Whether the farmer has to say what one weighs. */
export const mustWeigh = (crop: string, unit: Measure): boolean => factorOf(unit, crop) === null;

export const isWeight = (each: number | null): boolean =>
  each !== null && each >= UNIT_KG_MIN && each <= UNIT_KG_MAX;

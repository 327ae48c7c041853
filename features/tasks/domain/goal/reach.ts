import type { AltitudeBand } from '#features/crops/domain/crop.ts';
import { likelyRows } from '#features/crops/domain/harvest.ts';
import type { Day } from '#kit/pure/days.ts';
import { factorOf, quotedFor } from '#kit/pure/measures.ts';
import { toHectares } from '#kit/pure/units.ts';
import { bestOf, type Reached, type Usual, usualOf } from '#knowledge/tasks/index.ts';
import type { Amount, Goal } from './goal.ts';

/** Kilograms in one; null when only the farmer can know. */
const kgOf = ({ unit, bagKg }: Amount, crop: string): number | null => {
  if (unit === 'kg') return 1;
  if (unit === 'tonne') return 1000;
  if (unit === 'bag')
    return bagKg ?? factorOf('bag_90kg', crop)?.kg ?? quotedFor('bag_50kg', crop)?.kg ?? null;
  return factorOf(unit, crop)?.kg ?? quotedFor(unit, crop)?.kg ?? null;
};

/** kg a hectare. */
export const targetOf = ({ target, per }: Goal, crop: string, hectares: number): number | null => {
  const kg = target && kgOf(target, crop);
  if (!target || kg === null || !(hectares > 0)) return null;
  return (
    (target.amount * kg) / (per === null ? hectares : toHectares(1, per === 'acre' ? 'acres' : 'hectares'))
  );
};

/**
 * `usual`: most farmers reach it. `more`: good farmers do. `above`: more than the best published yield for
 * such land. `unknown`: no comparison available.
 */
export type Level = 'usual' | 'more' | 'above' | 'unknown';
export interface Reach {
  readonly level: Level;
  /** kg per hectare. */ readonly target: number | null;
  readonly usual: Usual | null;
  readonly best: Reached | null;
}

/** Tolerance for rounding of acres and bags. */
const ROUNDING = 1.01;
/** Up to a fifth above the usual yield still counts as usual. */
const NEAR = 1.2;

interface ReachContext {
  readonly county: string | null;
  readonly band: AltitudeBand | null;
  readonly hectares: number;
}

export const reachOf = (
  goal: Goal,
  crop: string,
  { county, band, hectares }: ReachContext,
  plantedOn: Day,
): Reach => {
  const target = targetOf(goal, crop, hectares);
  const usual = usualOf(crop, county);
  const best = bestOf(
    crop,
    likelyRows({ crop, varietyClass: null, band, county, plantedOn }).map(({ key }) => key),
  );
  const level = (): Level => {
    if (target === null || (!usual && !best)) return 'unknown';
    if (best && target > best.kg.high * ROUNDING) return 'above';
    return usual && target <= usual.kg * NEAR ? 'usual' : 'more';
  };
  return { level: level(), target, usual, best };
};

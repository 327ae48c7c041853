import type { AltitudeBand } from '#features/crops/domain/crop.ts';
import { likelyRows } from '#features/crops/domain/harvest.ts';
import type { Day } from '#kit/pure/days.ts';
import { factorOf, quotedFor } from '#kit/pure/measures.ts';
import { toHectares } from '#kit/pure/units.ts';
import { bestOf, type Reached, type Usual, usualOf } from '#knowledge/tasks/index.ts';
import type { Amount, Goal } from './goal.ts';

/** Kilograms per unit; null when the unit has no published weight. */
const kgOf = ({ unit, bagKg }: Amount, crop: string): number | null => {
  if (unit === 'kg') return 1;
  if (unit === 'tonne') return 1000;
  if (unit === 'bag')
    return bagKg ?? factorOf('bag_90kg', crop)?.kg ?? quotedFor('bag_50kg', crop)?.kg ?? null;
  return factorOf(unit, crop)?.kg ?? quotedFor(unit, crop)?.kg ?? null;
};

/** kg per hectare. */
const targetKgPerHectare = ({ target, per }: Goal, crop: string, hectares: number): number | null => {
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
type FeasibilityLevel = 'usual' | 'more' | 'above' | 'unknown';
export interface Feasibility {
  readonly level: FeasibilityLevel;
  /** kg per hectare. */ readonly target: number | null;
  readonly usual: Usual | null;
  readonly best: Reached | null;
}

/** Tolerance for rounding of acres and bags. */
const ROUNDING_TOLERANCE = 1.01;
/** Up to a fifth above the usual yield still counts as usual. */
const USUAL_TOLERANCE = 1.2;

interface FeasibilityContext {
  readonly county: string | null;
  readonly band: AltitudeBand | null;
  readonly hectares: number;
}

export const feasibilityOf = (
  goal: Goal,
  crop: string,
  { county, band, hectares }: FeasibilityContext,
  plantedOn: Day,
): Feasibility => {
  const target = targetKgPerHectare(goal, crop, hectares);
  const usual = usualOf(crop, county);
  const best = bestOf(
    crop,
    likelyRows({ crop, varietyClass: null, band, county, plantedOn }).map(({ key }) => key),
  );
  const level = (): FeasibilityLevel => {
    if (target === null || (!usual && !best)) return 'unknown';
    if (best && target > best.kg.high * ROUNDING_TOLERANCE) return 'above';
    return usual && target <= usual.kg * USUAL_TOLERANCE ? 'usual' : 'more';
  };
  return { level: level(), target, usual, best };
};

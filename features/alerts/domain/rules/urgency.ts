import type { Day } from '#kit/pure/days.ts';
import { daysApart } from '../day-math-cache.ts';
import type { FieldFacts } from '../facts.ts';
import { policies } from '../policy.ts';
import type { Category, Confidence, Urgency } from '../rule-ids.ts';
import type { Evidence } from './evidence.ts';
import { isWaterSensitive, type Plant } from './plant.ts';

/** Days for which a neighbour's case counts as fresh (features/sightings). */
const NEARBY_DAYS = 14;

interface Nearby {
  readonly farmers: number;
  readonly on: Day | null;
}

export const nearbyOf = ({ nearby }: FieldFacts, condition: string | null, today: Day): Nearby => {
  const fresh = nearby.filter(
    (one) => one.condition === condition && daysApart(one.lastOn, today) <= NEARBY_DAYS,
  );
  return {
    farmers: fresh.reduce((sum, { farmers }) => sum + farmers, 0),
    on: fresh.reduce<Day | null>(
      (last, { lastOn }) => (last === null || lastOn > last ? lastOn : last),
      null,
    ),
  };
};

/** `lightSoil`: holds at most half the water of a loam (FAO-56 table 19), so a dry spell does harm sooner. */
export interface RuleContext {
  readonly irrigated: boolean;
  readonly lightSoil: boolean;
}

/** Dry days elapsed from which a spell at a water-sensitive stage is severe. */
const SEVERE_DRY_DAYS = 10;

const lowest = (
  days: Evidence['days'],
  of: (day: Evidence['days'][number]) => number | null,
): number | null =>
  days
    .map(of)
    .reduce<number | null>(
      (least, one) => (one === null ? least : least === null ? one : Math.min(least, one)),
      null,
    );

/**
 * 5 emergency: the crop or plot may be lost within days, so quiet hours are ignored (frost at 0 °C or below,
 * 100 mm in three days). 4 urgent: act today. 3 high: act this week. 2 medium: check. 1: information.
 */
export const urgencyOf = (
  evidence: Evidence,
  plant: Plant,
  { irrigated, lightSoil }: RuleContext,
  near: Nearby,
  today: Day,
): Urgency => {
  const { urgency, category } = policies[evidence.rule];
  switch (evidence.rule) {
    case 'FROST_WARNING':
      return (lowest(evidence.days, ({ tmin }) => tmin) ?? 1) <= 0 ? 5 : urgency;
    case 'FLOOD_RISK':
      return evidence.value >= 100 ? 5 : urgency;
    case 'DRY_SPELL':
      return irrigated
        ? 1
        : !isWaterSensitive(plant) && lightSoil
          ? 3
          : isWaterSensitive(plant)
            ? evidence.days.filter(({ date }) => date < today).length >= SEVERE_DRY_DAYS
              ? 4
              : 3
            : urgency;
    default:
      return (category === 'disease' || category === 'pest') && near.farmers > 0
        ? (Math.min(4, urgency + 1) as Urgency)
        : urgency;
  }
};

/** An uncertain disease or pest is never urgent. Weather is, because preparing costs little. */
export const lowerIfUncertain = (urgency: Urgency, category: Category, confidence: Confidence): Urgency =>
  confidence === 'low' && category !== 'weather' && urgency > 1 ? ((urgency - 1) as Urgency) : urgency;

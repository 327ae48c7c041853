import { daysBetween } from '#kit/pure/days.ts';
import { conditionByKey } from '#knowledge/index.ts';
import { ACID_PH, fertilizerFactor, seedFactor, seedMatters } from './factors.ts';
import { healthFactor } from './health.ts';
import { tonnesWith, type PredictionBasis, type YieldInput } from './prediction-basis.ts';
import type { AdviceKey, Change, Factors, Figures, RiskKey } from './prediction.ts';
import { WATER_SHORTAGE_BELOW } from './season-water.ts';

/** Last day for top-dressing, in days after planting: maize at knee height, other crops about then. */
const LAST_TOP_DRESSING_DAY = 40;
/** Smaller gains are lost in the width of the range. */
const MIN_GAIN_SHARE = 0.03;
/** Soil pH below which lime is needed (KALRO). */
const LIME_BELOW = 5.5;
/** Heat factor below which the loss is mentioned. */
const HEAT_RISK_BELOW = 0.98;
const LATE_DAYS = 14;
/** Sigma from which a county's harvests count as unstable. */
const UNSTABLE_SIGMA = 0.45;
const NEAR_ATTAINABLE_SHARE = 0.98;

/** A virus has no cure, so its loss cannot be recovered. */
const isUntreated = ({ trouble, loss }: YieldInput): boolean =>
  trouble !== null &&
  !trouble.treated &&
  loss !== null &&
  loss.high > 0 &&
  conditionByKey(trouble.condition)?.type !== 'viral';

/** Factor after the next step up in fertilizer use. */
const nextFertilizerFactor = (q: YieldInput): number => {
  const next = {
    none: ['organic', null],
    organic: ['hybrid', 'half'],
    synthetic: ['synthetic', 'full'],
    hybrid: ['hybrid', 'full'],
  } as const;
  const [use, amount] = next[q.fertilizer];
  return fertilizerFactor(q.crop, use, amount);
};

const possibleChanges = ({
  input,
  factors,
  planting,
}: PredictionBasis): readonly {
  readonly change: Change;
  readonly factors: Factors;
  readonly inTime: boolean;
}[] => {
  const age = daysBetween(input.plantedOn, input.today);
  return [
    {
      change: 'fertilizer',
      factors: { ...factors, fertilizer: nextFertilizerFactor(input) },
      inTime: age <= LAST_TOP_DRESSING_DAY,
    },
    ...(seedMatters(input.crop) && input.seed !== null
      ? [
          {
            change: 'seed' as const,
            factors: { ...factors, seed: seedFactor(input.crop, 'hybrid') },
            inTime: age < 0,
          },
        ]
      : []),
    ...(planting
      ? [
          {
            change: 'date' as const,
            factors: { ...factors, date: 1 },
            inTime: age < 0 && planting.to >= input.today,
          },
        ]
      : []),
    ...(isUntreated(input)
      ? [
          {
            change: 'treat' as const,
            factors: { ...factors, health: healthFactor({ ...input.trouble!, treated: true }, input.loss) },
            inTime: true,
          },
        ]
      : []),
    ...(input.ph !== null && input.ph < ACID_PH
      ? [{ change: 'acid' as const, factors: { ...factors, acid: 1 }, inTime: age < 0 }]
      : []),
  ];
};

/**
 * The change that would raise the yield most, preferring those still possible; null when none is worth
 * mentioning.
 */
export const bestChange = (w: PredictionBasis): Figures['better'] => {
  const now = tonnesWith(w, w.factors);
  const gains = possibleChanges(w).map(({ change, factors, inTime }) => ({
    change,
    inTime,
    kg: Math.round((tonnesWith(w, factors) - now) * 1000),
  }));
  const best = gains
    .filter(({ kg }) => kg > now * 1000 * MIN_GAIN_SHARE)
    .sort((a, b) => Number(b.inTime) - Number(a.inTime) || b.kg - a.kg)[0];
  return best ?? null;
};

const isThinSoil = ({ soil }: YieldInput): boolean => soil === 'sandy' || soil === 'rocky';
const isAcidSoil = ({ ph }: YieldInput): boolean => ph !== null && ph < LIME_BELOW;

const keysWhereTrue = <Key extends string>(all: readonly (readonly [Key, boolean])[]): readonly Key[] =>
  all.filter(([, holds]) => holds).map(([key]) => key);

export const adviceOf = ({ input, factors, planting, ownYield }: PredictionBasis): readonly AdviceKey[] =>
  keysWhereTrue([
    ['treat', isUntreated(input)],
    [
      'window',
      planting !== null &&
        input.plantedOn > input.today &&
        (input.plantedOn < planting.from || input.plantedOn > planting.to),
    ],
    ['keepWater', !input.irrigated && (factors.rain < WATER_SHORTAGE_BELOW || input.rainfall === 'low')],
    ['lime', isAcidSoil(input)],
    ['manure', isThinSoil(input) || input.fertilizer === 'none'],
    ['soilTest', input.ph === null],
    ['record', ownYield === null],
  ]);

export const risksOf = (
  { input, base, factors, planting, water, ownYield, attainable }: PredictionBasis,
  tonnes: number,
): readonly RiskKey[] =>
  keysWhereTrue([
    ['trouble', factors.health < 1],
    ['troubleUnknown', input.trouble !== null && input.loss === null],
    ['dry', factors.rain < WATER_SHORTAGE_BELOW],
    ['hot', factors.heat < HEAT_RISK_BELOW],
    ['late', planting !== null && planting.daysFromOnset > LATE_DAYS],
    ['restless', base.from === 'county' && base.sigma >= UNSTABLE_SIGMA],
    ['acidGround', isAcidSoil(input)],
    ['thinGround', isThinSoil(input)],
    ['noRecord', ownYield === null],
    ['countryFigure', base.from === 'country'],
    ['rainNotCounted', !water.known],
    ['atReach', attainable !== null && tonnes >= attainable * NEAR_ATTAINABLE_SHARE],
  ]);

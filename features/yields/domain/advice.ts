import { daysBetween } from '#kit/pure/days.ts';
import { conditionByKey } from '#knowledge/index.ts';
import { ACID, fertilizerFactor, seedFactor, seedMatters } from './factors.ts';
import { healthFactor } from './health.ts';
import type { AdviceKey, Change, Factors, Figures, RiskKey } from './prediction.ts';
import { DRY } from './season-water.ts';
import { tonnesWith, type Worked, type YieldQuestion } from './worked.ts';

/** Last day for top-dressing, in days after planting: maize at knee height, other crops about then. */
const STILL_FEEDS = 40;
/** Smaller gains are lost in the width of the range. */
const WORTH = 0.03;
/** Soil pH below which lime is needed (KALRO). */
const LIME_BELOW = 5.5;
/** Heat factor below which the loss is mentioned. */
const HOT = 0.98;
const LATE_DAYS = 14;
/** Sigma from which a county's harvests count as unstable. */
const RESTLESS = 0.45;
const AT_REACH = 0.98;

/** A virus has no cure, so its loss cannot be recovered. */
const isUntreated = ({ trouble, loss }: YieldQuestion): boolean =>
  trouble !== null &&
  !trouble.treated &&
  loss !== null &&
  loss.high > 0 &&
  conditionByKey(trouble.condition)?.type !== 'viral';

/** Factor after the next step up in fertilizer use. */
const fedBetter = (q: YieldQuestion): number => {
  const next = {
    none: ['organic', null],
    organic: ['hybrid', 'half'],
    synthetic: ['synthetic', 'full'],
    hybrid: ['hybrid', 'full'],
  } as const;
  const [use, amount] = next[q.fertilizer];
  return fertilizerFactor(q.crop, use, amount);
};

const steps = ({
  q,
  factors,
  planting,
}: Worked): readonly { readonly change: Change; readonly factors: Factors; readonly inTime: boolean }[] => {
  const age = daysBetween(q.plantedOn, q.today);
  return [
    { change: 'fertilizer', factors: { ...factors, fertilizer: fedBetter(q) }, inTime: age <= STILL_FEEDS },
    ...(seedMatters(q.crop) && q.seed !== null
      ? [
          {
            change: 'seed' as const,
            factors: { ...factors, seed: seedFactor(q.crop, 'hybrid') },
            inTime: age < 0,
          },
        ]
      : []),
    ...(planting
      ? [
          {
            change: 'date' as const,
            factors: { ...factors, date: 1 },
            inTime: age < 0 && planting.to >= q.today,
          },
        ]
      : []),
    ...(isUntreated(q)
      ? [
          {
            change: 'treat' as const,
            factors: { ...factors, health: healthFactor({ ...q.trouble!, treated: true }, q.loss) },
            inTime: true,
          },
        ]
      : []),
    ...(q.ph !== null && q.ph < ACID
      ? [{ change: 'acid' as const, factors: { ...factors, acid: 1 }, inTime: age < 0 }]
      : []),
  ];
};

/**
 * The change that would raise the yield most, preferring those still possible; null when none is worth
 * mentioning.
 */
export const betterOf = (w: Worked): Figures['better'] => {
  const now = tonnesWith(w, w.factors);
  const gains = steps(w).map(({ change, factors, inTime }) => ({
    change,
    inTime,
    kg: Math.round((tonnesWith(w, factors) - now) * 1000),
  }));
  const best = gains
    .filter(({ kg }) => kg > now * 1000 * WORTH)
    .sort((a, b) => Number(b.inTime) - Number(a.inTime) || b.kg - a.kg)[0];
  return best ?? null;
};

const isThin = ({ soil }: YieldQuestion): boolean => soil === 'sandy' || soil === 'rocky';
const isAcid = ({ ph }: YieldQuestion): boolean => ph !== null && ph < LIME_BELOW;

const chosen = <Key extends string>(all: readonly (readonly [Key, boolean])[]): readonly Key[] =>
  all.filter(([, holds]) => holds).map(([key]) => key);

export const adviceOf = ({ q, factors, planting, own }: Worked): readonly AdviceKey[] =>
  chosen([
    ['treat', isUntreated(q)],
    [
      'window',
      planting !== null &&
        q.plantedOn > q.today &&
        (q.plantedOn < planting.from || q.plantedOn > planting.to),
    ],
    ['keepWater', !q.irrigated && (factors.rain < DRY || q.rainfall === 'low')],
    ['lime', isAcid(q)],
    ['manure', isThin(q) || q.fertilizer === 'none'],
    ['soilTest', q.ph === null],
    ['record', own === null],
  ]);

export const risksOf = (
  { q, base, factors, planting, water, own, reach }: Worked,
  tonnes: number,
): readonly RiskKey[] =>
  chosen([
    ['trouble', factors.health < 1],
    ['troubleUnknown', q.trouble !== null && q.loss === null],
    ['dry', factors.rain < DRY],
    ['hot', factors.heat < HOT],
    ['late', planting !== null && planting.daysAfter > LATE_DAYS],
    ['restless', base.from === 'county' && base.sigma >= RESTLESS],
    ['acidGround', isAcid(q)],
    ['thinGround', isThin(q)],
    ['noRecord', own === null],
    ['countryFigure', base.from === 'country'],
    ['rainNotCounted', !water.known],
    ['atReach', reach !== null && tonnes >= reach * AT_REACH],
  ]);

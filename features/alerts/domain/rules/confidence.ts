import type { Day } from '#kit/pure/days.ts';
import { daysApart } from '../day-math-cache.ts';
import { policies } from '../policy.ts';
import type { Uncertainty } from '../raised-alert.ts';
import type { Confidence, RuleId } from '../rule-ids.ts';
import type { Evidence } from './evidence.ts';
import type { RuleDay } from './series.ts';

/** A forecast beyond this many days counts as unsure. */
const FAR_AHEAD_DAYS = 3;
const hourBasedRules: ReadonlySet<RuleId> = new Set<RuleId>([
  'LATE_BLIGHT_HUTTON',
  'LATE_BLIGHT_SMITH',
  'LATE_BLIGHT_DSV18',
  'LATE_BLIGHT_SIMCAST',
  'EARLY_BLIGHT_TOMCAST',
  'MAIZE_NCLB',
  'COFFEE_RUST',
  'BEAN_ANTHRACNOSE',
  'BEAN_ALS',
]);
const isBlank = ({ tmin, tmax, rain }: RuleDay): boolean => tmin === null && tmax === null && rain === null;

/** Sums over the whole season start before the stored weather. */
const startsBeforeData = ({ since, span }: Evidence): boolean =>
  since !== null && (span[0]?.date ?? since) > since;

export const uncertaintiesOf = (evidence: Evidence, today: Day): readonly Uncertainty[] => {
  const { basis } = policies[evidence.rule];
  const last = evidence.days[evidence.days.length - 1]?.date ?? today;
  const ahead = daysApart(today, last);
  return [
    ...(basis === 'composite' ? ['own_rule' as const] : []),
    ...(ahead >= FAR_AHEAD_DAYS
      ? ['far_ahead' as const]
      : evidence.days.some(({ date }) => date >= today)
        ? ['forecast' as const]
        : []),
    ...(hourBasedRules.has(evidence.rule) && evidence.days.some(({ hours }) => hours === 'estimated')
      ? ['hours_estimated' as const]
      : []),
    ...(evidence.span.some(isBlank) || startsBeforeData(evidence) ? ['days_missing' as const] : []),
  ];
};

/** These doubts weigh 2, others 1. Weight 0 is high confidence, up to 2 medium, more low. */
const majorUncertainties: ReadonlySet<Uncertainty> = new Set<Uncertainty>([
  'far_ahead',
  'hours_estimated',
  'guessed_boundary',
]);

export const confidenceOf = (doubts: readonly Uncertainty[]): Confidence => {
  const weight = doubts.reduce((sum, doubt) => sum + (majorUncertainties.has(doubt) ? 2 : 1), 0);
  return weight === 0 ? 'high' : weight <= 2 ? 'medium' : 'low';
};

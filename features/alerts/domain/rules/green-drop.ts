import { type Day, daysBetween } from '#kit/pure/days.ts';
import { plusDays } from '../day-math-cache.ts';
import { policies } from '../policy.ts';
import type { Uncertainty, RaisedAlert } from '../raised-alert.ts';
import { actionsFor } from '../text/do-first.ts';
import { confidenceOf } from './confidence.ts';
import { lowerIfUncertain } from './urgency.ts';

/** A plot fell well below its earlier satellite values (`satellite.dropped`). */
export interface GreenDrop {
  readonly day: Day;
  /** Median NDVI of the satellite pass, and the median of the last clear passes before it. */
  readonly value: number;
  readonly against: number;
  readonly severity: 'high' | 'critical';
  readonly boundary: 'measured' | 'approximate';
  /** A key of knowledge/crops or the typed name; null for several crops, or none. */
  readonly crop: string | null;
}

const RULE = 'GREEN_DROP';
const hundredths = (ndvi: number): number => Math.round(ndvi * 100);

/**
 * Returns `null` if the pass is too old to send anyone out. One alert per pass: a changed severity or figure
 * for the same pass is not a new alert.
 */
export const raiseDrop = (
  { day, value, against, severity, boundary, crop }: GreenDrop,
  today: Day,
): RaisedAlert | null => {
  const { theme, category, basis, urgency: usual, maxAgeDays, relevantDays } = policies[RULE];
  if (daysBetween(day, today) > maxAgeDays) return null;
  const doubts: readonly Uncertainty[] = [
    'own_rule',
    ...(boundary === 'approximate' ? ['guessed_boundary' as const] : []),
  ];
  const confidence = confidenceOf(doubts);
  const urgency = lowerIfUncertain(severity === 'critical' ? 4 : usual, category, confidence);
  return {
    rule: RULE,
    theme,
    category,
    urgency,
    basis,
    confidence,
    doubts,
    cause: `${theme}:${day}`,
    crop,
    condition: null,
    seen: {
      days: [day],
      ahead: 0,
      numbers: { green: hundredths(value), greenBefore: hundredths(against) },
      conditions: { temperature: null, humidity: null, windSpeed: null, rainfall: null },
      nearbyFarmers: 0,
      nearbyOn: null,
    },
    from: today,
    until: plusDays(today, relevantDays),
    doFirst: actionsFor(RULE, { watered: false, ripe: false }),
    tell: urgency >= 3 ? 'now' : 'digest',
  };
};

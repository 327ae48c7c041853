import { type RuleDay, roundOff } from './series.ts';

/**
 * A match of a rule: positions in the series (both ends included), the days that met the condition, and the
 * rule's own measure.
 */
export interface Hit {
  readonly from: number;
  readonly to: number;
  readonly days: readonly number[];
  readonly value: number;
}

type DayCondition = (day: RuleDay, at: number) => boolean;
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Every run of at least `least` consecutive days. */
export const runsOf = (days: readonly RuleDay[], least: number, holds: DayCondition): readonly Hit[] => {
  const hits: Hit[] = [];
  for (let from = 0, i = 0; i <= days.length; i++) {
    const day = days[i];
    if (day && holds(day, i)) continue;
    if (i - from >= least) hits.push({ from, to: i - 1, days: range(from, i - 1), value: i - from });
    from = i + 1;
  }
  return hits;
};

/**
 * Every window of `span` days in which at least `least` days meet the condition. A series shorter than `span`
 * is one window.
 */
export const countsOf = (
  days: readonly RuleDay[],
  span: number,
  least: number,
  holds: DayCondition,
  extraCondition: (from: number, to: number) => boolean = () => true,
): readonly Hit[] => {
  const good = days.map(holds);
  const hits: Hit[] = [];
  for (let to = 0; to < days.length; to++) {
    const from = Math.max(0, to - span + 1);
    const matchingDays = range(from, to).filter((i) => good[i]);
    const whole = to - from + 1 === span || to === days.length - 1;
    if (matchingDays.length >= least && whole && extraCondition(from, to))
      hits.push({ from, to, days: matchingDays, value: matchingDays.length });
  }
  return hits;
};

/** Every window of `span` days whose values are all known, with their sum. */
export const sumsOf = (
  days: readonly RuleDay[],
  span: number,
  value: (day: RuleDay) => number | null,
): readonly Hit[] => {
  const values = days.map(value);
  const hits: Hit[] = [];
  for (let to = span - 1; to < days.length; to++) {
    const part = values.slice(to - span + 1, to + 1);
    if (!part.includes(null))
      hits.push({
        from: to - span + 1,
        to,
        days: range(to - span + 1, to),
        value: roundOff((part as number[]).reduce((a, b) => a + b, 0)),
      });
  }
  return hits;
};

/** The day on which a running sum reaches `limit`; unknown days count as 0. */
export const reachedOn = (
  days: readonly RuleDay[],
  limit: number,
  value: (day: RuleDay) => number | null,
): readonly Hit[] => {
  const countedDays: number[] = [];
  let sum = 0;
  for (let i = 0; i < days.length; i++) {
    const day = days[i];
    const one = day ? value(day) : null;
    if (!one || one <= 0) continue;
    countedDays.push(i);
    sum += one;
    if (roundOff(sum) >= limit) return [{ from: 0, to: i, days: countedDays, value: roundOff(sum) }];
  }
  return [];
};

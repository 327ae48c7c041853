import { type RuleDay, tidy } from './series.ts';

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

type Holds = (day: RuleDay, at: number) => boolean;
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Every run of at least `least` consecutive days. */
export const runsOf = (days: readonly RuleDay[], least: number, holds: Holds): readonly Hit[] => {
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
  holds: Holds,
  also: (from: number, to: number) => boolean = () => true,
): readonly Hit[] => {
  const good = days.map(holds);
  const hits: Hit[] = [];
  for (let to = 0; to < days.length; to++) {
    const from = Math.max(0, to - span + 1);
    const held = range(from, to).filter((i) => good[i]);
    const whole = to - from + 1 === span || to === days.length - 1;
    if (held.length >= least && whole && also(from, to))
      hits.push({ from, to, days: held, value: held.length });
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
        value: tidy((part as number[]).reduce((a, b) => a + b, 0)),
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
  const spoke: number[] = [];
  let sum = 0;
  for (let i = 0; i < days.length; i++) {
    const day = days[i];
    const one = day ? value(day) : null;
    if (!one || one <= 0) continue;
    spoke.push(i);
    sum += one;
    if (tidy(sum) >= limit) return [{ from: 0, to: i, days: spoke, value: tidy(sum) }];
  }
  return [];
};

import type { Day } from '#kit/pure/days.ts';
import { daysApart, plusDays } from '../day-math-cache.ts';
import type { RecentAlert } from '../facts.ts';
import type { Theme } from '../rule-ids.ts';
import type { Evidence } from './evidence.ts';
import { isNoSprayDay } from './rain.ts';
import { between, type RuleDay } from './series.ts';

/** Themes whose advice may include spraying. */
const mayBeSprayed = new Set<Theme>([
  'late_blight',
  'early_blight',
  'maize_blight',
  'coffee_berry',
  'rice_blast',
  'armyworm',
  'tuta',
]);
const isGoodSprayDay = (day: RuleDay): boolean =>
  day.rain !== null && day.windMax !== null && !isNoSprayDay(day);

/**
 * Rain or wind today or tomorrow: only for a farmer who was recently advised to treat something, and only
 * when the forecast has a better day.
 */
export const sprayEvidence = (
  before: readonly RecentAlert[],
  series: readonly RuleDay[],
  today: Day,
): Evidence | null => {
  const advised = before.some(
    ({ theme, urgency, raisedOn }) =>
      mayBeSprayed.has(theme) &&
      urgency >= 3 &&
      daysApart(raisedOn, today) >= 1 &&
      daysApart(raisedOn, today) <= 4,
  );
  const days = advised ? between(series, today, plusDays(today, 1)).filter(isNoSprayDay) : [];
  const better =
    days.length > 0
      ? between(series, plusDays(today, 1), plusDays(today, 6)).find(isGoodSprayDay)
      : undefined;
  return better
    ? {
        rule: 'SPRAY_HOLD',
        days,
        span: days,
        value: daysApart(days[0]?.date ?? today, better.date),
        since: null,
      }
    : null;
};

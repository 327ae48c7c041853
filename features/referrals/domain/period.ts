import { addDays, type Day } from '#kit/pure/days.ts';

/** REF-08 */
export const periods = ['7d', '30d', '90d', 'all'] as const;
export type Period = (typeof periods)[number];
const daysOfPeriod: Readonly<Record<Period, number | null>> = { '7d': 7, '30d': 30, '90d': 90, all: null };

/** The first day of a period that ends today. Null when the period has no start. */
export const firstDay = (period: Period, today: Day): Day | null =>
  daysOfPeriod[period] === null ? null : addDays(today, 1 - daysOfPeriod[period]!);

/** The period of a bar: a day, seven days, or a month. */
export const barUnitOf = (period: Period): 'day' | 'week' | 'month' =>
  period === 'all' ? 'month' : period === '90d' ? 'week' : 'day';

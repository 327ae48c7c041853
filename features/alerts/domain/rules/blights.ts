import { pDay, simcastUnits, tomcastDsv, wallinDsv } from '../severity.ts';
import type { Rule } from './rule.ts';
import { humidOf, isAtLeast, type RuleDay, wetOf } from './series.ts';
import { reachedOn, runsOf } from './windows.ts';

const nightshades = ['potato', 'tomato'];
const humidDay =
  (hours: number) =>
  (day: RuleDay): boolean =>
    isAtLeast(day.tmin, 10) && isAtLeast(humidOf(day).hours, hours);
const scoreDayWith =
  (
    of: (t: number, hours: number) => number,
    part: (day: RuleDay) => { hours: number | null; t: number | null },
  ) =>
  (day: RuleDay): number | null => {
    const { hours, t } = part(day);
    return hours === null || t === null ? null : of(t, hours);
  };

const lateBlightSeverityOf = scoreDayWith(wallinDsv, humidOf);
const earlyBlightSeverityOf = scoreDayWith(tomcastDsv, wetOf);
/** Daily data has no hourly runs: all humid hours of a day count as one run, as after a night's dew. */
const simcastUnitsOf = scoreDayWith((t, hours) => simcastUnits('S', t, hours), humidOf);
const pDayOf = ({ tmin, tmax }: RuleDay): number | null =>
  tmin === null || tmax === null ? null : pDay(tmin, tmax);

export const blightRules: readonly Rule[] = [
  // Hutton criteria, James Hutton Institute and AHDB 2017.
  { id: 'LATE_BLIGHT_HUTTON', crops: nightshades, find: (days) => runsOf(days, 2, humidDay(6)) },
  // Smith period, 1956.
  { id: 'LATE_BLIGHT_SMITH', crops: nightshades, find: (days) => runsOf(days, 2, humidDay(11)) },
  // Wallin and BLITECAST: 18 severity values since emergence or the last spray.
  { id: 'LATE_BLIGHT_DSV18', crops: nightshades, find: (days) => reachedOn(days, 18, lateBlightSeverityOf) },
  // SimCast for a susceptible variety: 30 units since emergence or the last spray with a protectant.
  { id: 'LATE_BLIGHT_SIMCAST', crops: nightshades, find: (days) => reachedOn(days, 30, simcastUnitsOf) },
  // TOMCAST, Pitblado 1992: 15 to 20 since the first signs or the last spray.
  {
    id: 'EARLY_BLIGHT_TOMCAST',
    crops: nightshades,
    find: (days) => reachedOn(days, 15, earlyBlightSeverityOf),
  },
  // Pscheidt & Stevenson 1988: 300 potato days since emergence.
  { id: 'EARLY_BLIGHT_PDAYS', crops: ['potato'], find: (days) => reachedOn(days, 300, pDayOf) },
];

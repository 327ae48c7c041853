import { blastFactor } from '../severity.ts';
import { isV6ToR4, isBlastProne } from './plant.ts';
import type { Rule } from './rule.ts';
import { isAtLeast, isBetween, isDry, meanOf, type RuleDay, roundOff, wetOf } from './series.ts';
import { countsOf } from './windows.ts';

const isWetFor = (day: RuleDay, hours: number, low: number, high: number): boolean =>
  isAtLeast(wetOf(day).hours, hours) && isBetween(wetOf(day).t, low, high);

/** Exserohilum infection is complete at 90 degree-hours above 13 °C with wet leaves (Pessl after Babadoost). */
const turcicumDay = (day: RuleDay): boolean => {
  const { hours, t } = wetOf(day);
  return hours !== null && t !== null && t >= 13 && t <= 28 && roundOff((t - 13) * hours) >= 90;
};

/**
 * Cool weather. Together with the number of rainy days, not their amount (Mouen Bedimo 2012). The thresholds
 * are ours.
 */
const coolWeek = (days: readonly RuleDay[], from: number, to: number): boolean => {
  const means = days
    .slice(from, to + 1)
    .map(meanOf)
    .filter((t): t is number => t !== null);
  return means.length > 0 && isBetween(roundOff(means.reduce((a, b) => a + b, 0) / means.length), 14, 24);
};

const blastDay = (day: RuleDay): boolean => {
  const mean = meanOf(day);
  return (
    (isAtLeast(day.rhMean, 90) || isAtLeast(day.rain, 5)) &&
    mean !== null &&
    roundOff(blastFactor(mean)) >= 0.5
  );
};

const above20 = (t: number | null): boolean => t !== null && t > 20 && t <= 28;

export const wetLeafRules: readonly Rule[] = [
  {
    id: 'MAIZE_NCLB',
    crops: ['maize'],
    find: (days, plant) => (isV6ToR4(plant) ? countsOf(days, 7, 2, turcicumDay) : []),
  },
  // Free water and 15 to 28 °C through the night (Pessl). Three days in seven is our threshold.
  {
    id: 'COFFEE_RUST',
    crops: ['coffee'],
    find: (days) => countsOf(days, 7, 3, (day) => isWetFor(day, 10, 15, 28)),
  },
  {
    id: 'COFFEE_BERRY_DISEASE',
    crops: ['coffee'],
    find: (days, { altitude, weeksAfterFlowering }) =>
      isAtLeast(altitude, 1500) && isBetween(weeksAfterFlowering, 4, 14)
        ? countsOf(
            days,
            7,
            4,
            (day) => isAtLeast(day.rain, 1),
            (from, to) => coolWeek(days, from, to),
          )
        : [],
  },
  // EPIRICE: wet at RH ≥ 90 % or 5 mm of rain. Three days in five is our threshold.
  {
    id: 'RICE_BLAST',
    crops: ['rice'],
    find: (days, plant) => (isBlastProne(plant) ? countsOf(days, 5, 3, blastDay) : []),
  },
  // Cool and wet (CIAT). The thresholds are ours.
  {
    id: 'BEAN_ANTHRACNOSE',
    crops: ['bean'],
    find: (days) =>
      countsOf(days, 7, 3, (day) => isBetween(meanOf(day), 13, 21) && isAtLeast(wetOf(day).hours, 10)),
  },
  // 16 to 28 °C, best at 24, wet days between dry ones (Lucidcentral, ARC). The thresholds are ours.
  {
    id: 'BEAN_ALS',
    crops: ['bean'],
    find: (days) =>
      countsOf(
        days,
        7,
        3,
        (day) => above20(meanOf(day)) && isAtLeast(wetOf(day).hours, 8),
        (from, to) => days.slice(from, to + 1).some(isDry),
      ),
  },
];

import type { Rule } from './rule.ts';
import { isBetween, meanOf, type RuleDay, roundOff } from './series.ts';
import { reachedOn, sumsOf } from './windows.ts';

const degreesAbove =
  (base: number) =>
  (day: RuleDay): number | null => {
    const mean = meanOf(day);
    return mean === null ? null : Math.max(0, mean - base);
  };
/** From egg to moth: du Plessis et al. 2020; Krechemer & Foerster 2015. */
export const generations = { armyworm: { base: 12.57, sum: 391.61 }, tuta: { base: 8, sum: 416.7 } } as const;
const sigatokaWeeks = (days: readonly RuleDay[]) =>
  sumsOf(days, 7, ({ et0 }) => et0).filter(({ value }) => value < 30);

const warmAndDry = (days: readonly RuleDay[]) => {
  const warm = new Set(
    sumsOf(days, 10, meanOf)
      .filter(({ value }) => roundOff(value / 10) >= 22)
      .map(({ to }) => to),
  );
  return sumsOf(days, 10, ({ rain }) => rain).filter(({ to, value }) => value < 10 && warm.has(to));
};

export const warmthRules: readonly Rule[] = [
  // Ganry & Meyer, as in Pessl's model: low evaporation, long leaf wetness.
  {
    id: 'BANANA_SIGATOKA_HIGH',
    crops: ['banana'],
    find: (days) => sigatokaWeeks(days).filter(({ value }) => value < 22),
  },
  {
    id: 'BANANA_SIGATOKA_MODERATE',
    crops: ['banana'],
    find: (days) => {
      const weeks = sigatokaWeeks(days);
      return weeks.some(({ value }) => value < 22) ? [] : weeks;
    },
  },
  // FAO's guide: check every week from emergence to tasselling.
  {
    id: 'FAW_SCOUT',
    crops: ['maize'],
    find: (days, { daysAfterEmergence: age }) =>
      days.length > 0 && isBetween(age, 7, 42)
        ? [{ from: days.length - 1, to: days.length - 1, days: [], value: age ?? 0 }]
        : [],
  },
  {
    id: 'FAW_GENERATION',
    crops: ['maize'],
    find: (days) => reachedOn(days, generations.armyworm.sum, degreesAbove(generations.armyworm.base)),
  },
  {
    id: 'TUTA_GENERATION',
    crops: ['tomato'],
    find: (days) => reachedOn(days, generations.tuta.sum, degreesAbove(generations.tuta.base)),
  },
  // Warm, dry weeks let aphids, whitefly, thrips and mites multiply. The thresholds are ours.
  { id: 'SUCKING_PESTS', crops: ['kale', 'cabbage', 'bean', 'tomato', 'cotton'], find: warmAndDry },
];

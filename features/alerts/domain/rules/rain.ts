import { isBeforePlanting, isInField, type Plant } from './plant.ts';
import type { Rule } from './rule.ts';
import { isAtLeast, isDry, type RuleDay, roundOff } from './series.ts';
import { type Hit, runsOf, sumsOf } from './windows.ts';

const atLeast =
  (limit: number) =>
  ({ rain }: RuleDay): boolean =>
    isAtLeast(rain, limit);
const wetPeriods = (days: readonly RuleDay[], limit: number): readonly Hit[] =>
  sumsOf(days, 3, ({ rain }) => rain).filter(({ value }) => value >= limit);

/** Days after the onset that a forecast covers. The Meteorological Department itself waits for 21 days. */
const ONSET_FORECAST_DAYS = 10;
const DRY_RUN_DAYS = 7;

interface Onset {
  readonly hit: Hit;
  readonly hasDryRun: boolean;
  readonly isForecastComplete: boolean;
}

/**
 * The day on which up to three consecutive days brought the rain that starts a season, and whether the
 * following days continue it.
 */
const onsetsOf = (days: readonly RuleDay[], { dryNorth }: Plant): readonly Onset[] =>
  days.flatMap((day, to) => {
    // The last of the three must be rainy: a dry day starts nothing.
    if (day.rain === null || day.rain <= 0) return [];
    const from = [to, to - 1, to - 2].find(
      (i) =>
        i >= 0 &&
        roundOff(days.slice(i, to + 1).reduce((sum, { rain }) => sum + (rain ?? 0), 0)) >=
          (dryNorth ? 10 : 20),
    );
    if (from === undefined) return [];
    const after = days.slice(to + 1, to + 1 + ONSET_FORECAST_DAYS);
    const value = roundOff(days.slice(from, to + 1).reduce((sum, { rain }) => sum + (rain ?? 0), 0));
    const hit = { from, to, days: Array.from({ length: to - from + 1 }, (_, i) => from + i), value };
    return [
      {
        hit,
        hasDryRun: runsOf(after, DRY_RUN_DAYS, isDry).length > 0,
        isForecastComplete: after.length === ONSET_FORECAST_DAYS && after.every(({ rain }) => rain !== null),
      },
    ];
  });

const findOnsets =
  (keeps: (one: Onset) => boolean) =>
  (days: readonly RuleDay[], plant: Plant): readonly Hit[] =>
    isBeforePlanting(plant) && plant.isPlantingSeason === true
      ? onsetsOf(days, plant)
          .filter(keeps)
          .map(({ hit }) => hit)
      : [];

export const isNoSprayDay = ({ rain, windMax }: RuleDay): boolean =>
  isAtLeast(rain, 5) || (windMax !== null && windMax > 15);

export const rainRules: readonly Rule[] = [
  // The Kenya Meteorological Department issues warnings from 20 to 50 mm in 24 hours.
  { id: 'HEAVY_RAIN', crops: '*', find: (days) => runsOf(days, 1, atLeast(30)) },
  {
    id: 'FLOOD_RISK',
    crops: '*',
    find: (days) => [...runsOf(days, 1, atLeast(50)), ...wetPeriods(days, 100)],
  },
  {
    id: 'DRY_SPELL',
    crops: '*',
    find: (days, plant) => (isInField(plant) ? runsOf(days, DRY_RUN_DAYS, isDry) : []),
  },
  // The Meteorological Department's rule, as far as ten forecast days allow.
  {
    id: 'PLANTING_ONSET',
    crops: '*',
    find: findOnsets(({ hasDryRun, isForecastComplete }) => isForecastComplete && !hasDryRun),
  },
  { id: 'FALSE_ONSET_RISK', crops: '*', find: findOnsets(({ hasDryRun }) => hasDryRun) },
  // Rain washes a spray off, and wind above 15 km/h carries it away, according to labels. For the last given
  // day.
  {
    id: 'SPRAY_HOLD',
    crops: '*',
    find: (days) =>
      runsOf(days.slice(-1), 1, isNoSprayDay).map((hit) => ({
        ...hit,
        from: days.length - 1,
        to: days.length - 1,
        days: [days.length - 1],
      })),
  },
];

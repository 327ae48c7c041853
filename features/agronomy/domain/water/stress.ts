import type { Phase } from '../stages.ts';
import type { WeatherDay } from '../weather-day.ts';

/**
 * Cold and heat stress by crop and stage. °C at 2 m; leaves can be 2 to 4 °C colder on a clear calm night
 * (FAO frost manual).
 */
export const FROST = { watch: 4, warning: 2, severe: 0 } as const;
export type FrostLevel = 'watch' | 'warning' | 'severe';

export const frostLevel = (tmin: number | null): FrostLevel | null => {
  if (tmin === null || !(tmin <= FROST.watch)) return null;
  return tmin <= FROST.severe ? 'severe' : tmin <= FROST.warning ? 'warning' : 'watch';
};

interface HeatRule {
  /** True: only during flowering. False: at any time in the field. */
  readonly flowering: boolean;
  readonly days: number;
  readonly tmax?: number;
  readonly tmin?: number;
  /** From a publication (Lobell 2011; rice and maize at flowering), or general agronomy. */
  readonly basis: 'published' | 'general';
}

const heatRules: Readonly<Record<string, HeatRule>> = {
  maize: { flowering: true, days: 2, tmax: 35, basis: 'published' },
  rice: { flowering: true, days: 1, tmax: 35, basis: 'published' },
  bean: { flowering: true, days: 2, tmax: 30, tmin: 20, basis: 'general' },
  tomato: { flowering: true, days: 3, tmax: 32, tmin: 21, basis: 'general' },
  wheat: { flowering: true, days: 1, tmax: 31, basis: 'general' },
  potato: { flowering: false, days: 5, tmin: 20, basis: 'general' },
  coffee: { flowering: false, days: 3, tmax: 30, basis: 'general' },
};

const isHot = (day: Pick<WeatherDay, 'tmin' | 'tmax'>, rule: HeatRule): boolean =>
  (rule.tmax !== undefined && day.tmax !== null && day.tmax >= rule.tmax) ||
  (rule.tmin !== undefined && day.tmin !== null && day.tmin >= rule.tmin);

/** The last run of hot days, in the order given, that is long enough to harm the crop in its stage. */
export const heatStress = <D extends Pick<WeatherDay, 'tmin' | 'tmax'>>(
  crop: string | null,
  phases: readonly Phase[],
  days: readonly D[],
): { readonly rule: HeatRule; readonly days: readonly D[] } | null => {
  const rule = crop === null ? undefined : heatRules[crop];
  if (!rule || (rule.flowering && !phases.includes('flowering'))) return null;
  let [run, longEnough]: [readonly D[], readonly D[] | null] = [[], null];
  for (const day of days) {
    run = isHot(day, rule) ? [...run, day] : [];
    if (run.length >= rule.days) longEnough = run;
  }
  return longEnough && { rule, days: longEnough };
};

/** Percent. Lobell et al. 2011: 1 % of a maize harvest is lost per degree day above 30 °C, 1.7 % in drought. */
export const maizeHeatLoss = (degreeDaysAbove30: number, drought: boolean): number =>
  Math.min(100, Math.max(0, degreeDaysAbove30) * (drought ? 1.7 : 1));

import { isFlowering, type Plant } from './plant.ts';
import type { Rule } from './rule.ts';
import { isAtLeast, type RuleDay } from './series.ts';
import { type Hit, runsOf } from './windows.ts';

const isHotDay =
  (limit: number) =>
  ({ tmax }: RuleDay): boolean =>
    isAtLeast(tmax, limit);
const isWarmNight =
  (limit: number) =>
  ({ tmin }: RuleDay): boolean =>
    isAtLeast(tmin, limit);
const either =
  (a: (day: RuleDay) => boolean, b: (day: RuleDay) => boolean) =>
  (day: RuleDay): boolean =>
    a(day) || b(day);

interface HeatThreshold {
  readonly onlyFlowering: boolean;
  readonly minDays: number;
  readonly isHeatDay: (day: RuleDay) => boolean;
}
/** Maize and rice: Lobell, IRRI. The others: general knowledge of crop physiology. */
const heatThresholds: Readonly<Record<string, HeatThreshold>> = {
  maize: { onlyFlowering: true, minDays: 2, isHeatDay: isHotDay(35) },
  rice: { onlyFlowering: true, minDays: 1, isHeatDay: isHotDay(35) },
  bean: { onlyFlowering: true, minDays: 2, isHeatDay: either(isHotDay(30), isWarmNight(20)) },
  tomato: { onlyFlowering: true, minDays: 3, isHeatDay: either(isHotDay(32), isWarmNight(21)) },
  wheat: { onlyFlowering: true, minDays: 1, isHeatDay: isHotDay(31) },
  potato: { onlyFlowering: false, minDays: 5, isHeatDay: isWarmNight(20) },
  coffee: { onlyFlowering: false, minDays: 3, isHeatDay: isHotDay(30) },
};

const heatStress = (days: readonly RuleDay[], plant: Plant): readonly Hit[] => {
  const heat = heatThresholds[plant.crop ?? ''];
  if (!heat || (heat.onlyFlowering && !isFlowering(plant))) return [];
  return runsOf(days, heat.minDays, heat.isHeatDay);
};

const frostSensitiveCrops = ['potato', 'tea', 'bean', 'maize', 'tomato', 'coffee', 'banana'];
/** Minimum in the shelter at 2 m. A leaf can be 2 to 4 °C colder on a clear, calm night (FAO frost manual 10). */
const coldDays =
  (limit: number) =>
  (days: readonly RuleDay[]): readonly Hit[] =>
    runsOf(days, 1, ({ tmin }) => tmin !== null && tmin <= limit);

export const extremeRules: readonly Rule[] = [
  { id: 'HEAT_STRESS', crops: Object.keys(heatThresholds), find: heatStress },
  { id: 'FROST_WATCH', crops: frostSensitiveCrops, find: coldDays(4) },
  { id: 'FROST_WARNING', crops: frostSensitiveCrops, find: coldDays(2) },
];

import { isFlowering, type Plant } from './plant.ts';
import type { Rule } from './rule.ts';
import { isAtLeast, type RuleDay } from './series.ts';
import { type Hit, runsOf } from './windows.ts';

const hot =
  (limit: number) =>
  ({ tmax }: RuleDay): boolean =>
    isAtLeast(tmax, limit);
const warmNight =
  (limit: number) =>
  ({ tmin }: RuleDay): boolean =>
    isAtLeast(tmin, limit);
const either =
  (a: (day: RuleDay) => boolean, b: (day: RuleDay) => boolean) =>
  (day: RuleDay): boolean =>
    a(day) || b(day);

interface Heat {
  readonly flowering: boolean;
  readonly running: number;
  readonly holds: (day: RuleDay) => boolean;
}
/** Maize and rice: Lobell, IRRI. The others: general knowledge of crop physiology. */
const heats: Readonly<Record<string, Heat>> = {
  maize: { flowering: true, running: 2, holds: hot(35) },
  rice: { flowering: true, running: 1, holds: hot(35) },
  bean: { flowering: true, running: 2, holds: either(hot(30), warmNight(20)) },
  tomato: { flowering: true, running: 3, holds: either(hot(32), warmNight(21)) },
  wheat: { flowering: true, running: 1, holds: hot(31) },
  potato: { flowering: false, running: 5, holds: warmNight(20) },
  coffee: { flowering: false, running: 3, holds: hot(30) },
};

const heatStress = (days: readonly RuleDay[], plant: Plant): readonly Hit[] => {
  const heat = heats[plant.crop ?? ''];
  if (!heat || (heat.flowering && !isFlowering(plant))) return [];
  return runsOf(days, heat.running, heat.holds);
};

const tender = ['potato', 'tea', 'bean', 'maize', 'tomato', 'coffee', 'banana'];
/** Minimum in the shelter at 2 m. A leaf can be 2 to 4 °C colder on a clear, calm night (FAO frost manual 10). */
const cold =
  (limit: number) =>
  (days: readonly RuleDay[]): readonly Hit[] =>
    runsOf(days, 1, ({ tmin }) => tmin !== null && tmin <= limit);

export const extremes: readonly Rule[] = [
  { id: 'HEAT_STRESS', crops: Object.keys(heats), find: heatStress },
  { id: 'FROST_WATCH', crops: tender, find: cold(4) },
  { id: 'FROST_WARNING', crops: tender, find: cold(2) },
];

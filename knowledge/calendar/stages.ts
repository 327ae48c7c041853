import type { CalendarSource } from './sources.ts';
import type { Stage, StagePlan } from './types.ts';

const plan = (names: readonly Stage[], days: readonly number[], source: CalendarSource = 'fao56_stages'): StagePlan =>
  ({ lengths: days.map((length, i) => [names[i] ?? 'ripening', length] as const), source });

const grain: readonly Stage[] = ['settling', 'leaves', 'flower_and_grain', 'ripening'];
const fruit: readonly Stage[] = ['settling', 'leaves', 'flower_and_fruit', 'ripening'];
/** Grown for tubers, roots, bulbs or heads. */
const store: readonly Stage[] = ['settling', 'leaves', 'swelling', 'ripening'];

/**
 * Stage lengths in days, FAO-56 table 11. Crops picked for weeks only list the stages before the first
 * picking, because the picking period has its own days.
 */
export const stagePlans = {
  maize_long: plan(grain, [30, 50, 60, 40]),
  maize_medium: plan(grain, [20, 35, 40, 30]),
  bean: plan(grain, [15, 25, 35, 20]),
  tomato: plan(fruit, [30, 40, 45]),
  capsicum: plan(fruit, [30, 35, 40]),
  potato: plan(store, [25, 30, 40, 30]),
  cassava: plan(store, [20, 40, 90, 60]),
  rice: plan(grain, [30, 30, 60, 30]),
  wheat: plan(grain, [15, 30, 65, 40]),
  sorghum: plan(grain, [20, 35, 40, 30]),
  millet: plan(grain, [15, 25, 40, 25]),
  cotton: plan(fruit, [30, 50, 60, 55]),
  soybean: plan(grain, [15, 15, 40, 15]),
  groundnut: plan(grain, [25, 35, 45, 25]),
  cowpea: plan(grain, [20, 30, 30, 20]),
  kale: plan(store, [20, 30]),
  cabbage: plan(store, [20, 30, 35, 10]),
  onion: plan(store, [15, 25, 70, 40]),
  sweet_potato: plan(store, [15, 30, 50, 30]),
  sunflower: plan(grain, [25, 35, 45, 25]),
  sugarcane: plan(store, [50, 70, 220, 140]),
  carrot: plan(store, [30, 40, 60, 20], 'fao56_stages_general'),
  sesame: plan(grain, [20, 30, 40, 20], 'fao56_stages_general'),
} as const satisfies Readonly<Record<string, StagePlan>>;

import type { Plant } from '../plant.ts';
import type { RuleId } from '../rule-ids.ts';
import type { RuleDay } from '../series.ts';
import type { Hit } from '../windows.ts';
import { blights } from './blights.ts';
import { extremes } from './extremes.ts';
import { rains } from './rain.ts';
import { type Rule, speaksOf } from './rule.ts';
import { warmth } from './warmth.ts';
import { wetLeaves } from './wet-leaves.ts';

/** No rule for locusts: weather alone never announces them, only FAO's locust watch or the ministry does. */
export const rules: readonly Rule[] = [...blights, ...wetLeaves, ...warmth, ...extremes, ...rains];

export const hitsOf = (id: RuleId, days: readonly RuleDay[], plant: Plant): readonly Hit[] => {
  const rule = rules.find((one) => one.id === id);
  return rule && speaksOf(rule, plant.crop) ? rule.find(days, plant) : [];
};

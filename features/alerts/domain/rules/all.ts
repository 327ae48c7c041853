import { type RuleId, ruleIds } from '../rule-ids.ts';
import { blightRules } from './blights.ts';
import { extremeRules } from './extremes.ts';
import type { Plant } from './plant.ts';
import { rainRules } from './rain.ts';
import { type Rule, appliesTo } from './rule.ts';
import type { RuleDay } from './series.ts';
import { warmthRules } from './warmth.ts';
import { wetLeafRules } from './wet-leaves.ts';
import type { Hit } from './windows.ts';

/**
 * No rule for locusts: weather alone cannot predict them; only FAO's locust watch or the ministry announces
 * them.
 */
export const rules: readonly Rule[] = [
  ...blightRules,
  ...wetLeafRules,
  ...warmthRules,
  ...extremeRules,
  ...rainRules,
];

const byId = new Map(rules.map((rule) => [rule.id, rule]));

export const hitsOf = (id: RuleId, days: readonly RuleDay[], plant: Plant): readonly Hit[] => {
  const rule = byId.get(id);
  return rule && appliesTo(rule, plant.crop) ? rule.find(days, plant) : [];
};

const rulesByCrop = new Map<string | null, readonly RuleId[]>();
/** The rules for a crop; cached, because every field needs them. */
export const rulesOf = (crop: string | null): readonly RuleId[] => {
  const cachedRules = rulesByCrop.get(crop);
  if (cachedRules) return cachedRules;
  const applicable = ruleIds.filter((id) => {
    const rule = byId.get(id);
    return rule !== undefined && appliesTo(rule, crop);
  });
  // Bounded: farmers type any crop name.
  if (rulesByCrop.size < 200) rulesByCrop.set(crop, applicable);
  return applicable;
};

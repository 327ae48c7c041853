import { type RuleId, ruleIds } from '../rule-ids.ts';
import { blights } from './blights.ts';
import { extremes } from './extremes.ts';
import type { Plant } from './plant.ts';
import { rains } from './rain.ts';
import { type Rule, speaksOf } from './rule.ts';
import type { RuleDay } from './series.ts';
import { warmth } from './warmth.ts';
import { wetLeaves } from './wet-leaves.ts';
import type { Hit } from './windows.ts';

/**
 * No rule for locusts: weather alone cannot predict them; only FAO's locust watch or the ministry announces
 * them.
 */
export const rules: readonly Rule[] = [...blights, ...wetLeaves, ...warmth, ...extremes, ...rains];

const byId = new Map(rules.map((rule) => [rule.id, rule]));

export const hitsOf = (id: RuleId, days: readonly RuleDay[], plant: Plant): readonly Hit[] => {
  const rule = byId.get(id);
  return rule && speaksOf(rule, plant.crop) ? rule.find(days, plant) : [];
};

const ofCrop = new Map<string | null, readonly RuleId[]>();
/** The rules for a crop; cached, because every field needs them. */
export const rulesOf = (crop: string | null): readonly RuleId[] => {
  const kept = ofCrop.get(crop);
  if (kept) return kept;
  const some = ruleIds.filter((id) => {
    const rule = byId.get(id);
    return rule !== undefined && speaksOf(rule, crop);
  });
  // Bounded: farmers type any crop name.
  if (ofCrop.size < 200) ofCrop.set(crop, some);
  return some;
};

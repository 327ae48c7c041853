import { conditionsOfCrop } from '#knowledge/index.ts';
import type { ConditionEntry } from '#knowledge/types.ts';

/**
 * Living causes of loss in a crop, including striga. Nutrient deficiency and weather are asked for
 * separately.
 */
const EXCLUDED_TYPES: readonly string[] = ['healthy', 'deficiency', 'physiological'];
export const troublesOf = (crop: string): readonly ConditionEntry[] =>
  conditionsOfCrop(crop).filter(({ type }) => !EXCLUDED_TYPES.includes(type));

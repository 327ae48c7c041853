import { conditionsOfCrop } from '#knowledge/index.ts';
import type { ConditionEntry } from '#knowledge/types.ts';

/**
 * What lives on a crop and costs harvest, striga among it; hunger of the soil and weather are asked for
 * otherwise.
 */
const NO_TROUBLE: readonly string[] = ['healthy', 'deficiency', 'physiological'];
export const troublesOf = (crop: string): readonly ConditionEntry[] =>
  conditionsOfCrop(crop).filter(({ type }) => !NO_TROUBLE.includes(type));

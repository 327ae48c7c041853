import { cleanField } from './clean-field.ts';
import { fieldPests } from './field-pests.ts';
import { seedAndStore } from './seed-and-store.ts';
import { soilAndWater } from './soil.ts';
import { sprays } from './sprays.ts';
import { traps } from './traps.ts';
import type { OrganicAction } from './types.ts';

export type { ActionPhase, OrganicAction } from './types.ts';

/** The curated library: every action has a recipe with its source in the books. */
export const organicActions: readonly OrganicAction[] = [...sprays, ...traps, ...fieldPests, ...soilAndWater, ...cleanField, ...seedAndStore];

const byKey: ReadonlyMap<string, OrganicAction> = new Map(organicActions.map((action) => [action.key, action]));
export const organicAction = (key: string): OrganicAction | undefined => byKey.get(key);

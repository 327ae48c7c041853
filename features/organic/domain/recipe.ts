import type { OrganicAction } from '#knowledge/organic/types.ts';
import type { Condition, Preparation } from '#knowledge/types.ts';

/** Finds an action's recipe on a condition page. */
export const findRecipe = (
  page: Condition | undefined,
  { recipe }: Pick<OrganicAction, 'recipe'>,
): Preparation | null => page?.organicSolutions.find((one) => one.title.en === recipe) ?? null;

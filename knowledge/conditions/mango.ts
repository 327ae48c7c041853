import type { mangoNames } from '../names/mango.ts';
import type { Condition } from '../types.ts';
import { fruitAndTwigConditions } from './mango/fruit-and-twig.ts';
import { leafConditions } from './mango/leaf.ts';
import { leafInsectsConditions } from './mango/leaf-insects.ts';

export const conditions = { ...leafConditions, ...leafInsectsConditions, ...fruitAndTwigConditions } as const satisfies Record<keyof typeof mangoNames, Condition>;

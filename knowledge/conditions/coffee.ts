import type { coffeeNames } from '../names/coffee.ts';
import type { Condition } from '../types.ts';
import { berryConditions } from './coffee/berries.ts';
import { leafConditions } from './coffee/leaf.ts';

export const conditions = { ...leafConditions, ...berryConditions } as const satisfies Record<keyof typeof coffeeNames, Condition>;

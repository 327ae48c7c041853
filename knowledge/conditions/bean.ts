import type { beanNames } from '../names/bean.ts';
import type { Condition } from '../types.ts';
import { insectConditions } from './bean/insects.ts';
import { leafConditions } from './bean/leaf.ts';
import { moreConditions } from './bean/more.ts';

export const conditions = { ...leafConditions, ...moreConditions, ...insectConditions } as const satisfies Record<keyof typeof beanNames, Condition>;

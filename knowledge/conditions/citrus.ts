import type { citrusNames } from '../names/citrus.ts';
import type { Condition } from '../types.ts';
import { diseaseConditions } from './citrus/disease.ts';
import { leafConditions } from './citrus/leaf.ts';

export const conditions = { ...diseaseConditions, ...leafConditions } as const satisfies Record<keyof typeof citrusNames, Condition>;

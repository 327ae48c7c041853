import type { bananaNames } from '../names/banana.ts';
import type { Condition } from '../types.ts';
import { leafAndRootConditions } from './banana/leaf-and-root.ts';
import { wiltsConditions } from './banana/wilts.ts';

export const conditions = { ...wiltsConditions, ...leafAndRootConditions } as const satisfies Record<keyof typeof bananaNames, Condition>;

import type { anyNames } from '../names/any.ts';
import type { Condition } from '../types.ts';
import { care } from './any/care.ts';
import { pests } from './any/pests.ts';

export const conditions = { ...pests, ...care } as const satisfies Record<keyof typeof anyNames, Condition>;

import type { anyNames } from '../names/any.ts';
import type { Condition } from '../types.ts';
import { care } from './any/care.ts';
import { common } from './any/common.ts';
import { pests } from './any/pests.ts';

export const conditions = { ...pests, ...common, ...care } as const satisfies Record<keyof typeof anyNames, Condition>;

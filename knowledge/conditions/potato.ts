import type { potatoNames } from '../names/potato.ts';
import type { Condition } from '../types.ts';
import { blights } from './potato/blights.ts';
import { soilAndSeed } from './potato/soil-and-seed.ts';

export const conditions = { ...blights, ...soilAndSeed } as const satisfies Record<keyof typeof potatoNames, Condition>;

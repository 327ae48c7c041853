import type { tomatoNames } from '../names/tomato.ts';
import type { Condition } from '../types.ts';
import { care } from './tomato/care.ts';
import { leafSpots } from './tomato/leaf-spots.ts';
import { pests } from './tomato/pests.ts';
import { virusesAndWilts } from './tomato/viruses-and-wilts.ts';

export const conditions = { ...leafSpots, ...virusesAndWilts, ...pests, ...care } as const satisfies Record<keyof typeof tomatoNames, Condition>;

import type { maizeNames } from '../names/maize.ts';
import type { Condition } from '../types.ts';
import { earConditions } from './maize/ears.ts';
import { hungerConditions } from './maize/hunger.ts';
import { insectConditions } from './maize/insects.ts';
import { leafConditions } from './maize/leaf.ts';
import { moreLeafConditions } from './maize/more-leaf.ts';
import { virusAndWeedConditions } from './maize/virus-and-weed.ts';
import { waterConditions } from './maize/water.ts';

export const conditions = {
  ...leafConditions, ...moreLeafConditions, ...virusAndWeedConditions, ...insectConditions, ...earConditions, ...hungerConditions, ...waterConditions,
} as const satisfies Record<keyof typeof maizeNames, Condition>;

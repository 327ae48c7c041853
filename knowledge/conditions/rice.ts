import type { riceNames } from '../names/rice.ts';
import type { Condition } from '../types.ts';
import { diseaseConditions } from './rice/disease.ts';
import { insectsAndSoilConditions } from './rice/insects-and-soil.ts';
import { moreDiseaseConditions } from './rice/more-disease.ts';

export const conditions = { ...diseaseConditions, ...moreDiseaseConditions, ...insectsAndSoilConditions } as const satisfies Record<keyof typeof riceNames, Condition>;

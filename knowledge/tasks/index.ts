import { grains } from './grains.ts';
import { lasting } from './lasting.ts';
import type { CropWork } from './types.ts';
import { vegetables } from './vegetables.ts';

export { bestYieldOf as bestOf, type AttainableYield as Reached, type UsualYield as Usual, usualYieldOf as usualOf } from './attainable-yields.ts';
export { taskSources, type TaskSource } from './sources.ts';
export type { Act, Cost, CropWork, Input, Labour, Step, Unit, When } from './types.ts';

export const cropWorks: readonly CropWork[] = [...grains, ...vegetables, ...lasting];

const byCrop: ReadonlyMap<string, CropWork> = new Map(cropWorks.map((work) => [work.crop, work]));

/** The season's work for a crop; null if we have read no source for it. */
export const workOf = (crop: string | null): CropWork | null => (crop === null ? null : byCrop.get(crop) ?? null);

// @cache later

import { type Drawing, leaf } from './crop-paints.ts';
import { produce } from './drawn-produce.ts';
import { seedCrops } from './drawn-seed-crops.ts';

const anyCrop = leaf([8, 58], [58, 6], 0.5);

/** The shapes of a crop, or of a leaf. */
export const shapesOfCrop = (crop: string): Drawing => seedCrops[crop] ?? produce[crop] ?? anyCrop;

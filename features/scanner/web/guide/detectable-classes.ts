import leaf from '#features/scanner/model/leaf.json' with { type: 'json' };
import { NOT_A_LEAF, OTHER_LEAF, splitClass } from '../../domain/leaf-model.ts';
import type { LeafModel } from '../../domain/leaf-model.ts';
import { farmerCropOf } from '../../domain/model-crops.ts';

const model: LeafModel = leaf;
export type Detectability = 'photo' | 'lab' | 'no';

/** The classes that the shipped model can answer, read from the model itself (SCN-12). */
export const detectableClasses: readonly string[] = model.classes.filter(
  (name) => name !== NOT_A_LEAF && name !== OTHER_LEAF,
);

/** How a photo check reports a condition: as a single name, among several, or not at all. */
export const detectabilityOf = (condition: string): Detectability => {
  if (!detectableClasses.includes(condition)) return 'no';
  return model.labOnly.includes(condition) ? 'lab' : 'photo';
};

export interface DetectableCrop {
  readonly crop: string;
  readonly classes: readonly string[];
}

export const detectableByCrop = (as: Exclude<Detectability, 'no'>): readonly DetectableCrop[] => {
  const own = detectableClasses.filter((name) => detectabilityOf(name) === as);
  const crops = [...new Set(own.map((name) => splitClass(name).crop))];
  return crops.map((crop) => ({
    crop: farmerCropOf(crop, as === 'lab'),
    classes: own.filter((name) => splitClass(name).crop === crop),
  }));
};

/** Crops as a farmer names them: the model's pepper is chilli or capsicum. */
export const detectableCropCount = new Set(
  (['photo', 'lab'] as const).flatMap(detectableByCrop).map(({ crop }) => crop),
).size;

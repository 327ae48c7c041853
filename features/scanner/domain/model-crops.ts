import { splitClass } from './leaf-model.ts';
import type { LeafModel } from './leaf-model.ts';

/**
 * The farmer's crops (knowledge/crops.ts) with another name in the model. Chilli was trained on field photos,
 * sweet pepper on laboratory photos. Green gram is not included: its close relative black gram is another
 * plant with other diseases.
 */
const MODEL_CROP: Readonly<Record<string, string>> = {
  chilli: 'pepper',
  capsicum: 'pepper',
  orange: 'citrus',
  lemon: 'citrus',
};
const LAB_ONLY = new Set(['capsicum']);
/**
 * A single name is given only if the farmer grows this one of the related crops. The other is known from
 * laboratory photos only.
 */
const FIELD_TRAINED_CROP: Readonly<Record<string, string>> = { pepper: 'chilli' };

export const modelCropOf = (crop: string): string => MODEL_CROP[crop] ?? crop;

/**
 * The farmer's crop for a model crop, used to file a photo without a named crop. The laboratory's pepper was
 * capsicum.
 */
export const farmerCropOf = (modelCrop: string, isLab = false): string =>
  modelCrop !== 'pepper' ? modelCrop : isLab ? 'capsicum' : 'chilli';

/** The crops that a leaf of this model crop may be: the model does not distinguish chilli from capsicum. */
export const farmerCropsOf = (modelCrop: string): readonly string[] =>
  modelCrop === 'pepper' ? ['chilli', 'capsicum'] : [modelCrop];

/** Whether the model learned everything about the farmer's crop from laboratory photos. */
export const isLabOnlyCrop = (model: LeafModel, crop: string): boolean => {
  const cropClasses = model.classes.filter((name) => splitClass(name).crop === modelCropOf(crop));
  return (
    cropClasses.length > 0 &&
    (LAB_ONLY.has(crop) || cropClasses.every((name) => model.labOnly.includes(name)))
  );
};

export const mayBeNamedAlone = (model: LeafModel, name: string, crop: string | undefined): boolean => {
  const grown = FIELD_TRAINED_CROP[splitClass(name).crop];
  return !model.labOnly.includes(name) && (grown === undefined || grown === crop);
};

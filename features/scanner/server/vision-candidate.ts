import sharp from 'sharp';
import { conditionsOfCrop } from '#knowledge/index.ts';
import { splitClass } from '../domain/leaf-model.ts';
import { farmerCropOf } from '../domain/model-crops.ts';
import type { Finding } from '../domain/scan.ts';
import type { VisionPort } from './ports.ts';

/**
 * Shrinks the photo and strips place, time and camera data, so that an external service receives only the
 * leaf.
 */
const stripMetadata = (photo: Uint8Array): Promise<Uint8Array> =>
  sharp(photo)
    .rotate()
    .resize(768, 768, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();

/**
 * Queries a vision model only when our own model saw a leaf and gave no answer. Its choice becomes the first
 * candidate. It was never evaluated on our photos, so it never gives the answer or overrules one.
 */
export const withVision = async (
  localFinding: Finding,
  vision: VisionPort,
  photo: Uint8Array,
  crop: string | null,
): Promise<Finding> => {
  const first = localFinding.top3[0]?.condition;
  const cropToCheck = crop ?? (first ? farmerCropOf(splitClass(first).crop) : null);
  const conditions =
    cropToCheck === null
      ? []
      : conditionsOfCrop(cropToCheck).map(({ key, name }) => ({ key, name: name.en }));
  if (
    localFinding.outcome === 'answer' ||
    localFinding.outcome === 'no_leaf' ||
    cropToCheck === null ||
    conditions.length === 0
  )
    return localFinding;
  const chosen = await vision.choose({ photo: await stripMetadata(photo), crop: cropToCheck, conditions });
  if (chosen === null || chosen === first) return localFinding;
  const existing = localFinding.top3.find((c) => c.condition === chosen);
  const others = localFinding.top3.filter((c) => c.condition !== chosen).slice(0, 2);
  return {
    ...localFinding,
    outcome: 'candidates',
    top3: [existing ?? { condition: chosen, probability: 0 }, ...others],
    model: vision.modelLabel,
  };
};

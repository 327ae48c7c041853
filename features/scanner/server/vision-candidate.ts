import sharp from 'sharp';
import { conditionsOfCrop } from '#knowledge/index.ts';
import { splitClass } from '../domain/leaf-model.ts';
import { farmerCropOf } from '../domain/model-crops.ts';
import type { Finding } from '../domain/scan.ts';
import type { VisionPort } from './ports.ts';

/** Strips place, time and camera data, so that an external service receives only the leaf. */
const stripMetadata = (photo: Uint8Array): Promise<Uint8Array> =>
  sharp(photo)
    .rotate()
    .resize(768, 768, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();

/**
 * Asks a vision model only when our own model did not give a single name. It adds a candidate. It was never
 * evaluated on our photos, so it never gives the answer or overrules one.
 */
export const withVision = async (
  own: Finding,
  vision: VisionPort,
  photo: Uint8Array,
  crop: string | null,
): Promise<Finding> => {
  const first = own.top3[0]?.condition;
  const asked = crop ?? (first ? farmerCropOf(splitClass(first).crop) : null);
  const conditions =
    asked === null ? [] : conditionsOfCrop(asked).map(({ key, name }) => ({ key, name: name.en }));
  if (own.outcome === 'answer' || own.outcome === 'no_leaf' || asked === null || conditions.length === 0)
    return own;
  const chosen = await vision.choose({ photo: await stripMetadata(photo), crop: asked, conditions });
  if (chosen === null || chosen === first) return own;
  const known = own.top3.find((c) => c.condition === chosen);
  const others = own.top3.filter((c) => c.condition !== chosen).slice(0, 2);
  return {
    ...own,
    outcome: 'candidates',
    top3: [known ?? { condition: chosen, probability: 0 }, ...others],
    model: vision.source,
  };
};

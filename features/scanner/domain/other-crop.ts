import { evidence, groupOf, probabilities, showsNoLeaf, combinePhotos } from './diagnose.ts';
import { NOT_A_LEAF, OTHER_LEAF, cropsOf } from './leaf-model.ts';
import type { LeafModel } from './leaf-model.ts';
import { isLabOnlyCrop, modelCropOf } from './model-crops.ts';

interface Input {
  /** One array of logits per photo of the same plant, 1 to 6. */
  readonly photos: readonly ArrayLike<number>[];
  readonly model: LeafModel;
  /** The crop named by the farmer, or the field's. */
  readonly crop: string | null;
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

/** Probability of each model crop and of the two unknown groups, with no crop named. */
const sharesOf = (p: readonly number[], { classes }: LeafModel): ReadonlyMap<string, number> => {
  const shares = new Map<string, number>();
  classes.forEach((name, i) => shares.set(groupOf(name), (shares.get(groupOf(name)) ?? 0) + p[i]!));
  return shares;
};

/**
 * The model crop that the photos clearly show instead of the named one; null when they do not, and when the
 * model does not know the named crop, because it cannot rule it out then.
 */
export const otherCropSeen = ({ photos, model, crop }: Input): string | null => {
  const named = crop === null ? null : modelCropOf(crop);
  if (crop === null || named === null || !cropsOf(model).includes(named)) return null;
  const leaves = photos
    .map((logits) => ({ p: probabilities(logits, model), loudness: evidence(logits, model) }))
    .filter(({ p }) => !showsNoLeaf(p, model));
  if (leaves.length === 0) return null;
  const shares = [...sharesOf(combinePhotos(leaves.map(({ p }) => p)), model)];
  const [seen, share] = shares.reduce((best, next) => (next[1] > best[1] ? next : best));
  if (seen === named || seen === NOT_A_LEAF || seen === OTHER_LEAF) return null;
  const margin = isLabOnlyCrop(model, crop) ? model.otherCrop.labMargin : model.otherCrop.margin;
  const isEvidenceStrong =
    mean(leaves.map(({ loudness }) => loudness)) >= (model.unknown.evidence[seen] ?? 0) + margin;
  return share >= model.otherCrop.share && isEvidenceStrong ? seen : null;
};

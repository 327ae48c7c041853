import { NOT_A_LEAF, OTHER_LEAF, cropsOf, splitClass } from './leaf-model.ts';
import type { ConditionKey, LeafModel } from './leaf-model.ts';
import { isLabOnlyCrop, mayBeNamedAlone, modelCropOf } from './model-crops.ts';

export interface Guess extends ConditionKey {
  /** Calibrated, 0 to 1. */
  readonly probability: number;
}

export type Diagnosis =
  | {
      readonly kind: 'answer';
      readonly crop: string;
      readonly condition: string;
      readonly confidence: number;
      readonly top3: readonly Guess[];
    }
  /** Learned from laboratory photos only: shows up to three names, whatever the confidence. */
  | { readonly kind: 'candidates'; readonly top3: readonly Guess[] }
  | { readonly kind: 'not_sure'; readonly top3: readonly Guess[] }
  | { readonly kind: 'no_leaf' }
  | { readonly kind: 'unknown_leaf' };

const softmax = (values: readonly number[]): number[] => {
  const high = Math.max(...values);
  const e = values.map((v) => Math.exp(v - high));
  const sum = e.reduce((a, b) => a + b, 0);
  return e.map((v) => v / sum);
};

export const groupOf = (name: string): string =>
  name === NOT_A_LEAF || name === OTHER_LEAF ? name : splitClass(name).crop;

/** Output indexes per crop, computed once for each list of classes. */
const layouts = new WeakMap<readonly string[], ReadonlyMap<string, readonly number[]>>();
const layoutOf = (classes: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const known = layouts.get(classes);
  if (known) return known;
  const groups = new Map<string, number[]>();
  classes.forEach((name, i) => groups.set(groupOf(name), [...(groups.get(groupOf(name)) ?? []), i]));
  layouts.set(classes, groups);
  return groups;
};

/** P(class) = P(crop) at the common temperature × P(condition | crop) at the crop's own temperature. */
export const probabilities = (logits: ArrayLike<number>, { classes, temperatures }: LeafModel): number[] => {
  const common = temperatures['all'] ?? 1;
  const first = softmax(classes.map((_, i) => logits[i]! / common));
  const p = new Array<number>(classes.length).fill(0);
  for (const [group, members] of layoutOf(classes)) {
    const share = members.reduce((sum, i) => sum + first[i]!, 0);
    const within = softmax(members.map((i) => logits[i]! / (temperatures[group] ?? common)));
    members.forEach((i, k) => {
      p[i] = share * within[k]!;
    });
  }
  return p;
};

const logSum = (values: readonly number[]): number => {
  const high = Math.max(...values);
  return high + Math.log(values.reduce((sum, v) => sum + Math.exp(v - high), 0));
};

/**
 * The strength of the known crops' outputs plus their margin over the two unknown classes. A leaf of an
 * unknown crop scores lower than a trained one, even when it resembles a disease.
 */
export const evidence = (logits: ArrayLike<number>, model: LeafModel): number => {
  const isUnknown = (group: string): boolean => group === NOT_A_LEAF || group === OTHER_LEAF;
  const part = (known: boolean): number[] =>
    [...layoutOf(model.classes)].flatMap(([group, members]) =>
      isUnknown(group) === known ? [] : members.map((i) => logits[i]!),
    );
  const loud = logSum(part(true));
  return loud + (loud - logSum(part(false)));
};

/**
 * Combines several photos of one plant by the mean of their log-probabilities. A floor of 1e-4 keeps one
 * photo from vetoing a class.
 */
export const combinePhotos = (photos: readonly (readonly number[])[]): number[] => {
  const classes = photos[0]!.map((_, i) => i);
  return softmax(
    classes.map((i) => photos.reduce((sum, p) => sum + Math.log(Math.max(p[i]!, 1e-4)), 0) / photos.length),
  );
};

const withPrior = (p: readonly number[], model: LeafModel, crop: string | undefined): number[] => {
  if (!crop) return [...p];
  const weighed = p.map((v, i) => {
    const group = groupOf(model.classes[i]!);
    return group === crop || group === NOT_A_LEAF || group === OTHER_LEAF ? v : v * model.otherCropPrior;
  });
  const sum = weighed.reduce((a, b) => a + b, 0);
  return weighed.map((v) => v / sum);
};

const guesses = (p: readonly number[], model: LeafModel): Guess[] =>
  model.classes
    .flatMap((name, i) =>
      groupOf(name) === splitClass(name).crop ? [{ ...splitClass(name), probability: p[i]! }] : [],
    )
    .sort((a, b) => b.probability - a.probability);

interface DiagnoseInput {
  /** One array of logits per photo of the same plant, 1 to 6. */
  readonly photos: readonly ArrayLike<number>[];
  readonly model: LeafModel;
  /**
   * The crop named by the farmer (a key of knowledge/crops.ts). A crop unknown to the model is never
   * diagnosed.
   */
  readonly crop?: string | undefined;
}

const probabilityOf = (p: readonly number[], model: LeafModel, name: string): number =>
  p[model.classes.indexOf(name)] ?? 0;

export const showsNoLeaf = (p: readonly number[], model: LeafModel): boolean =>
  probabilityOf(p, model, NOT_A_LEAF) >= model.unknown.noLeaf;

/** Indexes of the photos that show no leaf: reported to the farmer and left out of the result. */
export const unusablePhotos = (photos: readonly ArrayLike<number>[], model: LeafModel): number[] =>
  photos.flatMap((logits, i) => (showsNoLeaf(probabilities(logits, model), model) ? [i] : []));

export const diagnose = ({ photos, model, crop }: DiagnoseInput): Diagnosis => {
  if (photos.length === 0) throw new RangeError('no photo');
  const leaves = photos
    .map((logits) => ({ logits, p: probabilities(logits, model) }))
    .filter((photo) => !showsNoLeaf(photo.p, model));
  if (leaves.length === 0) return { kind: 'no_leaf' };
  const named = crop === undefined ? undefined : modelCropOf(crop);
  const isCropUnknown = named !== undefined && !cropsOf(model).includes(named);
  const p = withPrior(
    combinePhotos(leaves.map((photo) => photo.p)),
    model,
    isCropUnknown ? undefined : named,
  );
  if (probabilityOf(p, model, NOT_A_LEAF) >= model.unknown.noLeaf) return { kind: 'no_leaf' };
  const [best, ...rest] = guesses(p, model);
  const meanEvidence = leaves.reduce((sum, { logits }) => sum + evidence(logits, model), 0) / leaves.length;
  const isWeak = meanEvidence < (model.unknown.evidence[best!.crop] ?? 0);
  // Evidence too weak for a known leaf, and "no leaf" is the top class: other objects are not called a leaf.
  if (isWeak && probabilityOf(p, model, NOT_A_LEAF) === Math.max(...p)) return { kind: 'no_leaf' };
  const inLabCrop = crop !== undefined && isLabOnlyCrop(model, crop);
  const isOther = named !== undefined && best!.crop !== named;
  // To the model, a field leaf of a lab-trained crop looks like any other crop, so the result is "unknown
  // leaf".
  const isUnreliableLabCrop = inLabCrop && isOther;
  if (
    isCropUnknown ||
    isWeak ||
    isUnreliableLabCrop ||
    probabilityOf(p, model, OTHER_LEAF) >= model.unknown.otherLeaf
  )
    return { kind: 'unknown_leaf' };
  // A disease of another crop is not a diagnosis of the named one. other-crop.ts decides whether to ask the
  // farmer.
  if (isOther) return { kind: 'not_sure', top3: [] };
  const top3 = [best!, ...rest.filter((guess) => named === undefined || guess.crop === named).slice(0, 2)];
  if (inLabCrop || !mayBeNamedAlone(model, `${best!.crop}___${best!.condition}`, crop))
    return { kind: 'candidates', top3 };
  if (best!.probability < (model.thresholds[best!.crop] ?? 1)) return { kind: 'not_sure', top3 };
  return {
    kind: 'answer',
    crop: best!.crop,
    condition: best!.condition,
    confidence: best!.probability,
    top3,
  };
};

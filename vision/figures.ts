import type { Figures, SetFigures, UnknownFigures } from '#features/scanner/domain/accuracy-figures.ts';
/** The shipped model's results on the validation photos: the content of features/scanner/model/figures.json. */
import { diagnose } from '#features/scanner/domain/diagnose.ts';
import { NOT_A_LEAF, OTHER_LEAF, splitClass } from '#features/scanner/domain/leaf-model.ts';
import type { LeafModel } from '#features/scanner/domain/leaf-model.ts';
import { figuresOf, isRefusal, wilson } from '../evals/metrics.ts';
import type { DiagnosedPhoto } from '../evals/metrics.ts';
import { seededRandom } from '../evals/seeded-random.ts';
import { SETS } from './sets.ts';

export interface PhotoLogits {
  readonly set: string;
  readonly class: string;
  readonly logits: readonly number[];
  /** Logits of the server's further views (views.ts); empty where it computes none. */
  readonly more: readonly (readonly number[])[];
}

export const cropOf = (s: Pick<PhotoLogits, 'class'>): string => splitClass(s.class).crop;
export const groupOf = (name: string): string =>
  name === NOT_A_LEAF || name === OTHER_LEAF ? name : splitClass(name).crop;

/** The crop that a farmer would name for a set. */
const farmersCrop = (s: PhotoLogits): string =>
  ({ chilli: 'chilli', pv_pepper: 'capsicum' })[s.set] ?? cropOf(s);

const truthOf = (s: PhotoLogits, model: LeafModel): string | undefined =>
  cropOf(s) === 'unknown' || !model.classes.includes(s.class) ? undefined : s.class;

export const diagnoseAll = (
  seen: readonly PhotoLogits[],
  model: LeafModel,
  cropNamed = false,
): DiagnosedPhoto[] =>
  seen.map((s) => ({
    file: '',
    truth: truthOf(s, model),
    diagnosis: diagnose({ photos: [s.logits], model, crop: cropNamed ? farmersCrop(s) : undefined }),
  }));

const round = (share: number): number => Math.round(share * 1e4) / 1e4;
const top1Of = (judged: readonly DiagnosedPhoto[]): number => figuresOf(judged).top1;
const isKnown = (s: PhotoLogits, model: LeafModel): boolean => truthOf(s, model) !== undefined;
const setNames = (seen: readonly PhotoLogits[]): string[] => [...new Set(seen.map((s) => s.set))];

const summarize = (
  judged: readonly DiagnosedPhoto[],
): Pick<SetFigures, 'top1' | 'answered' | 'rightWhenAnswered' | 'refused' | 'ece' | 'eceByChance'> => {
  const { top1, answered, accuracyWhenAnswered, refused, ece, eceByChance } = figuresOf(judged);
  return {
    top1,
    answered,
    rightWhenAnswered: answered ? accuracyWhenAnswered : null,
    refused,
    ece,
    eceByChance,
  };
};

const setFigures = (own: readonly PhotoLogits[], model: LeafModel): SetFigures => {
  const judged = diagnoseAll(own, model);
  const { n, top1, top3, macroF1, candidates } = figuresOf(judged);
  const { low, high } = wilson(Math.round(top1 * n), n);
  const set = own[0]!.set;
  return {
    crop: cropOf(own[0]!),
    set,
    kind: SETS.find((s) => s.name === set)!.kind,
    n,
    top1Low: low,
    top1High: high,
    top3,
    macroF1,
    candidates,
    ...summarize(judged),
    top1,
    cropNamed: summarize(diagnoseAll(own, model, true)),
  };
};

const KIND_OF_UNKNOWN: Readonly<Record<string, UnknownFigures['kind']>> = {
  neg_background: 'scene',
  neg_imagenet: 'scene',
  ood_otherleaf: 'other_leaf',
};

const unknownFigures = (own: readonly PhotoLogits[], model: LeafModel): UnknownFigures => {
  const judged = diagnoseAll(own, model);
  const share = (holds: (j: DiagnosedPhoto) => boolean): number =>
    round(judged.filter(holds).length / judged.length);
  return {
    set: own[0]!.set,
    kind: KIND_OF_UNKNOWN[own[0]!.set] ?? 'unseen',
    n: own.length,
    rejected: share(isRefusal),
    answeredAnyway: share((j) => j.diagnosis.kind === 'answer'),
  };
};

const SEED = 7;
const SHUFFLES = 20;
const SIZES = [1, 2, 3, 6];

const shuffled = <T>(all: readonly T[], random: () => number): T[] => {
  const out = [...all];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
};

/** Photos of one set and condition in groups of `size`; the remainder is left out. */
const groupsOf = (own: readonly PhotoLogits[], size: number, random: () => number): PhotoLogits[][] =>
  [...new Set(own.map((s) => s.class))].flatMap((cls) => {
    const photos = shuffled(
      own.filter((s) => s.class === cls),
      random,
    );
    return Array.from({ length: Math.floor(photos.length / size) }, (_, i) =>
      photos.slice(i * size, (i + 1) * size),
    );
  });

const groupFigures = (seen: readonly PhotoLogits[], model: LeafModel): Figures['groups'] =>
  setNames(seen).flatMap((set) =>
    SIZES.map((size) => {
      const own = seen.filter((s) => s.set === set);
      const random = seededRandom(SEED);
      const groups = Array.from({ length: SHUFFLES }, () => groupsOf(own, size, random)).flat();
      const judged = groups.map((g): DiagnosedPhoto => ({
        file: '',
        truth: g[0]!.class,
        diagnosis: diagnose({ photos: g.map((s) => s.logits), model, crop: farmersCrop(g[0]!) }),
      }));
      return {
        set,
        crop: cropOf(own[0]!),
        photos: size,
        groups: groups.length / SHUFFLES,
        top1: top1Of(judged),
      };
    }),
  );

const compareServerViews = (seen: readonly PhotoLogits[], model: LeafModel): Figures['secondLook'] => {
  const withFurtherViews = seen.filter((s) => s.more.length > 0);
  return setNames(withFurtherViews).map((set) => {
    const own = withFurtherViews.filter((s) => s.set === set);
    const server = own.map((s): DiagnosedPhoto => ({
      file: '',
      truth: s.class,
      diagnosis: diagnose({ photos: [s.logits, ...s.more], model, crop: farmersCrop(s) }),
    }));
    return {
      set,
      crop: cropOf(own[0]!),
      n: own.length,
      phone: summarize(diagnoseAll(own, model, true)),
      server: summarize(server),
    };
  });
};

/** Crops and conditions that matter most in Kenya but have no photos. */
const WITHOUT_PHOTOS = [
  'cassava',
  'sweet_potato',
  'kale',
  'cabbage',
  'banana',
  'maize___streak_virus',
  'maize___lethal_necrosis',
  'maize___fall_armyworm',
  'bean___anthracnose',
  'coffee___berry_disease',
];

export const measure = (seen: readonly PhotoLogits[], model: LeafModel): Figures => {
  const known = seen.filter((s) => isKnown(s, model));
  const others = seen.filter((s) => !isKnown(s, model));
  const crops = [...new Set(known.map(cropOf))].sort();
  return {
    date: model.date,
    model: model.sha256,
    measuredOn: 'validation photos, held out of training; thresholds and temperatures were set on them',
    sets: setNames(known).map((set) =>
      setFigures(
        known.filter((s) => s.set === set),
        model,
      ),
    ),
    unknown: setNames(others).map((set) =>
      unknownFigures(
        others.filter((s) => s.set === set),
        model,
      ),
    ),
    groups: groupFigures(known, model),
    groupSeed: SEED,
    secondLook: compareServerViews(known, model),
    labOnlyCrops: crops.filter((crop) =>
      model.classes.filter((c) => splitClass(c).crop === crop).every((c) => model.labOnly.includes(c)),
    ),
    missing: WITHOUT_PHOTOS,
  };
};

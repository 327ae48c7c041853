/** The shipped model's results on the validation photos: the content of features/scanner/model/figures.json. */
import { diagnose } from '#features/scanner/domain/diagnose.ts';
import type { Figures, SetFigures, UnknownFigures } from '#features/scanner/domain/figures.ts';
import { NOT_A_LEAF, OTHER_LEAF, splitClass } from '#features/scanner/domain/leaf-model.ts';
import type { LeafModel } from '#features/scanner/domain/leaf-model.ts';
import { dice } from '../evals/dice.ts';
import { figuresOf, isRefusal, wilson } from '../evals/metrics.ts';
import type { Judged } from '../evals/metrics.ts';
import { SETS } from './sets.ts';

export interface Seen {
  readonly set: string;
  readonly class: string;
  readonly logits: readonly number[];
  /** Results with the further views that the server takes (views.ts), where it takes them. */
  readonly more: readonly (readonly number[])[];
}

export const cropOf = (s: Pick<Seen, 'class'>): string => splitClass(s.class).crop;
export const groupOf = (name: string): string =>
  name === NOT_A_LEAF || name === OTHER_LEAF ? name : splitClass(name).crop;

/** The crop that a farmer would name for a set. */
const farmersCrop = (s: Seen): string => ({ chilli: 'chilli', pv_pepper: 'capsicum' })[s.set] ?? cropOf(s);

const truthOf = (s: Seen, model: LeafModel): string | undefined =>
  cropOf(s) === 'unknown' || !model.classes.includes(s.class) ? undefined : s.class;

export const judge = (seen: readonly Seen[], model: LeafModel, cropNamed = false): Judged[] =>
  seen.map((s) => ({
    file: '',
    truth: truthOf(s, model),
    diagnosis: diagnose({ photos: [s.logits], model, crop: cropNamed ? farmersCrop(s) : undefined }),
  }));

const round = (share: number): number => Math.round(share * 1e4) / 1e4;
const rightShare = (judged: readonly Judged[]): number => figuresOf(judged).top1;
const isKnown = (s: Seen, model: LeafModel): boolean => truthOf(s, model) !== undefined;
const setNames = (seen: readonly Seen[]): string[] => [...new Set(seen.map((s) => s.set))];

const short = (
  judged: readonly Judged[],
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

const ofSet = (own: readonly Seen[], model: LeafModel): SetFigures => {
  const judged = judge(own, model);
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
    ...short(judged),
    top1,
    cropNamed: short(judge(own, model, true)),
  };
};

const KIND_OF_UNKNOWN: Readonly<Record<string, UnknownFigures['kind']>> = {
  neg_background: 'scene',
  neg_imagenet: 'scene',
  ood_otherleaf: 'other_leaf',
};

const ofUnknown = (own: readonly Seen[], model: LeafModel): UnknownFigures => {
  const judged = judge(own, model);
  const share = (holds: (j: Judged) => boolean): number => round(judged.filter(holds).length / judged.length);
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
const groupsOf = (own: readonly Seen[], size: number, random: () => number): Seen[][] =>
  [...new Set(own.map((s) => s.class))].flatMap((cls) => {
    const photos = shuffled(
      own.filter((s) => s.class === cls),
      random,
    );
    return Array.from({ length: Math.floor(photos.length / size) }, (_, i) =>
      photos.slice(i * size, (i + 1) * size),
    );
  });

const severalLeaves = (seen: readonly Seen[], model: LeafModel): Figures['groups'] =>
  setNames(seen).flatMap((set) =>
    SIZES.map((size) => {
      const own = seen.filter((s) => s.set === set);
      const random = dice(SEED);
      const groups = Array.from({ length: SHUFFLES }, () => groupsOf(own, size, random)).flat();
      const judged = groups.map((g): Judged => ({
        file: '',
        truth: g[0]!.class,
        diagnosis: diagnose({ photos: g.map((s) => s.logits), model, crop: farmersCrop(g[0]!) }),
      }));
      return {
        set,
        crop: cropOf(own[0]!),
        photos: size,
        groups: groups.length / SHUFFLES,
        top1: rightShare(judged),
      };
    }),
  );

const secondLook = (seen: readonly Seen[], model: LeafModel): Figures['secondLook'] => {
  const looked = seen.filter((s) => s.more.length > 0);
  return setNames(looked).map((set) => {
    const own = looked.filter((s) => s.set === set);
    const server = own.map((s): Judged => ({
      file: '',
      truth: s.class,
      diagnosis: diagnose({ photos: [s.logits, ...s.more], model, crop: farmersCrop(s) }),
    }));
    return {
      set,
      crop: cropOf(own[0]!),
      n: own.length,
      phone: short(judge(own, model, true)),
      server: short(server),
    };
  });
};

/** Most in demand in Kenya, but without photos: keys of crops and conditions. */
const MISSING = [
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

export const measure = (seen: readonly Seen[], model: LeafModel): Figures => {
  const known = seen.filter((s) => isKnown(s, model));
  const others = seen.filter((s) => !isKnown(s, model));
  const crops = [...new Set(known.map(cropOf))].sort();
  return {
    date: model.date,
    model: model.sha256,
    measuredOn: 'validation photos, held out of training; thresholds and temperatures were set on them',
    sets: setNames(known).map((set) =>
      ofSet(
        known.filter((s) => s.set === set),
        model,
      ),
    ),
    unknown: setNames(others).map((set) =>
      ofUnknown(
        others.filter((s) => s.set === set),
        model,
      ),
    ),
    groups: severalLeaves(known, model),
    groupSeed: SEED,
    secondLook: secondLook(known, model),
    labOnlyCrops: crops.filter((crop) =>
      model.classes.filter((c) => splitClass(c).crop === crop).every((c) => model.labOnly.includes(c)),
    ),
    missing: MISSING,
  };
};

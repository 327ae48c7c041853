import type { Diagnosis } from '#features/scanner/domain/diagnose.ts';
/**
 * Metrics over diagnosed photos. A photo refused as "no leaf" or "unknown leaf" has no guess and counts as
 * wrong. Top-1 is the first guess, whether it is shown as an answer, as "not sure", or as the first of the
 * candidates.
 */
import { splitClass } from '#features/scanner/domain/leaf-model.ts';
import { seededRandom } from './seeded-random.ts';

export interface DiagnosedPhoto {
  readonly file: string;
  /** `<crop>___<condition>`, or undefined when the right answer is a refusal. */
  readonly truth: string | undefined;
  readonly diagnosis: Diagnosis;
}

export interface Figures {
  readonly n: number;
  readonly top1: number;
  readonly top3: number;
  readonly macroF1: number;
  /** Answered with one name. */
  readonly answered: number;
  readonly accuracyWhenAnswered: number;
  /** Trained on laboratory photos only: shown with up to three names. */
  readonly candidates: number;
  readonly refused: number;
  readonly ece: number;
  /**
   * The error that a perfectly calibrated model with the same confidences shows on this many photos by
   * chance.
   */
  readonly eceByChance: number;
}

export interface Summary extends Figures {
  readonly unknownN: number;
  readonly unknownRejected: number;
  readonly perCrop: Readonly<Record<string, Figures>>;
}

export const guessesOf = (d: Diagnosis): readonly { readonly name: string; readonly probability: number }[] =>
  'top3' in d ? d.top3.map((g) => ({ name: `${g.crop}___${g.condition}`, probability: g.probability })) : [];

const share = (part: number, whole: number): number =>
  whole ? Math.round((part / whole) * 10_000) / 10_000 : 0;
const count = <T>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length;
const isCorrect = (j: DiagnosedPhoto): boolean => guessesOf(j.diagnosis)[0]?.name === j.truth;

const macroF1 = (photos: readonly DiagnosedPhoto[]): number => {
  const classes = [...new Set(photos.map((j) => j.truth))];
  const scores = classes.map((c) => {
    const hit = count(photos, (j) => j.truth === c && isCorrect(j));
    const predictedCount = count(photos, (j) => guessesOf(j.diagnosis)[0]?.name === c);
    const actualCount = count(photos, (j) => j.truth === c);
    return (2 * hit) / (predictedCount + actualCount);
  });
  return share(
    scores.reduce((a, b) => a + b, 0),
    scores.length,
  );
};

const BINS = 10;

interface Guess {
  readonly confidence: number;
  readonly isRight: boolean;
}

const firstGuesses = (photos: readonly DiagnosedPhoto[]): Guess[] =>
  photos.flatMap((j) => {
    const [first] = guessesOf(j.diagnosis);
    return first ? [{ confidence: first.probability, isRight: isCorrect(j) }] : [];
  });

/** Expected calibration error of the first guess, over ten equal confidence bins. */
const calibrationError = (guesses: readonly Guess[]): number => {
  const gaps = new Array<number>(BINS).fill(0);
  for (const { confidence, isRight } of guesses)
    gaps[Math.min(BINS - 1, Math.floor(confidence * BINS))]! += confidence - (isRight ? 1 : 0);
  return guesses.length ? gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / guesses.length : 0;
};

const DRAWS = 1000;

/**
 * The calibration error expected if each guess were right exactly as often as its confidence; not 0 with few
 * photos.
 */
const errorByChance = (guesses: readonly Guess[]): number => {
  const random = seededRandom(1);
  let sum = 0;
  for (let i = 0; i < DRAWS; i++)
    sum += calibrationError(
      guesses.map(({ confidence }) => ({ confidence, isRight: random() < confidence })),
    );
  return sum / DRAWS;
};

export const isRefusal = ({ diagnosis: { kind } }: DiagnosedPhoto): boolean =>
  kind === 'no_leaf' || kind === 'unknown_leaf';

export const figuresOf = (photos: readonly DiagnosedPhoto[]): Figures => {
  const answered = photos.filter((j) => j.diagnosis.kind === 'answer');
  const guesses = firstGuesses(photos);
  return {
    n: photos.length,
    top1: share(count(photos, isCorrect), photos.length),
    top3: share(
      count(photos, (j) => guessesOf(j.diagnosis).some((g) => g.name === j.truth)),
      photos.length,
    ),
    macroF1: macroF1(photos),
    answered: share(answered.length, photos.length),
    accuracyWhenAnswered: share(count(answered, isCorrect), answered.length),
    candidates: share(
      count(photos, (j) => j.diagnosis.kind === 'candidates'),
      photos.length,
    ),
    refused: share(count(photos, isRefusal), photos.length),
    ece: share(calibrationError(guesses), 1),
    eceByChance: share(errorByChance(guesses), 1),
  };
};

export const summarise = (photos: readonly DiagnosedPhoto[]): Summary => {
  const known = photos.filter((j) => j.truth !== undefined);
  const unknown = photos.filter((j) => j.truth === undefined);
  const crops = [...new Set(known.map((j) => splitClass(j.truth!).crop))].sort();
  return {
    ...figuresOf(known),
    n: photos.length,
    unknownN: unknown.length,
    unknownRejected: share(count(unknown, isRefusal), unknown.length),
    perCrop: Object.fromEntries(
      crops.map((c) => [c, figuresOf(known.filter((j) => splitClass(j.truth!).crop === c))]),
    ),
  };
};

/** 95 % Wilson interval of a proportion. */
export const wilson = (part: number, n: number): { readonly low: number; readonly high: number } => {
  if (n === 0) return { low: 0, high: 1 };
  const z = 1.959964;
  const p = part / n;
  const middle = p + (z * z) / (2 * n);
  const reach = z * Math.sqrt((p * (1 - p) + (z * z) / (4 * n)) / n);
  const round = (v: number): number => Math.round((v / (1 + (z * z) / n)) * 10_000) / 10_000;
  return { low: Math.max(0, round(middle - reach)), high: Math.min(1, round(middle + reach)) };
};

import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import { stem } from '#kit/pure/search/stem.ts';
import { vocabulary } from '#kit/pure/search/vocabulary.ts';
import { idleWords, sameWords } from './same-words.ts';

export const farmVocabulary = vocabulary({ same: sameWords, idle: idleWords });

/**
 * Hashes each feature of a text into this many buckets; the weights of `category-weights.ts` depend on the
 * number and on this counting. No word pairs: untrained ones collide with others and made new questions
 * worse.
 */
export const BUCKETS = 8192;
/** Only the first words of a question are read. */
const WORDS = 400;

const bucketOf = (mark: string): number => {
  let hash = 2166136261;
  for (let i = 0; i < mark.length; i += 1) hash = Math.imul(hash ^ mark.charCodeAt(i), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) & (BUCKETS - 1);
};

/** Character 4-grams including word boundaries, which survive misspelling. */
const pieces = (word: string): readonly string[] => {
  const whole = `_${word}_`;
  return whole.length <= 4
    ? [whole]
    : Array.from({ length: whole.length - 3 }, (_, i) => whole.slice(i, i + 4));
};

const marksOf = (text: string): readonly (readonly [mark: string, weight: number])[] => {
  const words = wordsIn(fold(text).text)
    .slice(0, WORDS)
    .map(({ word }) => word);
  const terms = farmVocabulary.read(words.join(' ')).flatMap((read) => read.terms);
  return [
    ...terms.map((term) => [`t:${term}`, 1] as const),
    ...words.map((word) => [`s:${stem(word)}`, 0.6] as const),
    ...words.flatMap((word) =>
      word.length > 3 ? pieces(word).map((piece) => [`c:${piece}`, 0.25] as const) : [],
    ),
  ];
};

/** Features of a text: bucket and weight, normalised to length 1. */
export const featuresOf = (text: string): ReadonlyMap<number, number> => {
  const features = new Map<number, number>();
  for (const [mark, weight] of marksOf(text)) {
    const at = bucketOf(mark);
    features.set(at, Math.max(features.get(at) ?? 0, weight));
  }
  const length = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  for (const [at, weight] of features) features.set(at, weight / length);
  return features;
};

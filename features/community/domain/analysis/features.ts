import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import { stem } from '#kit/pure/search/stem.ts';
import { vocabulary } from '#kit/pure/search/vocabulary.ts';
import { idleWords, sameWords } from './same-words.ts';

export const farmVocabulary = vocabulary({ synonyms: sameWords, stopWords: idleWords });

/**
 * Number of hash buckets for the features of a text. The weights in `category-weights.ts` depend on this
 * number and on `featuresOf`: train again after a change. Word pairs are left out, because untrained pairs
 * collide with trained features and lowered the accuracy on new questions.
 */
export const BUCKETS = 8192;
/** Only the first words of a question are read. */
const MAX_WORDS = 400;

const bucketOf = (mark: string): number => {
  let hash = 2166136261;
  for (let i = 0; i < mark.length; i += 1) hash = Math.imul(hash ^ mark.charCodeAt(i), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) & (BUCKETS - 1);
};

/** Character 4-grams including word boundaries, which survive misspelling. */
const characterNgrams = (word: string): readonly string[] => {
  const whole = `_${word}_`;
  return whole.length <= 4
    ? [whole]
    : Array.from({ length: whole.length - 3 }, (_, i) => whole.slice(i, i + 4));
};

const weightedFeatures = (text: string): readonly (readonly [mark: string, weight: number])[] => {
  const words = wordsIn(fold(text).text)
    .slice(0, MAX_WORDS)
    .map(({ word }) => word);
  const terms = farmVocabulary.tokenize(words.join(' ')).flatMap((read) => read.terms);
  return [
    ...terms.map((term) => [`t:${term}`, 1] as const),
    ...words.map((word) => [`s:${stem(word)}`, 0.6] as const),
    ...words.flatMap((word) =>
      word.length > 3 ? characterNgrams(word).map((piece) => [`c:${piece}`, 0.25] as const) : [],
    ),
  ];
};

/** Features of a text: bucket and weight, normalised to length 1. */
export const featuresOf = (text: string): ReadonlyMap<number, number> => {
  const features = new Map<number, number>();
  for (const [mark, weight] of weightedFeatures(text)) {
    const at = bucketOf(mark);
    features.set(at, Math.max(features.get(at) ?? 0, weight));
  }
  const length = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  for (const [at, weight] of features) features.set(at, weight / length);
  return features;
};

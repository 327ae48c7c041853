import { synonyms } from './synonyms.ts';

/** Maximum number of search words. Further ones are ignored. */
export const WORDS_MAX = 8;
/** When the words occur in more questions than `MAX_RANKED`, only this many of the newest are ranked. */
export const MAX_RANKED_NEWEST = 2_000;
/** Up to this many matches are ranked completely. Reading them takes some tens of milliseconds. */
export const MAX_RANKED = 4_000;
/** Number of consecutive questions in one partition of the index (`community_document`). */
export const PARTITION_SIZE = 8_192;

const synonymsOf = new Map<string, readonly string[]>();
for (const kin of synonyms)
  for (const word of kin)
    synonymsOf.set(word, [...(synonymsOf.get(word) ?? []), ...kin.filter((other) => other !== word)]);

/** Stop words. */
const stopWords = new Set(
  'a an the and or of to in on at for is are was my our your me i we you it how what why when do does can with from na ya wa za la cha vya kwa ni si katika kama lakini au pia sana hii hizi yangu zangu wangu langu yako gani nini je jinsi kwenye bila ili kuwa bado tu'.split(
    ' ',
  ),
);

/** The search terms: each word with its synonyms. All words must match, each in one of its forms. */
export interface SearchTerm {
  readonly word: string;
  readonly forms: readonly string[];
}

export const searchTermsOf = (search: string): readonly SearchTerm[] => {
  const words = search
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
  const found: SearchTerm[] = [];
  for (let i = 0; i < words.length && found.length < WORDS_MAX; i += 1) {
    const pair = `${words[i]} ${words[i + 1] ?? ''}`;
    const word = synonymsOf.has(pair) ? pair : words[i]!;
    if (word === pair) i += 1;
    if (!stopWords.has(word) && !found.some((f) => f.word === word))
      found.push({ word, forms: [word, ...(synonymsOf.get(word) ?? [])] });
  }
  return found;
};

/**
 * Partitions to search, newest first: enough for `MAX_RANKED_NEWEST` matches, with a margin because the use
 * of words varies with the seasons.
 */
export const partitionsFor = (share: number, newest: number): readonly number[] => {
  const last = Math.floor(newest / PARTITION_SIZE);
  const partitionCount = Math.min(
    last + 1,
    Math.max(2, Math.ceil((1.5 * MAX_RANKED_NEWEST) / Math.max(1, share * PARTITION_SIZE))),
  );
  return Array.from({ length: partitionCount }, (_, i) => last - i);
};

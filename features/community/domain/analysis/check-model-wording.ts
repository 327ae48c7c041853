import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import { stem } from '#kit/pure/search/stem.ts';
import type { Language, Bilingual } from '#knowledge/types.ts';
import { moderate } from './moderation/moderate.ts';
import type { Passage } from './types.ts';

/** A sentence of a language model, with the passages that it repeats, counted from 1. */
export interface ModelSentence {
  readonly of: readonly number[];
  readonly text: string;
}

const MAX_SENTENCE_LENGTH = 600;
/** The minimum share of an action's words that its sentence must contain. */
const MIN_ACTION_COVERAGE = 0.6;

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Connecting words and forms of address that add neither an action nor an object. */
const connectingWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(
    'a an the and or also too it its this that these those your you yours is are be was were of in on at to for with by from as so then next first finally here there they them their may might could can look looks like see seen sign signs show shows describe described seems likely please say says',
  ),
  sw: setOf(
    'na au pia ni wa ya za la cha vya kwa katika kwenye hii hiyo hizi hizo huu huo hili hilo haya hayo yako zako wako lako chako vyako kisha halafu kwanza mwisho huenda inaweza zinaweza yanaweza inaonekana dalili ulizoeleza ulichoeleza unachoona tafadhali basi yaani kuwa',
  ),
};

const bindingWords = setOf(
  'not no never none nor neither without avoid dont doesnt cannot cant wont isnt arent stop nothing only if unless before after until when while during every each once twice least most more less half than one two three four five six seven eight nine ten ' +
    'si bila kamwe epuka wala hata hakuna acha tu ikiwa kama iwapo isipokuwa kabla baada hadi mpaka wakati kila tena angalau zaidi kuliko nusu moja mbili tatu nne tano sita saba nane tisa kumi mara',
);
/** Kiswahili marks negation within the verb: usinyunyizie, haina, hazifi. */
const NEGATED_VERB =
  /^(?:(?:u|m|a|wa|i|zi|ya|ki|vi|li|ku|tu|ni)si|ha(?:i|u|zi|ya|wa|ku|tu|m|pa|vi|ki|li)|si)(?=.{3})/;
const isBinding = (word: string): boolean =>
  bindingWords.has(word) || NEGATED_VERB.test(word) || /\d/.test(word);

const wordsOf = (text: string): readonly string[] => wordsIn(fold(text).text).map(({ word }) => word);

interface TextContent {
  readonly contentWords: readonly string[];
  readonly bindingPhrases: readonly string[];
  readonly numbers: readonly string[];
}
/**
 * The content words of a text, and its binding words: each "not", "only", "before" and number with the word
 * it belongs to.
 */
const extractContent = (texts: readonly string[], language: Language): TextContent => {
  const [told, bound]: string[][] = [[], []];
  for (const text of texts) {
    const words = wordsOf(text).filter((word) => isBinding(word) || !connectingWords[language].has(word));
    words.forEach((word, i) => {
      const next = words[i + 1];
      if (isBinding(word))
        bound?.push(`${word} ${next === undefined ? '' : isBinding(next) ? next : stem(next)}`);
      else told?.push(stem(word));
    });
  }
  return {
    contentWords: told ?? [],
    bindingPhrases: (bound ?? []).sort(),
    numbers: texts
      .flatMap((text) => text.match(/\d+(?:[.,:/–-]\d+)*\s?%?/g) ?? [])
      .map((number) => number.replace(/\s/g, ''))
      .sort(),
  };
};

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);
const coverage = (told: readonly string[], of: readonly string[]): number =>
  of.length === 0 ? 1 : of.filter((one) => told.includes(one)).length / of.length;

/**
 * Whether sentences say nothing beyond the passages they name and leave out no action. A model may join,
 * shorten, reorder and address; if it adds a word that is not in those passages, or drops, adds or moves a
 * number, "not" or "only", our own sentences are used.
 */
export const isFaithfulRewording = (
  sentences: readonly ModelSentence[],
  passages: readonly Passage[],
  name: Bilingual,
  language: Language,
): boolean => {
  const named = sentences.flatMap(({ of }) => of);
  if (
    sentences.length === 0 ||
    new Set(named).size !== named.length ||
    passages.some(({ part }, i) => part === 'immediateActions' && !named.includes(i + 1))
  )
    return false;
  const names = new Set(wordsOf(name[language]).map(stem));
  const isEach = sentences.every(({ of, text }) => {
    const cited = of.flatMap((number) => passages[number - 1] ?? []);
    if (
      cited.length === 0 ||
      cited.length !== of.length ||
      text.length > MAX_SENTENCE_LENGTH ||
      /[^\p{L}\p{M}\p{N}\s.,;:()'"’‘“”%°/–—-]/u.test(text)
    )
      return false;
    const [said, source] = [
      extractContent([text], language),
      extractContent(
        cited.map((passage) => passage.text[language]),
        language,
      ),
    ];
    return (
      said.contentWords.every((word) => source.contentWords.includes(word) || names.has(word)) &&
      isSame(said.bindingPhrases, source.bindingPhrases) &&
      isSame(said.numbers, source.numbers) &&
      cited.every(
        ({ part, text: passage }) =>
          part !== 'immediateActions' ||
          coverage(said.contentWords, extractContent([passage[language]], language).contentWords) >=
            MIN_ACTION_COVERAGE,
      )
    );
  });
  return isEach && moderate(sentences.map(({ text }) => text).join(' ')).verdict === 'ok';
};

export const modelText = (sentences: readonly ModelSentence[], name: Bilingual, language: Language): string =>
  [`${name[language]}:`, ...sentences.map(({ text }) => text.trim())].join(' ');

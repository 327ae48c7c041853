/** Class prefixes of Kiswahili nouns and adjectives; the rest must be long enough to be a root. */
const NOUN_CLASS_PREFIX =
  /^(?:mw(?=[aei])|my(?=[e])|ny(?=e[uk])|ch(?=[ae])|vy(?=[ae])|wa(?=[^aeiou])|mu(?=[^aeiou].{3})|mi|ma|ki|vi|m(?=[^aeiou])|m(?=u)|w(?=e[uk])|m(?=e[uk])|j(?=e[uk])|p(?=e[uk])|z(?=e)|u(?=[^aeiou]))/;
const SUBJECT = '(?:ni|u|a|tu|m|wa|i|ya|zi|ki|vi|li|ku|pa)';
/** Subject and tense prefixes, with a relative marker: ana-, yamesha-, inayo-. */
const TENSE = new RegExp(
  `^${SUBJECT}(?:mesha|ngeli|ngali|nge|na|me|li|ta)(?:yo|zo|cho|vyo|lo|ko|po|mo|ye|o)?(?=.{3})|^na(?=[^aeiou].{3})`,
);
const NEGATIVE = new RegExp(`^(?:ha${SUBJECT}|si|hu)(?:ja|ta|ku)?(?=.{4})`);
const INFINITIVE = /^(?:ku|kw)(?=.{4}|[aeiou][^aeiou].)/;
/** Subjunctive forms: nifanye, tupande, asipate. */
const SUBJUNCTIVE = /^(?:ni|tu|u|wa|a)(?:si)?(?=[^aeiou].{2,}e$)/;
/** Verb extensions: applicative, causative, passive, reciprocal. */
const EXTENSION = /(?:ish|esh|iz|ez|liw|lew|iw|ew|li|le|ik|ek|an|i|e|w)$/;
const MIN_ROOT_LENGTH = 3;
/** Words whose end only looks like a verb extension: kahawia (brown) is not kahawa (coffee). */
const UNSTEMMED_WORDS: ReadonlySet<string> = new Set(['kahawia']);

const VERB_PREFIXES = [NEGATIVE, TENSE, INFINITIVE, SUBJUNCTIVE] as const;

const stripEnding = (word: string): string => {
  let stem = word.replace(/[aeiou]$/, '');
  for (let i = 0; i < 2; i += 1) {
    const next = stem.replace(EXTENSION, '');
    if (next.length < MIN_ROOT_LENGTH || next === stem) break;
    stem = next;
  }
  return stem;
};

const stemKiswahili = (word: string): string => {
  for (const prefix of VERB_PREFIXES) {
    const rest = word.replace(prefix, '');
    if (rest !== word && rest.length >= MIN_ROOT_LENGTH) return stripEnding(rest);
  }
  const rest = word.replace(NOUN_CLASS_PREFIX, '');
  const noun = rest.length >= MIN_ROOT_LENGTH ? rest : word;
  // Agent and action nouns: mkulima, umwagiliaji.
  if (noun.length === MIN_ROOT_LENGTH) return noun;
  return stripEnding(noun.length > MIN_ROOT_LENGTH + 3 ? noun.replace(/ji$/, '') : noun);
};

const stemEnglish = (word: string): string => {
  let stem = word.replace(/ie[sd]$/, 'y').replace(/([^su])s$/, '$1');
  if (stem.length > MIN_ROOT_LENGTH + 2) stem = stem.replace(/(?:ing|ed|ly)$/, '');
  stem = stem.replace(/([^aeiouls])\1$/, '$1');
  return stem.length > MIN_ROOT_LENGTH ? stem.replace(/(?:[ey])$/, '') : stem;
};

/**
 * Kiswahili words end in a vowel, English ones rarely. The stems need only be consistent, because they are
 * compared only with each other.
 */
const ENDS_IN_VOWEL = /[aeiou]$/;
const DIGIT = /\d/;

/**
 * The stem: equal for the forms of one word, as far as light rules can tell. Expects lower case without
 * accents.
 */
export const stem = (word: string): string => {
  if (word.length <= MIN_ROOT_LENGTH || DIGIT.test(word) || UNSTEMMED_WORDS.has(word)) return word;
  return ENDS_IN_VOWEL.test(word)
    ? stemKiswahili(word)
    : stemKiswahili(`${stemEnglish(word)}`.replace(/([^aeiou])$/, '$1a'));
};

/** Class prefixes of Kiswahili nouns and adjectives; the rest must be long enough to be a root. */
const CLASS =
  /^(?:mw(?=[aei])|my(?=[e])|ny(?=e[uk])|ch(?=[ae])|vy(?=[ae])|wa(?=[^aeiou])|mu(?=[^aeiou].{3})|mi|ma|ki|vi|m(?=[^aeiou])|m(?=u)|w(?=e[uk])|m(?=e[uk])|j(?=e[uk])|p(?=e[uk])|z(?=e)|u(?=[^aeiou]))/;
const SUBJECT = '(?:ni|u|a|tu|m|wa|i|ya|zi|ki|vi|li|ku|pa)';
/** Subject and tense prefixes, with a relative marker: ana-, yamesha-, inayo-. */
const TENSE = new RegExp(
  `^${SUBJECT}(?:mesha|ngeli|ngali|nge|na|me|li|ta)(?:yo|zo|cho|vyo|lo|ko|po|mo|ye|o)?(?=.{3})|^na(?=[^aeiou].{3})`,
);
const NEGATIVE = new RegExp(`^(?:ha${SUBJECT}|si|hu)(?:ja|ta|ku)?(?=.{4})`);
const INFINITIVE = /^(?:ku|kw)(?=.{4}|[aeiou][^aeiou].)/;
/** Subjunctive forms: nifanye, tupande, asipate. */
const WISH = /^(?:ni|tu|u|wa|a)(?:si)?(?=[^aeiou].{2,}e$)/;
/** Verb extensions: applicative, causative, passive, reciprocal. */
const EXTENSION = /(?:ish|esh|iz|ez|liw|lew|iw|ew|li|le|ik|ek|an|i|e|w)$/;
const ROOT = 3;
/** Their ends only look like extensions: brown (kahawia) is not coffee. */
const WHOLE: ReadonlySet<string> = new Set(['kahawia']);

const VERB = [NEGATIVE, TENSE, INFINITIVE, WISH] as const;

const shorterEnd = (word: string): string => {
  let stem = word.replace(/[aeiou]$/, '');
  for (let i = 0; i < 2; i += 1) {
    const next = stem.replace(EXTENSION, '');
    if (next.length < ROOT || next === stem) break;
    stem = next;
  }
  return stem;
};

const kiswahili = (word: string): string => {
  for (const prefix of VERB) {
    const rest = word.replace(prefix, '');
    if (rest !== word && rest.length >= ROOT) return shorterEnd(rest);
  }
  const rest = word.replace(CLASS, '');
  const noun = rest.length >= ROOT ? rest : word;
  // Agent and action nouns: mkulima, umwagiliaji.
  if (noun.length === ROOT) return noun;
  return shorterEnd(noun.length > ROOT + 3 ? noun.replace(/ji$/, '') : noun);
};

const english = (word: string): string => {
  let stem = word.replace(/ie[sd]$/, 'y').replace(/([^su])s$/, '$1');
  if (stem.length > ROOT + 2) stem = stem.replace(/(?:ing|ed|ly)$/, '');
  stem = stem.replace(/([^aeiouls])\1$/, '$1');
  return stem.length > ROOT ? stem.replace(/(?:[ey])$/, '') : stem;
};

/**
 * Kiswahili words end in a vowel, English ones rarely. The stems need only be consistent, because they are
 * compared only with each other.
 */
const OPEN = /[aeiou]$/;
const DIGIT = /\d/;

/**
 * The stem: equal for the forms of one word, as far as light rules can tell. Expects lower case without
 * accents.
 */
export const stem = (word: string): string => {
  if (word.length <= ROOT || DIGIT.test(word) || WHOLE.has(word)) return word;
  return OPEN.test(word) ? kiswahili(word) : kiswahili(`${english(word)}`.replace(/([^aeiou])$/, '$1a'));
};

import { spanIn } from '#kit/pure/search/fold.ts';
import { spanOf, type Reading } from './reading.ts';
import { near, terms, type Hit } from './terms.ts';
import type { Span } from './types.ts';
import type { Rule } from './unkind.ts';

const bets = terms(
  'betting|casino|sportpesa|betika|odibets|1xbet|mozzart|mozzartbet|aviator game|play aviator|fixed match|fixed matches|fixed odds|sure bets|sure bet|mega jackpot|forex trading|forex|bitcoin|crypto|cryptocurrency|binary options|bet and win|bet leo|bet now|bet today|place a bet|place your bet|weka bet|kamari|mikeka ya leo|betpawa|gambling',
);

const game = terms('aviator');
const playing = terms('bet|bets|game|play|cheza|inalipa|weka|cashout|win|shinda');
const stake = terms('weka|tuma|wekeza|send|invest|deposit');
const reward = terms(
  'unapata|utapata|upate|unavuna|utavuna|unalipwa|you get|you will get|you receive|you will receive|you earn',
);
const sum = terms('thao|thaos|bob|ksh|kes|sh|shs|shillings|shilingi|elfu|soo|k|mpesa');
/** Money in, more money out, with nothing in between: "Weka thao moja leo, kesho unapata thao tano". */
const quick = (words: Reading['words']): Hit | undefined => {
  const sums = sum(words);
  const into = stake(words).filter((one) => near([one], sums, 1) !== undefined);
  return near(
    into,
    reward(words).filter((one) => near([one], sums, 2) !== undefined),
    8,
  );
};

export const betting: Rule = (reading) => {
  const { words } = reading;
  const hit = bets(words)[0] ?? near(game(words), playing(words), 6) ?? quick(words);
  return hit && { verdict: 'review', reason: 'betting', span: spanOf(reading, reading.words, hit) };
};

/**
 * Matches the character before an address too and cuts it off again: the supported browsers have no
 * look-behind.
 */
const LINK =
  /(?:https?:\/\/|www\.)[^\s]{1,300}|(^|[^\p{L}\d@.])[a-z\d-]{2,40}(?:\s?\.\s?[a-z\d-]{2,40}){0,3}\s?\.\s?(?:com|net|org|info|xyz|top|site|online|link|click|shop|biz|me|ly|gl|app|tk|co\.ke|co|ke)(?![\p{L}\d])(?:\s?\/[^\s]{0,200})?|(^|[^\p{L}\d])[a-z\d-]{2,40} dot (?:com|net|org|co)(?![\p{L}\d])/giu;
/** Domains of the app's own sources and of agricultural authorities. */
const TRUSTED =
  /(?:^|\.)(?:go\.ke|kalro\.org|kephis\.org|fao\.org|cabi\.org|plantwise\.org|plantwiseplusknowledgebank\.org|infonet-biovision\.org|cimmyt\.org|icipe\.org|cipotato\.org|wikipedia\.org|cgiar\.org|ac\.ke|who\.int)$/;

const suspicious = (text: string): boolean =>
  !TRUSTED.test(
    (
      text
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .split(/[/?#:\s]/)[0] ?? ''
    ).replace(/[.,;)]+$/, ''),
  );

export const links: Rule = ({ folded }) => {
  for (const found of folded.text.matchAll(LINK)) {
    // "shambani.me" without a space after the full stop is a sentence, not an address. So is one with a
    // space.
    const before = (found[1] ?? found[2] ?? '').length;
    const link = found[0].slice(before);
    if (/\s/.test(link) && !/\/|\bdot\b|\.\s?(?:com|net|org|ke)$/i.test(link)) continue;
    if (suspicious(link))
      return {
        verdict: 'review',
        reason: 'links',
        span: spanIn(folded, found.index + before, found.index + found[0].length),
      };
  }
  return undefined;
};

const WORD_RUN = 6;
const LETTER_RUN = /(\p{L})\1{14,}/u;
const GROUP = 3;
const FEW = 12;

const wordRun = ({ words, folded }: Reading): Span | undefined => {
  let run = 1;
  for (let i = 1; i < words.length; i += 1) {
    run = words[i]?.word === words[i - 1]?.word ? run + 1 : 1;
    if (run >= WORD_RUN) return spanIn(folded, words[i - run + 1]?.start ?? 0, words[i]?.end ?? 0);
  }
  return undefined;
};

/** The same three words repeated over much of the text. */
const phraseRun = ({ words, folded }: Reading): Span | undefined => {
  if (words.length < FEW) return undefined;
  const seen = new Map<string, number>();
  for (let i = 0; i + GROUP <= words.length; i += 1) {
    const phrase = `${words[i]?.word} ${words[i + 1]?.word} ${words[i + 2]?.word}`;
    const times = (seen.get(phrase) ?? 0) + 1;
    seen.set(phrase, times);
    if (times >= 4 && times * GROUP * 3 >= words.length)
      return spanIn(folded, words[i]?.start ?? 0, words[i + GROUP - 1]?.end ?? 0);
  }
  return undefined;
};

const PICTURE = /\p{Extended_Pictographic}/gu;
const pictures = ({ words, folded }: Reading): Span | undefined => {
  const count = [...folded.text.matchAll(PICTURE)].length;
  return count > 15 && count > words.length ? spanIn(folded, 0, folded.text.length) : undefined;
};

export const repeats: Rule = (reading) => {
  const letters = LETTER_RUN.exec(reading.folded.text);
  const span = letters
    ? spanIn(reading.folded, letters.index, letters.index + letters[0].length)
    : (wordRun(reading) ?? phraseRun(reading) ?? pictures(reading));
  return span && { verdict: 'review', reason: 'repeats', span };
};

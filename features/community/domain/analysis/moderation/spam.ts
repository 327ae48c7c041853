import { originalRange } from '#kit/pure/search/fold.ts';
import type { Rule } from './abuse.ts';
import { spanOf, type PreparedText } from './prepare-text.ts';
import { near, termMatcher, type Hit } from './term-matcher.ts';
import type { Span } from './types.ts';

const bets = termMatcher(
  'betting|casino|sportpesa|betika|odibets|1xbet|mozzart|mozzartbet|aviator game|play aviator|fixed match|fixed matches|fixed odds|sure bets|sure bet|mega jackpot|forex trading|forex|bitcoin|crypto|cryptocurrency|binary options|bet and win|bet leo|bet now|bet today|place a bet|place your bet|weka bet|kamari|mikeka ya leo|betpawa|gambling',
);

const game = termMatcher('aviator');
const playing = termMatcher('bet|bets|game|play|cheza|inalipa|weka|cashout|win|shinda');
const stake = termMatcher('weka|tuma|wekeza|send|invest|deposit');
const reward = termMatcher(
  'unapata|utapata|upate|unavuna|utavuna|unalipwa|you get|you will get|you receive|you will receive|you earn',
);
const sum = termMatcher('thao|thaos|bob|ksh|kes|sh|shs|shillings|shilingi|elfu|soo|k|mpesa');
/** Money in, more money out, with nothing in between: "Weka thao moja leo, kesho unapata thao tano". */
const quickProfit = (words: PreparedText['words']): Hit | undefined => {
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
  const hit = bets(words)[0] ?? near(game(words), playing(words), 6) ?? quickProfit(words);
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

const isSuspicious = (text: string): boolean =>
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
    if (isSuspicious(link))
      return {
        verdict: 'review',
        reason: 'links',
        span: originalRange(folded, found.index + before, found.index + found[0].length),
      };
  }
  return undefined;
};

const WORD_RUN = 6;
const LETTER_RUN = /(\p{L})\1{14,}/u;
const PHRASE_WORDS = 3;
const MIN_WORDS = 12;

const wordRun = ({ words, folded }: PreparedText): Span | undefined => {
  let run = 1;
  for (let i = 1; i < words.length; i += 1) {
    run = words[i]?.word === words[i - 1]?.word ? run + 1 : 1;
    if (run >= WORD_RUN) return originalRange(folded, words[i - run + 1]?.start ?? 0, words[i]?.end ?? 0);
  }
  return undefined;
};

/** The same three words repeated over much of the text. */
const phraseRun = ({ words, folded }: PreparedText): Span | undefined => {
  if (words.length < MIN_WORDS) return undefined;
  const seen = new Map<string, number>();
  for (let i = 0; i + PHRASE_WORDS <= words.length; i += 1) {
    const phrase = `${words[i]?.word} ${words[i + 1]?.word} ${words[i + 2]?.word}`;
    const times = (seen.get(phrase) ?? 0) + 1;
    seen.set(phrase, times);
    if (times >= 4 && times * PHRASE_WORDS * 3 >= words.length)
      return originalRange(folded, words[i]?.start ?? 0, words[i + PHRASE_WORDS - 1]?.end ?? 0);
  }
  return undefined;
};

const EMOJI = /\p{Extended_Pictographic}/gu;
const emojiFlood = ({ words, folded }: PreparedText): Span | undefined => {
  const count = [...folded.text.matchAll(EMOJI)].length;
  return count > 15 && count > words.length ? originalRange(folded, 0, folded.text.length) : undefined;
};

export const repeats: Rule = (reading) => {
  const letters = LETTER_RUN.exec(reading.folded.text);
  const span = letters
    ? originalRange(reading.folded, letters.index, letters.index + letters[0].length)
    : (wordRun(reading) ?? phraseRun(reading) ?? emojiFlood(reading));
  return span && { verdict: 'review', reason: 'repeats', span };
};

import { fold, originalRange, wordsIn, type Folded, type Word } from '#kit/pure/search/fold.ts';
import type { Hit } from './term-matcher.ts';
import type { Span } from './types.ts';

/** A text in the forms that the rules need. */
export interface PreparedText {
  readonly folded: Folded;
  readonly words: readonly Word[];
  /** The words without disguises: digits for letters, spaced-out letters, repeated letters. */
  readonly undisguisedWords: readonly Word[];
  readonly isQuestion: boolean;
}

const forLetter: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const replaceDigits = (word: string): string =>
  /[a-z*]/.test(word) ? word.replace(/[013457@$!]/g, (mark) => forLetter[mark] ?? mark) : word;
/** Doubled letters count once, on both sides of a comparison. */
export const collapseRepeats = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** Harmless words that look like a rude one when double letters are collapsed. */
const harmlessWords: ReadonlySet<string> = new Set(['kuuma', 'looser', 'niger', 'nigers', 'shot', 'shoot']);

const TOKEN = /[a-z0-9@$!*]+/g;
const SEPARATOR = /^[^a-z0-9]{1,3}$/;

/** Joins three or more single letters into one word: s t u p i d, s.t.u.p.i.d. */
const joinSpacedLetters = (pieces: readonly Word[], text: string): readonly Word[] => {
  const out: Word[] = [];
  for (let i = 0; i < pieces.length;) {
    let to = i + 1;
    while (
      pieces[to]?.word.length === 1 &&
      pieces[to - 1]?.word.length === 1 &&
      SEPARATOR.test(text.slice(pieces[to - 1]?.end, pieces[to]?.start))
    )
      to += 1;
    const run = pieces.slice(i, to);
    if (run.length > 2)
      out.push({
        word: run
          .map(({ word }) => word)
          .join('')
          .slice(0, 200),
        start: run[0]?.start ?? 0,
        end: run[run.length - 1]?.end ?? 0,
      });
    else out.push(...run);
    i = to;
  }
  return out;
};

const undisguise = (text: string): readonly Word[] => {
  const pieces = [...text.replace(/'/g, ' ').matchAll(TOKEN)].map((found) => ({
    word: found[0].replace(/!+$/, ''),
    start: found.index,
    end: found.index + found[0].length,
  }));
  return joinSpacedLetters(
    pieces.filter(({ word }) => word !== ''),
    text,
  ).map(({ word, ...place }) => ({
    ...place,
    word: harmlessWords.has(word) ? '' : collapseRepeats(replaceDigits(word)).slice(0, 200),
  }));
};

export const prepareText = (text: string): PreparedText => {
  const folded = fold(text);
  // M-Pesa is one word.
  const words = wordsIn(folded.text.replace(/\bm([\s-])pesa\b/g, "m'pesa"));
  return { folded, words, undisguisedWords: undisguise(folded.text), isQuestion: /\?/.test(folded.text) };
};

export const spanOf = ({ folded }: PreparedText, words: readonly Word[], { from, to }: Hit): Span =>
  originalRange(folded, words[from]?.start ?? 0, words[to - 1]?.end ?? 0);

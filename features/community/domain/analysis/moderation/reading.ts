import { fold, spanIn, wordsIn, type Folded, type Word } from '#kit/pure/search/fold.ts';
import type { Hit } from './terms.ts';
import type { Span } from './types.ts';

/** A text in the forms that the rules need. */
export interface Reading {
  readonly folded: Folded;
  readonly words: readonly Word[];
  /** The words without disguises: digits for letters, spaced-out letters, repeated letters. */
  readonly bare: readonly Word[];
  readonly asks: boolean;
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
const undigit = (word: string): string =>
  /[a-z*]/.test(word) ? word.replace(/[013457@$!]/g, (mark) => forLetter[mark] ?? mark) : word;
/** Doubled letters count once, on both sides of a comparison. */
export const single = (word: string): string => word.replace(/(.)\1+/g, '$1');

/** Harmless words that look like a rude one when double letters are collapsed. */
const honest: ReadonlySet<string> = new Set(['kuuma', 'looser', 'niger', 'nigers', 'shot', 'shoot']);

const PIECE = /[a-z0-9@$!*]+/g;
const APART = /^[^a-z0-9]{1,3}$/;

/** Joins three or more single letters into one word: s t u p i d, s.t.u.p.i.d. */
const joined = (pieces: readonly Word[], text: string): readonly Word[] => {
  const out: Word[] = [];
  for (let i = 0; i < pieces.length;) {
    let to = i + 1;
    while (
      pieces[to]?.word.length === 1 &&
      pieces[to - 1]?.word.length === 1 &&
      APART.test(text.slice(pieces[to - 1]?.end, pieces[to]?.start))
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

const bareWords = (text: string): readonly Word[] => {
  const pieces = [...text.replace(/'/g, ' ').matchAll(PIECE)].map((found) => ({
    word: found[0].replace(/!+$/, ''),
    start: found.index,
    end: found.index + found[0].length,
  }));
  return joined(
    pieces.filter(({ word }) => word !== ''),
    text,
  ).map(({ word, ...place }) => ({
    ...place,
    word: honest.has(word) ? '' : single(undigit(word)).slice(0, 200),
  }));
};

export const readingOf = (text: string): Reading => {
  const folded = fold(text);
  // M-Pesa is one word.
  const words = wordsIn(folded.text.replace(/\bm([\s-])pesa\b/g, "m'pesa"));
  return { folded, words, bare: bareWords(folded.text), asks: /\?/.test(folded.text) };
};

export const spanOf = ({ folded }: Reading, words: readonly Word[], { from, to }: Hit): Span =>
  spanIn(folded, words[from]?.start ?? 0, words[to - 1]?.end ?? 0);

import { SENTENCE_START, type Block, blocksOf, SENTENCE_END, LIST_ITEM_START } from './blocks.ts';
import type { Page, Quote } from './document.ts';

/** `heading`: the heading above, '' without one. */
export interface Sentence extends Quote {
  readonly heading: string;
}

const MAX_SENTENCE_LENGTH = 400;
const MAX_HEADING_LENGTH = 80;

const HYPHENATED_WORD = /\p{Ll}[-\u00ad]$/u;
const HYPHENATED_RANGE = /\d[-–]$/;
/** Words before which a hyphen is part of the word: drought-tolerant, not droughttolerant. */
const COMPOUND =
  /^(?:tolerant|resistant|free|based|drained|rich|term|treated|dried|fed|maturing|yielding|prone|scale|season|quality|grade|pollinated|producing|growing|eating|sucking|boring|borne|known|rotted|decomposed|watered|year|day|week|month|grained|seeded|leaved|leafed|shaped|colou?red)\b/i;

/** Joins two lines: a word split at the end of a line is rejoined, a compound keeps its hyphen. */
const lineBoundary = (before: string, after: string): readonly [before: string, between: string] => {
  if (before === '') return ['', ''];
  if (HYPHENATED_RANGE.test(before) && /^\d/.test(after)) return [before, ''];
  if (!HYPHENATED_WORD.test(before) || !/^\p{Ll}/u.test(after)) return [before, ' '];
  return [before.endsWith('-') && COMPOUND.test(after) ? before : before.slice(0, -1), ''];
};

const joinLines = ({ lines }: Block): { readonly text: string; readonly starts: readonly number[] } => {
  const parts: string[] = [];
  const starts: number[] = [];
  let [length, last] = [0, ''];
  for (const { text } of lines) {
    const [before, between] = lineBoundary(last, text);
    if (parts.length > 0) parts[parts.length - 1] = before;
    length += before.length - last.length + between.length;
    starts.push(length);
    parts.push(between, text);
    length += text.length;
    last = text;
  }
  return { text: parts.join(''), starts };
};

const FULL_STOP = /[.!?]["'”’)]*\s+/g;
/** The full stop of "e.g. " or "J. Kamau" does not end a sentence, nor does one before a lower-case letter. */
const isSentenceEnd = (before: string, after: string): boolean =>
  !/(?:^|[\s(])(?:\p{L}|\p{L}\.\p{L}|vs|approx|fig|no|dr|mr|mrs|prof|k\.v|n\.k|yaani)\.$/iu.test(before) &&
  !/^\p{Ll}/u.test(after);

type Part = readonly [text: string, at: number];

const splitLong = ([whole, from]: Part): readonly Part[] => {
  const parts: Part[] = [];
  let at = 0;
  while (whole.length - at > MAX_SENTENCE_LENGTH) {
    const space = whole.slice(at, at + MAX_SENTENCE_LENGTH + 1).lastIndexOf(' ');
    const end = at + (space > MAX_SENTENCE_LENGTH / 2 ? space : MAX_SENTENCE_LENGTH);
    parts.push([whole.slice(at, end).trim(), from + at]);
    at = end;
  }
  return [...parts, [whole.slice(at).trim(), from + at]];
};

/** "4." and "4. Penalty." stay with the text they introduce. */
const LABEL = /^(?:\(?[\p{L}\d]{1,3}[.)]\s*)?(?:[\p{L}\p{N}'’-]+\s?){0,3}[.)]?$/u;

const partsOf = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  let from = 0;
  for (const stop of text.matchAll(FULL_STOP)) {
    const end = stop.index + stop[0].length;
    if (!isSentenceEnd(text.slice(Math.max(0, stop.index - 8), stop.index + 1), text.slice(end, end + 2)))
      continue;
    if (from === 0 && LIST_ITEM_START.test(text) && LABEL.test(text.slice(0, end).trim())) continue;
    parts.push([text.slice(from, end).trim(), from]);
    from = end;
  }
  return [...parts, [text.slice(from).trim(), from] as const]
    .flatMap(splitLong)
    .filter(([part]) => part !== '');
};

const isHeading = (text: string): boolean =>
  text.length <= MAX_HEADING_LENGTH &&
  !SENTENCE_END.test(text) &&
  !LIST_ITEM_START.test(text) &&
  /\p{L}/u.test(text) &&
  SENTENCE_START.test(text);

/** The sentences of a page in order, each with its first line and its heading. */
export const sentencesOf = ({ n, text }: Page): readonly Sentence[] => {
  let heading = '';
  return blocksOf(text).flatMap((block) => {
    const whole = joinLines(block);
    if (!block.isRow && block.lines.length === 1 && isHeading(whole.text)) heading = whole.text;
    const above = heading === whole.text ? '' : heading;
    let line = 0;
    return partsOf(whole.text).map(([part, at]) => {
      while ((whole.starts[line + 1] ?? Infinity) <= at) line += 1;
      return { page: n, line: block.lines[line]?.lineNumber ?? 1, text: part, heading: above };
    });
  });
};

import type { Page, Quote } from './document.ts';

/** `heading`: what stands above, '' where nothing does. */
export interface Sentence extends Quote { readonly heading: string }

interface Line { readonly text: string; readonly n: number }
interface Block { readonly lines: readonly Line[] }

const LONGEST = 400;
const HEADING_LONGEST = 80;
/** A line that ends so far before the widest one ends its paragraph. */
const SHORT = 0.6;

const ITEM = /^(?:[•▪◦·*–—-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/;
const BEGINS = /^["'“‘(]?[\p{Lu}\d]/u;
const ENDED = /[.!?:;]["'”’)]*$/;
const WORD_BROKEN = /(\p{Ll})[-\u00ad]$/u;

const linesOf = (text: string): readonly Line[] => text.split(/\r\n|[\n\r\u2028\u2029]/).map((line, i) => ({ text: line.replace(/\s+/g, ' ').trim(), n: i + 1 }));

/** Lines that belong together: until an empty line, a new point of a list, or a short line before one that begins anew. */
const blocksOf = (lines: readonly Line[]): readonly Block[] => {
  const widest = lines.reduce((most, { text }) => Math.max(most, text.length), 0);
  const blocks: Line[][] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const isNew = last === null || ITEM.test(line.text) || (BEGINS.test(line.text) && last.text.length < widest * SHORT);
    if (line.text !== '') {
      if (isNew) blocks.push([line]);
      else blocks[blocks.length - 1]?.push(line);
    }
    last = line.text === '' ? null : line;
  }
  return blocks.map((one) => ({ lines: one }));
};

/** A word parted at the end of a line is one word again. */
const joined = ({ lines }: Block): { readonly text: string; readonly starts: readonly number[] } => {
  let text = '';
  const starts: number[] = [];
  for (const line of lines) {
    const isParted = WORD_BROKEN.test(text) && /^\p{Ll}/u.test(line.text);
    text = isParted ? text.slice(0, -1) : text === '' ? '' : `${text} `;
    starts.push(text.length);
    text += line.text;
  }
  return { text, starts };
};

const STOP = /[.!?]["'”’)]*\s+/g;
/** The stop of "e.g. " or "J. Kamau" ends no sentence, nor one before a small letter. */
const isEnd = (before: string, after: string): boolean => !/(?:^|[\s(])(?:\p{L}|\p{L}\.\p{L}|vs|approx|fig|no|dr|mr|mrs|prof|k\.v|n\.k|yaani)\.$/iu.test(before) && !/^\p{Ll}/u.test(after);

const cutLong = (text: string, at: number): readonly (readonly [text: string, at: number])[] => {
  if (text.length <= LONGEST) return [[text, at]];
  const space = text.lastIndexOf(' ', LONGEST);
  const end = space > LONGEST / 2 ? space : LONGEST;
  return [[text.slice(0, end), at], ...cutLong(text.slice(end).trimStart(), at + end)];
};

const partsOf = (text: string): readonly (readonly [text: string, at: number])[] => {
  const parts: (readonly [string, number])[] = [];
  let from = 0;
  for (const stop of text.matchAll(STOP)) {
    const end = stop.index + stop[0].length;
    if (!isEnd(text.slice(Math.max(0, stop.index - 8), stop.index + 1), text.slice(end, end + 2))) continue;
    parts.push([text.slice(from, end).trim(), from]);
    from = end;
  }
  return [...parts, [text.slice(from).trim(), from] as const].filter(([part]) => part !== '').flatMap(([part, at]) => cutLong(part, at));
};

const isHeading = (text: string): boolean => text.length <= HEADING_LONGEST && !ENDED.test(text) && !ITEM.test(text) && /\p{L}/u.test(text) && BEGINS.test(text);

/** The sentences of a page in their order, each with the line it begins on and what stands above it. */
export const sentencesOf = ({ n, text }: Page): readonly Sentence[] => {
  let heading = '';
  return blocksOf(linesOf(text)).flatMap((block) => {
    const whole = joined(block);
    if (block.lines.length === 1 && isHeading(whole.text)) heading = whole.text;
    const above = heading === whole.text ? '' : heading;
    return partsOf(whole.text).map(([part, at]) => {
      const line = whole.starts.reduce((last, start, i) => (start <= at ? i : last), 0);
      return { page: n, line: block.lines[line]?.n ?? 1, text: part, heading: above };
    });
  });
};

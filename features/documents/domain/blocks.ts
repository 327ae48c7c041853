export interface Line {
  readonly text: string;
  readonly lineNumber: number;
}
/** `isRow`: a row of a table or list, which is complete by itself. */
export interface Block {
  readonly lines: readonly Line[];
  readonly isRow: boolean;
}

/** A line shorter than this share of the widest one ends its paragraph. */
const SHORT_LINE_SHARE = 0.6;
/**
 * In a paragraph few lines start with a capital or digit, and some end with a full stop; in a table nearly
 * all start so and none end so.
 */
const TABLE_LINE_SHARE = 0.8;
const MIN_TABLE_LINES = 3;

export const LIST_ITEM_START = /^(?:[•▪◦·*–—-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/;
export const SENTENCE_START = /^["'“‘(]?[\p{Lu}\d]/u;
export const SENTENCE_END = /[.!?:;]["'”’)]*$/;
/** Text in capitals starts every line with one. */
const ALL_CAPS = /^[^\p{Ll}]+$/u;

const linesOf = (text: string): readonly Line[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, i) => ({ text: line.replace(/\s+/g, ' ').trim(), lineNumber: i + 1 }));

/** Lines without an empty line between them. */
const splitAtEmptyLines = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const groups: Line[][] = [[]];
  for (const line of lines) {
    if (line.text === '') groups.push([]);
    else groups[groups.length - 1]?.push(line);
  }
  return groups.filter(({ length }) => length > 0);
};

const isTable = (lines: readonly Line[]): boolean => {
  const shareMatching = (pattern: RegExp): number =>
    lines.filter(({ text }) => pattern.test(text)).length / lines.length;
  return (
    lines.length >= MIN_TABLE_LINES &&
    shareMatching(SENTENCE_START) >= TABLE_LINE_SHARE &&
    shareMatching(SENTENCE_END) <= 1 - TABLE_LINE_SHARE &&
    shareMatching(ALL_CAPS) < TABLE_LINE_SHARE
  );
};

/** A new list item starts a new block, and so does the line after a short one. */
const paragraphsOf = (lines: readonly Line[], widest: number): readonly Block[] => {
  const blocks: Line[][] = [];
  lines.forEach((line, i) => {
    const last = lines[i - 1];
    if (
      !last ||
      LIST_ITEM_START.test(line.text) ||
      (SENTENCE_START.test(line.text) && last.text.length < widest * SHORT_LINE_SHARE)
    )
      blocks.push([line]);
    else blocks[blocks.length - 1]?.push(line);
  });
  return blocks.map((group) => ({ lines: group, isRow: false }));
};

/** Paragraphs and table rows of a page. */
export const blocksOf = (text: string): readonly Block[] => {
  const lines = linesOf(text);
  const widest = lines.reduce((max, { text: { length } }) => Math.max(max, length), 0);
  return splitAtEmptyLines(lines).flatMap((one) =>
    isTable(one) ? one.map((line) => ({ lines: [line], isRow: true })) : paragraphsOf(one, widest),
  );
};

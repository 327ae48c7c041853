export interface Line {
  readonly text: string;
  readonly n: number;
}
/** `isRow`: a row of a table or list, which is complete by itself. */
export interface Block {
  readonly lines: readonly Line[];
  readonly isRow: boolean;
}

/** A line shorter than this share of the widest one ends its paragraph. */
const SHORT = 0.6;
/**
 * In a paragraph few lines start with a capital or digit, and some end with a full stop; in a table nearly
 * all start so and none end so.
 */
const ROWS = 0.8;
const MIN_ROWS = 3;

export const ITEM = /^(?:[•▪◦·*–—-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/;
export const BEGINS = /^["'“‘(]?[\p{Lu}\d]/u;
export const ENDED = /[.!?:;]["'”’)]*$/;
/** Text in capitals starts every line with one. */
const LOUD = /^[^\p{Ll}]+$/u;

const linesOf = (text: string): readonly Line[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, i) => ({ text: line.replace(/\s+/g, ' ').trim(), n: i + 1 }));

/** Lines without an empty line between them. */
const stretchesOf = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const stretches: Line[][] = [[]];
  for (const line of lines) {
    if (line.text === '') stretches.push([]);
    else stretches[stretches.length - 1]?.push(line);
  }
  return stretches.filter(({ length }) => length > 0);
};

const isTable = (lines: readonly Line[]): boolean => {
  const share = (form: RegExp): number => lines.filter(({ text }) => form.test(text)).length / lines.length;
  return lines.length >= MIN_ROWS && share(BEGINS) >= ROWS && share(ENDED) <= 1 - ROWS && share(LOUD) < ROWS;
};

/** A new list item starts a new block, and so does the line after a short one. */
const paragraphsOf = (lines: readonly Line[], widest: number): readonly Block[] => {
  const blocks: Line[][] = [];
  lines.forEach((line, i) => {
    const last = lines[i - 1];
    if (!last || ITEM.test(line.text) || (BEGINS.test(line.text) && last.text.length < widest * SHORT))
      blocks.push([line]);
    else blocks[blocks.length - 1]?.push(line);
  });
  return blocks.map((one) => ({ lines: one, isRow: false }));
};

/** Paragraphs and table rows of a page. */
export const blocksOf = (text: string): readonly Block[] => {
  const lines = linesOf(text);
  const widest = lines.reduce((most, { text: { length } }) => Math.max(most, length), 0);
  return stretchesOf(lines).flatMap((one) =>
    isTable(one) ? one.map((line) => ({ lines: [line], isRow: true })) : paragraphsOf(one, widest),
  );
};

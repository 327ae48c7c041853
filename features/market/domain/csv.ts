/** Maximum line length: a longer line means that it is not a price list. */
const LONGEST = 20_000;

/**
 * Parses a CSV in chunks of any size: quotes, both line endings, a byte-order mark; `;` when the first line
 * has no comma.
 */
export const csvReader = (onRow: (cells: readonly string[], line: number) => void) => {
  let cells: string[] = [];
  let cell = '';
  let length = 0;
  let line = 1;
  let inQuotes = false;
  let afterQuote = false;
  let separator: string | null = null;
  let first = true;

  const endCell = (): void => {
    cells.push(cell);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (cells.length > 1 || cells[0] !== '') onRow(cells, line);
    cells = [];
    length = 0;
    line += 1;
  };
  const guess = (text: string): void => {
    const head = text.split('\n', 1)[0]!;
    separator = head.includes(',') ? ',' : head.includes(';') ? ';' : head.includes('\t') ? '\t' : ',';
  };
  const take = (letter: string): void => {
    if ((length += 1) > LONGEST) throw new RangeError('a line is too long');
    if (inQuotes) {
      if (letter === '"') {
        inQuotes = false;
        afterQuote = true;
      } else cell += letter;
    } else if (letter === '"' && (cell === '' || afterQuote)) {
      // A doubled quote inside quotes is one quote.
      if (afterQuote) cell += '"';
      inQuotes = true;
      afterQuote = false;
    } else {
      afterQuote = false;
      if (letter === separator) endCell();
      else if (letter === '\n') endRow();
      else if (letter !== '\r') cell += letter;
    }
  };
  return {
    push: (piece: string): void => {
      let text = piece;
      if (first && text !== '') {
        first = false;
        text = text.replace(/^\uFEFF/, '');
        guess(text);
      }
      for (const letter of text) take(letter);
    },
    end: (): void => {
      if (cell !== '' || cells.length > 0) endRow();
    },
  };
};

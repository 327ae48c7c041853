/** RFC 4180, with a byte order mark so that Excel recognises UTF-8. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet runs a text that starts like this as a formula; a leading apostrophe prevents it. */
const FORMULA_START = /^[=+\-@\t\r]/;

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const safe = typeof value === 'string' && FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
};

export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

export const toCsv = (
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string =>
  CSV_BYTE_ORDER_MARK +
  csvLine(columns) +
  rows.map((row) => csvLine(columns.map((column) => row[column]))).join('');

/** The separator in the first line. Spreadsheets in some locales write semicolons. */
const separatorOf = (text: string): string => {
  const first = text.slice(0, text.search(/[\r\n]/) + 1 || text.length);
  return [',', ';', '\t'].reduce(
    (best, sign) => (first.split(sign).length > first.split(best).length ? sign : best),
    ',',
  );
};

/** Cells of a CSV text, line by line. Skips empty lines. */
export const readCsv = (raw: string): readonly (readonly string[])[] => {
  const text = raw.startsWith(CSV_BYTE_ORDER_MARK) ? raw.slice(1) : raw;
  const separator = separatorOf(text);
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  const quoted = (): string => {
    let value = '';
    for (at += 1; at < text.length; at += 1) {
      if (text[at] !== '"') {
        value += text[at];
        continue;
      }
      if (text[at + 1] !== '"') {
        at += 1;
        break;
      }
      value += '"';
      at += 1;
    }
    return value;
  };
  const plain = (): string => {
    const from = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    return text.slice(from, at);
  };
  const endLine = (): void => {
    if (line.some((value) => value.trim() !== '')) lines.push(line);
    line = [];
  };
  while (at < text.length) {
    line.push(text[at] === '"' ? quoted() + plain() : plain());
    if (text[at] === separator) {
      at += 1;
      if (at >= text.length) line.push('');
      continue;
    }
    endLine();
    while (text[at] === '\r' || text[at] === '\n') at += 1;
  }
  endLine();
  return lines;
};

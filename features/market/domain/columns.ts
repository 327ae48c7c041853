/** The three known price list formats. */
export type ListFormat = 'wfp' | 'hapi' | 'kamis';

const requiredColumns: Readonly<Record<ListFormat, readonly string[]>> = {
  wfp: ['date', 'market', 'commodity', 'unit', 'currency', 'price'],
  hapi: ['reference_period_start', 'market_name', 'commodity_name', 'unit', 'currency_code', 'price'],
  kamis: ['commodity', 'market', 'wholesale', 'retail', 'date'],
};
/** Column names in older WFP files. */
const oldWfpNames: Readonly<Record<string, string>> = {
  mktname: 'market',
  cmname: 'commodity',
  um: 'unit',
  cur_name: 'currency',
  lat: 'latitude',
  lon: 'longitude',
};

export interface Columns {
  readonly shape: ListFormat;
  /** The text of a column in a row. Empty when the file has no such column. */
  cellText(row: readonly string[], name: string): string;
}

const normalizeName = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '_');

/** Finds the columns by header name, in any order and among others. Null when it is not a price list. */
export const readColumns = (header: readonly string[]): Columns | null => {
  const names = header.map(normalizeName);
  for (const [shape, needed] of Object.entries(requiredColumns) as [ListFormat, readonly string[]][]) {
    const at = new Map<string, number>();
    names.forEach((name, i) => {
      const known = shape === 'wfp' ? (oldWfpNames[name] ?? name) : name;
      if (!at.has(known)) at.set(known, i);
    });
    if (needed.every((name) => at.has(name)))
      return { shape, cellText: (row, name) => (row[at.get(name) ?? -1] ?? '').trim() };
  }
  return null;
};

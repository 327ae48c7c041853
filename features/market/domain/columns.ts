/** The three known price list formats. */
export type Shape = 'wfp' | 'hapi' | 'kamis';

const shapes: Readonly<Record<Shape, readonly string[]>> = {
  wfp: ['date', 'market', 'commodity', 'unit', 'currency', 'price'],
  hapi: ['reference_period_start', 'market_name', 'commodity_name', 'unit', 'currency_code', 'price'],
  kamis: ['commodity', 'market', 'wholesale', 'retail', 'date'],
};
/** Column names in older WFP files. */
const otherNames: Readonly<Record<string, string>> = {
  mktname: 'market',
  cmname: 'commodity',
  um: 'unit',
  cur_name: 'currency',
  lat: 'latitude',
  lon: 'longitude',
};

export interface Columns {
  readonly shape: Shape;
  /** The text of a column in a row. Empty when the file has no such column. */
  of(row: readonly string[], name: string): string;
}

const plain = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '_');

/** The columns by the header names; null when it is not a price list. In any order, with others between. */
export const readColumns = (header: readonly string[]): Columns | null => {
  const names = header.map(plain);
  for (const [shape, needed] of Object.entries(shapes) as [Shape, readonly string[]][]) {
    const at = new Map<string, number>();
    names.forEach((name, i) => {
      const known = shape === 'wfp' ? (otherNames[name] ?? name) : name;
      if (!at.has(known)) at.set(known, i);
    });
    if (needed.every((name) => at.has(name)))
      return { shape, of: (row, name) => (row[at.get(name) ?? -1] ?? '').trim() };
  }
  return null;
};

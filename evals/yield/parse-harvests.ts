import type { YieldsByCounty } from '#features/yields/domain/county-record.ts';

export const COLUMNS = ['county', 'year', 'area_ha', 'yield_t_ha'] as const;
/** Minimum area in hectares: harvests from less land are noise (KilimoSTAT, SOURCES). */
const MIN_AREA_HA = 1_000;

export interface ParsedHarvests {
  readonly counties: YieldsByCounty;
  readonly acceptedRows: number;
  /** Skipped rows, by reason. */ readonly skippedRows: Readonly<Record<string, number>>;
}
export class InvalidFileError extends Error {}

/** Cells of one row; quoted cells may contain commas. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) =>
    cell!.replace(/^"|"$/g, '').replaceAll('""', '"').trim(),
  );

interface HarvestRow {
  readonly county: string;
  readonly year: number;
  readonly yieldTPerHa: number;
}
const parseNumber = (text: string | undefined): number =>
  text === undefined || text === '' ? Number.NaN : Number(text);

/** A row as a harvest, or why it is skipped. */
const parseRow = (cell: (name: string) => string | undefined): HarvestRow | string => {
  const [county, year, area, yieldTPerHa] = [
    cell('county') ?? '',
    parseNumber(cell('year')),
    parseNumber(cell('area_ha')),
    parseNumber(cell('yield_t_ha')),
  ];
  if (county === '' || !Number.isInteger(year) || year < 1900 || year > 2100) return 'no county or year';
  if (Number.isNaN(area) || Number.isNaN(yieldTPerHa)) return 'no area or yield';
  if (cell('flag')) return `marked "${cell('flag')}"`;
  if (!(yieldTPerHa > 0 && yieldTPerHa < 200)) return 'implausible yield';
  return area >= MIN_AREA_HA
    ? { county, year, yieldTPerHa }
    : `less than ${MIN_AREA_HA.toLocaleString('en')} ha`;
};

/** Throws `InvalidFileError` with a message when the file is not a table of harvests. */
export const parseHarvests = (text: string): ParsedHarvests => {
  const [header = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const names = cellsOf(header).map((name) => name.toLowerCase());
  const missing = COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new InvalidFileError(
      `The header must name the columns ${COLUMNS.join(', ')} (flag is optional). Missing: ${missing.join(', ')}.`,
    );
  const counties = new Map<string, Map<number, number>>();
  const skippedRows: Record<string, number> = {};
  let acceptedRows = 0;
  for (const line of lines) {
    const cells = cellsOf(line);
    const row = parseRow((name) => cells[names.indexOf(name)]);
    if (typeof row === 'string') {
      skippedRows[row] = (skippedRows[row] ?? 0) + 1;
      continue;
    }
    const record = counties.get(row.county) ?? new Map<number, number>();
    if (record.has(row.year))
      throw new InvalidFileError(
        `${row.county} has two harvests of ${row.year}. Use one crop and one row per year.`,
      );
    counties.set(row.county, record.set(row.year, row.yieldTPerHa));
    acceptedRows += 1;
  }
  if (acceptedRows === 0)
    throw new InvalidFileError(
      `No line holds a county, a year, at least ${MIN_AREA_HA} hectares and a yield in t/ha.`,
    );
  return { counties, acceptedRows, skippedRows };
};

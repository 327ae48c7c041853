import type { YieldsByCounty } from '#features/yields/domain/county-record.ts';

export const COLUMNS = ['county', 'year', 'area_ha', 'yield_t_ha'] as const;
/** Minimum area in hectares: harvests from less land are noise (KilimoSTAT, SOURCES). */
const MIN_AREA_HA = 1_000;

export interface ParsedHarvests {
  readonly counties: YieldsByCounty;
  readonly kept: number;
  /** Skipped rows, by reason. */ readonly left: Readonly<Record<string, number>>;
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
  readonly harvest: number;
}
const parseNumber = (text: string | undefined): number =>
  text === undefined || text === '' ? Number.NaN : Number(text);

/** A row as a harvest, or why it is skipped. */
const parseRow = (cell: (name: string) => string | undefined): HarvestRow | string => {
  const [county, year, area, harvest] = [
    cell('county') ?? '',
    parseNumber(cell('year')),
    parseNumber(cell('area_ha')),
    parseNumber(cell('yield_t_ha')),
  ];
  if (county === '' || !Number.isInteger(year) || year < 1900 || year > 2100)
    return 'without a county or a year';
  if (Number.isNaN(area) || Number.isNaN(harvest)) return 'without an area or a yield';
  if (cell('flag')) return `marked "${cell('flag')}"`;
  if (!(harvest > 0 && harvest < 200)) return 'with a yield no field gives';
  return area >= MIN_AREA_HA ? { county, year, harvest } : `less than ${MIN_AREA_HA.toLocaleString('en')} ha`;
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
      `The first line must name the columns ${COLUMNS.join(', ')} (and may name flag). Missing: ${missing.join(', ')}.`,
    );
  const counties = new Map<string, Map<number, number>>();
  const left: Record<string, number> = {};
  let kept = 0;
  for (const line of lines) {
    const cells = cellsOf(line);
    const row = parseRow((name) => cells[names.indexOf(name)]);
    if (typeof row === 'string') {
      left[row] = (left[row] ?? 0) + 1;
      continue;
    }
    const record = counties.get(row.county) ?? new Map<number, number>();
    if (record.has(row.year))
      throw new InvalidFileError(
        `${row.county} has two harvests of ${row.year}. One crop and one line a year are wanted.`,
      );
    counties.set(row.county, record.set(row.year, row.harvest));
    kept += 1;
  }
  if (kept === 0)
    throw new InvalidFileError(
      `No line holds a county, a year, at least ${MIN_AREA_HA} hectares and a yield in t/ha.`,
    );
  return { counties, kept, left };
};

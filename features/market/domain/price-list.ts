import type { Day } from '#kit/pure/days.ts';
import { type Columns, readColumns, type ListFormat } from './columns.ts';
import { isOutlier, nationalMedians, type ComparablePrice } from './outliers.ts';
import { marketPlaces } from './place.ts';
import { type Price, type Reason, reasons } from './price.ts';
import { readRow } from './read-row.ts';

/** A refused line, for the person who uploaded the file. */
export interface Example {
  readonly line: number;
  readonly reason: Reason;
  readonly text: string;
}

export interface PriceList {
  /** Null: unknown columns. */
  readonly shape: ListFormat | null;
  /** Price lines, without headings. */
  readonly read: number;
  /** Lines with at least one accepted price. */
  readonly kept: number;
  readonly prices: readonly Price[];
  /** Line counts by refusal reason. */
  readonly refused: Readonly<Partial<Record<Reason, number>>>;
  readonly examples: readonly Example[];
}

const MAX_EXAMPLES_PER_REASON = 3;
/** Twenty times the complete file for Kenya's twenty years. */
const MAX_LINES = 500_000;

export const priceKey = (
  p: Pick<Price, 'source' | 'market' | 'variety' | 'grade' | 'unit' | 'type' | 'day'>,
): string => [p.source, p.market, p.variety, p.grade, p.unit, p.type, p.day].join('|');

interface Line {
  readonly line: number;
  readonly text: string;
  readonly prices: readonly Price[];
}

const createRefusalLog = () => {
  const counts: Partial<Record<Reason, number>> = {};
  const examples: Example[] = [];
  return {
    counts,
    examples,
    refuse: (reason: Reason, line: number, text: string): void => {
      counts[reason] = (counts[reason] ?? 0) + 1;
      if (counts[reason] <= MAX_EXAMPLES_PER_REASON)
        examples.push({ line, reason, text: text.slice(0, 160) });
    },
  };
};

/** In the order most useful to a reader. */
const inReasonOrder = (counts: Partial<Record<Reason, number>>): Partial<Record<Reason, number>> =>
  Object.fromEntries(reasons.filter((reason) => counts[reason]).map((reason) => [reason, counts[reason]!]));

/** An existing price with its `priceKey`. */
export type KnownPrice = ComparablePrice & { readonly key: string };

/** Reads a price list line by line and returns its content at the end. */
export const priceListReader = (today: Day) => {
  const lines: Line[] = [];
  const { counts, examples, refuse } = createRefusalLog();
  const reading = { places: marketPlaces(), today };
  let columns: Columns | null = null;
  let header = false;
  let read = 0;

  const addRow = (cells: readonly string[], line: number): void => {
    if (!header) {
      header = true;
      columns = readColumns(cells);
      return;
    }
    // HXL tags below the headings, written by HDX until 2025.
    if (!columns || cells.find((cell) => cell !== '')?.startsWith('#')) return;
    if ((read += 1) > MAX_LINES) throw new RangeError('too many lines');
    const found = readRow(columns, cells, reading);
    if ('reason' in found) refuse(found.reason, line, cells.join(','));
    else lines.push({ line, text: cells.join(','), prices: found.prices });
  };

  /** The last line of a key wins: it corrects earlier ones. */
  const withoutRepeats = (): Line[] => {
    const last = new Map<string, Line>();
    for (const line of lines) for (const price of line.prices) last.set(priceKey(price), line);
    return lines.filter((line) => {
      if (line.prices.some((price) => last.get(priceKey(price)) === line)) return true;
      refuse('twice', line.line, line.text);
      return false;
    });
  };

  /** The date range and crops read so far. */
  const span = (): { readonly from: Day; readonly to: Day; readonly crops: readonly string[] } | null => {
    const prices = lines.flatMap((line) => line.prices);
    if (prices.length === 0) return null;
    const days = prices.map(({ day }) => day).sort();
    return {
      from: days[0]!,
      to: days[days.length - 1]!,
      crops: [...new Set(prices.map(({ commodity }) => commodity))],
    };
  };

  /**
   * Existing prices are included in the outlier check, except those that the list repeats, so that a list
   * read twice gives the same result.
   */
  const end = (known: readonly KnownPrice[] = []): PriceList => {
    const shape = (columns as Columns | null)?.shape ?? null;
    if (!shape) return { shape, read, kept: 0, prices: [], refused: { columns: 1 }, examples: [] };
    const distinctLines = withoutRepeats();
    const listKeys = new Set(distinctLines.flatMap(({ prices }) => prices.map(priceKey)));
    const others = known.filter(({ key }) => !listKeys.has(key));
    const medianFor = nationalMedians([...distinctLines.flatMap(({ prices }) => prices), ...others]);
    const kept = distinctLines.flatMap(({ line, text, prices }) => {
      const plausible = prices.filter((price) => !isOutlier(price.perKg, medianFor(price)));
      if (plausible.length === 0) refuse('outlier', line, text);
      return plausible;
    });
    const refusedLines = Object.values(counts).reduce((sum, n) => sum + n, 0);
    return { shape, read, kept: read - refusedLines, prices: kept, refused: inReasonOrder(counts), examples };
  };
  return { addRow, span, end };
};
export type PriceListReader = ReturnType<typeof priceListReader>;

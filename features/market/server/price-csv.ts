import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import type { Day } from '#kit/pure/days.ts';
import { priceListReader, type PriceListReader } from '../domain/price-list.ts';

/** Maximum line length in characters: a longer line means that it is not a price list. */
const MAX_LINE_LENGTH = 20_000;

const separatorOf = (header: string): string => [',', ';', '\t'].find((one) => header.includes(one)) ?? ',';

const readCsv = async (
  chunks: AsyncIterable<string> | Iterable<string>,
  onRow: (cells: readonly string[], line: number) => void,
): Promise<void> => {
  const rest = Readable.from(chunks)[Symbol.asyncIterator]();
  let start = '';
  while (!start.includes('\n') && start.length < MAX_LINE_LENGTH) {
    const { done, value } = await rest.next();
    if (done) break;
    start += value;
  }
  const parser = parse({
    bom: true,
    delimiter: separatorOf(start.split('\n', 1)[0]!),
    info: true,
    max_record_size: MAX_LINE_LENGTH,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  await pipeline(
    async function* () {
      yield start;
      yield* rest;
    },
    parser,
    async (rows: AsyncIterable<{ record: string[]; info: Info }>) => {
      for await (const { record, info } of rows) onRow(record, info.lines);
    },
  );
};

/**
 * Reads a price list that arrives as CSV, in chunks of any size. Throws a `RangeError` when a line is too
 * long, a quote is not closed, or there are too many lines.
 */
export const readPriceCsv = async (
  chunks: AsyncIterable<string> | Iterable<string>,
  today: Day,
): Promise<PriceListReader> => {
  const reader = priceListReader(today);
  try {
    await readCsv(chunks, reader.addRow);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new RangeError(error.code === 'CSV_MAX_RECORD_SIZE' ? 'a line is too long' : error.message);
  }
  return reader;
};

import { readFile } from 'node:fs/promises';
import {
  backTest,
  coverage,
  type Prediction,
  countiesWithoutGain,
  type Score,
  score,
} from './yield/back-test.ts';
import { InvalidFileError, type ParsedHarvests, parseHarvests } from './yield/parse-harvests.ts';
import { tableOf } from './yield/table.ts';

const USAGE =
  'usage: npm run -s eval -- yield <csv> [--table]\n<csv>: county,year,area_ha,yield_t_ha[,flag], one line per county and year. --table: prints the rows of county-base.ts.';
/** The first five years are for training; every later year is predicted from the years before it. */
const TRAINING_YEARS = 5;
const WANTED_COVERAGE = { least: 0.75, most: 0.85 };

const line = (name: string, { rmse, mae, r2 }: Score): string =>
  `${name.padEnd(34)} RMSE ${rmse.toFixed(3)}  MAE ${mae.toFixed(3)}  R² ${r2.toFixed(2)}`;
const report = ({ acceptedRows, skippedRows }: ParsedHarvests): string =>
  [
    `${acceptedRows} harvests`,
    ...Object.entries(skippedRows).map(([why, n]) => `${n} left out: ${why}`),
  ].join('; ');

const printBackTest = (made: readonly Prediction[], out: (text: string) => void): boolean => {
  const [ours, own, last] = [
    score(made, (m) => m.forecast),
    score(made, (m) => m.mean),
    score(made, (m) => m.lastYear),
  ];
  const [share, same] = [coverage(made), countiesWithoutGain(made)];
  const years = made.map(({ year }) => year);
  out(
    `${made.length} county-years, ${Math.min(...years)} to ${Math.max(...years)}, each from earlier years only; t/ha`,
  );
  out(line('the county’s own past mean', own));
  out(line('last year’s harvest of the county', last));
  out(line('Mavuno', ours));
  out(`80 % range: ${(share * 100).toFixed(1)} % of the actual harvests lie within it (required: 75 to 85)`);
  out(
    same.length === 0
      ? 'Better than the county’s own average in every county.'
      : `No better than your county’s average: ${same.join(', ')}`,
  );
  const [beats, holds] = [
    ours.rmse < own.rmse && ours.rmse < last.rmse,
    share >= WANTED_COVERAGE.least && share <= WANTED_COVERAGE.most,
  ];
  out(beats ? 'holds: it errs less than both' : 'FAILS: it does not err less than both');
  out(
    holds
      ? 'holds: the range is neither too narrow nor too wide'
      : 'FAILS: the range is too narrow or too wide',
  );
  return beats && holds;
};

/** Back-test of county harvests. Exit code 0: passed; 1: failed; 2: no data. */
export const evaluateYield = async (
  args: readonly string[],
  out: (text: string) => void,
  warn: (text: string) => void,
): Promise<number> => {
  const [path] = args.filter((arg) => !arg.startsWith('--'));
  if (path === undefined) {
    warn(USAGE);
    return 2;
  }
  try {
    const read = parseHarvests(await readFile(path, 'utf8'));
    const years = [...new Set([...read.counties.values()].flatMap((record) => [...record.keys()]))].sort(
      (a, b) => a - b,
    );
    const [first, last] = [years[0]!, years[years.length - 1]!];
    if (args.includes('--table')) {
      for (const row of tableOf(read.counties, first + TRAINING_YEARS, last)) out(row);
      return 0;
    }
    const made = backTest(read.counties, first + TRAINING_YEARS, last);
    if (made.length < 2)
      throw new InvalidFileError(
        `At least ${TRAINING_YEARS + 1} years are required: ${TRAINING_YEARS} for training and one to predict. This file has ${years.length}.`,
      );
    out(report(read));
    return printBackTest(made, out) ? 0 : 1;
  } catch (fault) {
    if (fault instanceof InvalidFileError) warn(`${path}: ${fault.message}`);
    else if ((fault as NodeJS.ErrnoException).code)
      warn(`${path} could not be read (${(fault as NodeJS.ErrnoException).code}).`);
    else throw fault;
    return 2;
  }
};

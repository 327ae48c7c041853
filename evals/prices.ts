import { createReadStream, existsSync, statSync } from 'node:fs';
import { MAX_LIST_BYTES } from '#features/market/domain/limits.ts';
import type { PriceList } from '#features/market/domain/price-list.ts';
import { type Price, type Reason } from '#features/market/domain/price.ts';
import { readPriceCsv } from '#features/market/server/price-csv.ts';
import { addDays, dayInNairobi, daysBetween } from '#kit/pure/days.ts';

type Print = (line: string) => void;

export const reasonText: Readonly<Record<Reason, string>> = {
  columns: 'unknown columns',
  other_country: 'another country',
  currency: 'not in Kenya shillings',
  not_a_crop: 'not a crop of the app (flour, sugar, fuel, leaves, imports)',
  forecast: 'a forecast, not a market price',
  market: 'no market named',
  date: 'no readable date',
  us_date: 'an ambiguous date: month and day could be swapped',
  future: 'a future date',
  no_price: 'no price',
  zero: 'a price of zero or less',
  unit: 'a unit without a weight (a piece, a bunch, a lorry)',
  absurd: 'an implausible price',
  outlier: 'beyond half or twice the national median of its month',
  twice: 'a repeated price',
};

/** Reads the list in chunks, as the server does. */
const readFile = async (file: string, today: string): Promise<PriceList> =>
  (await readPriceCsv(createReadStream(file, { encoding: 'utf8' }), today)).end();

const perCrop = (prices: readonly Price[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const { commodity } of prices) counts.set(commodity, (counts.get(commodity) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
};

export const report = (
  { shape, read, kept, prices, refused, examples }: PriceList,
  today: string,
): string[] => {
  const days = prices.map(({ day }) => day).sort();
  const newest = days[days.length - 1];
  return [
    `columns         ${shape ?? 'none that are known'}`,
    `rows read       ${read}`,
    `rows kept       ${kept} (${prices.length} prices of ${new Set(prices.map(({ market }) => market)).size} markets)`,
    `rows refused    ${read - kept}`,
    ...Object.entries(refused).map(
      ([reason, n]) => `  ${reason.padEnd(14)}${String(n).padStart(7)}  ${reasonText[reason as Reason]}`,
    ),
    ...(newest
      ? [
          `from ${days[0]} to ${newest}, the newest ${daysBetween(newest, today)} days old; ${prices.filter(({ day }) => day > addDays(today, -60)).length} prices of the last 60 days`,
        ]
      : []),
    ...(prices.some(({ camp }) => camp)
      ? [
          `${prices.filter(({ camp }) => camp).length} prices are of refugee camps: never near a farm, and in no median`,
        ]
      : []),
    ...perCrop(prices).map(([crop, n]) => `  ${crop.padEnd(14)}${String(n).padStart(7)}`),
    ...examples.map(({ line, reason, text }) => `line ${line}: ${reason}: ${text}`),
  ];
};

/** `eval -- prices <csv>`: prints what the file would import, and what is refused and why. Writes nothing. */
export const evaluatePrices = async (args: readonly string[], print: Print, warn: Print): Promise<number> => {
  const [file] = args.filter((arg) => !arg.startsWith('-'));
  if (!file || !existsSync(file) || !statSync(file).isFile()) {
    warn('usage: npm run -s eval -- prices <csv> [--json]');
    return 2;
  }
  if (statSync(file).size > MAX_LIST_BYTES) {
    warn(`The file has more than ${MAX_LIST_BYTES / 1e6} MB; no price list has.`);
    return 1;
  }
  const today = dayInNairobi(new Date());
  const list = await readFile(file, today);
  if (args.includes('--json'))
    print(
      JSON.stringify({
        shape: list.shape,
        read: list.read,
        kept: list.kept,
        prices: list.prices.length,
        refused: list.refused,
      }),
    );
  else for (const line of report(list, today)) print(line);
  return list.shape === null ? 1 : 0;
};

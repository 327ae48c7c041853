// node tools/run.mjs tools/prices/pack.ts <wfp_food_prices_ken.csv>: writes the price table that the server ships.
import { createReadStream, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Price } from '#features/market/domain/price.ts';
import { readPriceCsv } from '#features/market/server/price-csv.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { root } from '../commands/ready.mjs';

const FIRST_DAY = '2024-01-01';
const CREDIT =
  '# World Food Programme, Kenya - Food Prices, through the Humanitarian Data Exchange (data.humdata.org), CC BY-IGO. ' +
  'Crops that Mavuno knows, from 2024, without the markets of refugee camps.';

const groupBy = <T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const [, , source] = process.argv;
if (!source) throw new Error('Name the CSV file of the World Food Programme.');
const reader = await readPriceCsv(createReadStream(source, 'utf8'), dayInNairobi(new Date()));
const prices = reader
  .end([])
  .prices.filter(({ day, camp }) => day >= FIRST_DAY && !camp)
  .toSorted((a, b) => (a.day < b.day ? -1 : 1));

const rates = [
  ...groupBy(
    prices.filter(({ usdRate }) => usdRate !== null),
    ({ day }) => day,
  ),
].map(([day, list]) => `${day}:${median(list.map(({ usdRate }) => usdRate!))}`);
const quote = ({ day, price }: Price): string => `${day}:${price}`;
const lines = [...groupBy(prices, ({ market }) => market)]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([market, list]) => [
    ['@', market, list[0]!.county ?? '', list[0]!.lat ?? '', list[0]!.lng ?? ''].join('|'),
    ...[...groupBy(list, ({ variety, unit, type }) => [variety, unit, type].join('|'))].map(
      ([series, quotes]) => `${series}|${quotes.map(quote).join(' ')}`,
    ),
  ]);
const file = path.join(root, 'knowledge/prices/kenya.txt');
writeFileSync(file, `${[CREDIT, `$|${rates.join(' ')}`, ...lines].join('\n')}\n`);
process.stdout.write(`${prices.length} prices, newest ${prices.at(-1)!.day}: ${file}\n`);

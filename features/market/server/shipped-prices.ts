import { readFileSync } from 'node:fs';
import type { Database } from '#kit/server/database/database.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { endRun, lastOfFeed, startImportRun } from './import-runs.ts';
import { savePrices, validateList } from './importer.ts';

const HEADER =
  'date,market,admin2,latitude,longitude,commodity,unit,pricetype,currency,price,usdprice,countryiso3';
/** A line of the table starts with this for the dollar's rate of each day, and with `@` for a market. */
const [RATES, MARKET, COMMENT] = ['$', '@', '#'];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const pairsOf = (text: string): [string, string][] =>
  text.split(' ').map((pair) => pair.split(':', 2) as [string, string]);

/**
 * The lines of `knowledge/prices/kenya.txt` as the list of the World Food Programme that they were taken
 * from.
 */
function* listOfTable(table: string): Generator<string> {
  yield `${HEADER}\n`;
  let rates = new Map<string, string>();
  let place = '';
  for (const line of table.split('\n')) {
    if (line === '' || line.startsWith(COMMENT)) continue;
    const cells = line.split('|');
    if (cells[0] === RATES) rates = new Map(pairsOf(cells[1]!));
    else if (cells[0] === MARKET) place = cells.slice(1).map(quoted).join(',');
    else {
      const [commodity, unit, type, quotes] = cells as [string, string, string, string];
      for (const [day, price] of pairsOf(quotes)) {
        const rate = Number(rates.get(day));
        const usd = rate > 0 ? (Number(price) / rate).toFixed(4) : '';
        yield `${day},${place},${quoted(commodity)},${quoted(unit)},${type},KES,${price},${usd},KEN\n`;
      }
    }
  }
}

/** In `market_imports`. A newer table needs another name to be loaded by servers that have this one. */
const TABLE_NAME = 'wfp-2026-03';

interface ShippedPricesDeps {
  readonly db: Database;
  readonly listeners: () => Listeners;
  /** The path of the table. */
  readonly file: string;
}

/** Imports the table that comes with the server, once, through the same checks as any list. */
export const loadShippedPrices = async (
  { db, listeners, file }: ShippedPricesDeps,
  now: Date,
): Promise<void> => {
  if ((await db.asSystem((tx) => lastOfFeed(tx, TABLE_NAME))).done !== null) return;
  const id = await db.asSystem((tx) => startImportRun(tx, TABLE_NAME, null));
  if (id === null) return;
  const list = await validateList(db, listOfTable(readFileSync(file, 'utf8')), now);
  await db.asSystem(async (tx) => {
    const changed = await savePrices(tx, list.prices, now, listeners);
    await endRun(tx, id, { ...list, changed });
  });
};

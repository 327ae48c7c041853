import { addDays, dayInNairobi, type Day } from '#kit/pure/days.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { type Listeners, recordEvent } from '#kit/server/sync/events.ts';
import type { PriceList } from '../domain/price-list.ts';
import { MAX_PRICE_AGE_DAYS, type Price } from '../domain/price.ts';
import { MARKET_TOPIC } from '../prices-contract.ts';
import { NIL_USER_ID, PRICES_IMPORTED, type PricesImported } from './api.ts';
import { readPriceCsv } from './price-csv.ts';
import { pricesAround, newestDays, upsertPrices } from './sql.ts';

/** Rows per SQL statement. */
const ROWS_PER_STATEMENT = 2000;

/** Per crop and market, the newest price later than the known one. On the same day, wholesale before retail. */
const newerPrices = (prices: readonly Price[], before: ReadonlyMap<string, Day>, oldest: Day): Price[] => {
  const found = new Map<string, Price>();
  for (const price of prices) {
    const key = `${price.commodity}\n${price.market}`;
    const [last, best] = [before.get(key), found.get(key)];
    if (price.camp || price.type === 'farm_gate' || price.day < oldest || (last && price.day <= last))
      continue;
    if (!best || price.day > best.day || (price.day === best.day && best.type !== 'wholesale'))
      found.set(key, price);
  }
  return [...found.values()];
};

/** Writes prices and notifies of markets with current ones in the same transaction; old prices are history. */
export const savePrices = async (
  tx: Transaction,
  prices: readonly Price[],
  now: Date,
  listeners: () => Listeners,
  reportId?: string,
): Promise<number> => {
  const crops = [...new Set(prices.map(({ commodity }) => commodity))];
  const before = new Map(
    (await newestDays(tx, crops)).map((row) => [`${row.commodity}\n${row.market_name}`, row.day]),
  );
  let changed = 0;
  for (let i = 0; i < prices.length; i += ROWS_PER_STATEMENT)
    changed += await upsertPrices(tx, prices.slice(i, i + ROWS_PER_STATEMENT), reportId);
  for (const { commodity, market, county, day, perKg, currency, type, source } of newerPrices(
    prices,
    before,
    addDays(dayInNairobi(now), -MAX_PRICE_AGE_DAYS),
  )) {
    const payload: PricesImported = { crop: commodity, market, county, day, perKg, currency, type, source };
    await recordEvent(
      tx,
      { userId: NIL_USER_ID, name: PRICES_IMPORTED, payload: { ...payload } },
      listeners(),
    );
  }
  if (changed > 0) tx.announce(MARKET_TOPIC);
  return changed;
};

/** A list as received, checked against existing prices. */
export const validateList = async (
  db: Database,
  pieces: AsyncIterable<string> | Iterable<string>,
  now: Date,
): Promise<PriceList> => {
  const reader = await readPriceCsv(pieces, dayInNairobi(now));
  const span = reader.span();
  const known =
    span === null ? [] : await db.asSystem((tx) => pricesAround(tx, span.crops, span.from, span.to));
  return reader.end(known);
};

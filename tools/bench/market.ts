import { validateList, savePrices } from '#features/market/server/importer.ts';
import { openDatabase, sql, type Database } from '#kit/server/database/database.ts';
import type { Connection } from '#kit/server/database/embedded.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { databaseConfigOf } from '../../e2e/harness/database.ts';
import { startServer } from '../../e2e/harness/shared.ts';

const ROWS = 26_000;
const MARKETS = 130;
const CHUNK_SIZE = 65_536;
const commodities = [
  'Maize (white, dry)',
  'Beans (dry)',
  'Rice (aromatic)',
  'Tomatoes',
  'Potatoes (Irish)',
] as const;

/** As many rows as the full price file of Kenya, all for known crops, so that each is checked and saved. */
const syntheticPriceList = (): string => {
  const lines = Array.from({ length: ROWS }, (_, i) => {
    const market = i % MARKETS;
    const month = Math.floor(i / (MARKETS * commodities.length));
    const commodity = commodities[Math.floor(i / MARKETS) % commodities.length]!;
    const day = `${2022 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;
    const perKg = 40 + (market % 20) + (month % 12) * 2;
    return `${day},Rift Valley,Nakuru,Market ${market},${market},${(-1.2 + market / 60).toFixed(2)},${(35.2 + (market % 40) / 20).toFixed(2)},crops,"${commodity}",1,90 KG,actual,Wholesale,KES,${perKg * 90},${((perKg * 90) / 129).toFixed(2)}`;
  });
  return [
    'date,admin1,admin2,market,market_id,latitude,longitude,category,commodity,commodity_id,unit,priceflag,pricetype,currency,price,usdprice',
    ...lines,
  ].join('\n');
};

const chunksOf = function* (text: string): Generator<string> {
  for (let i = 0; i < text.length; i += CHUNK_SIZE) yield text.slice(i, i + CHUNK_SIZE);
};

const importPrices = async (
  db: Database,
  text: string,
): Promise<{ seconds: number; accepted: number; changed: number }> => {
  const from = performance.now();
  const now = new Date();
  const list = await validateList(db, chunksOf(text), now);
  const changed = await db.asSystem((tx) => savePrices(tx, list.prices, now, () => ({})));
  return { seconds: (performance.now() - from) / 1000, accepted: list.prices.length, changed };
};
const tableDigest = async (db: Database): Promise<string> =>
  (
    await db.asSystem((tx) =>
      tx.one<{ whole: string }>(
        sql`select count(*) || ' ' || md5(string_agg(m::text, '|' order by id)) as whole from market_data m`,
      ),
    )
  ).whole;

/**
 * Imports a whole list into the database of a running server, then imports it again, which must change
 * nothing. The slower of both.
 */
export const measureMarket = async () => {
  const server = await startServer({ DATABASE_URL: '' });
  const db = await openDatabase({ write: databaseConfigOf(server) as Connection, log: silentLog });
  try {
    const list = syntheticPriceList();
    const first = await importPrices(db, list);
    const before = await tableDigest(db);
    const again = await importPrices(db, list);
    if (first.accepted !== ROWS || first.changed !== ROWS)
      throw new Error(`accepted ${first.accepted} and wrote ${first.changed} of ${ROWS}`);
    if (again.changed !== 0 || (await tableDigest(db)) !== before)
      throw new Error('the same list twice gave another table');
    console.error(
      `prices: ${ROWS} rows in ${first.seconds.toFixed(2)} s; the same once more in ${again.seconds.toFixed(2)} s, and nothing changed`,
    );
    return { 'market.import_rows_s': Math.max(first.seconds, again.seconds) };
  } finally {
    await db.close();
    await server.stop();
  }
};

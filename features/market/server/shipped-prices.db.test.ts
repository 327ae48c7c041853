import path from 'node:path';
import { expect, test } from 'vitest';
import { sql } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { loadShippedPrices } from './shipped-prices.ts';

const file = path.resolve('knowledge/prices/kenya.txt');

test('a new server has real prices of Kenyan markets, each with its day, and loads them once', async () => {
  const { database: db } = await testDatabase();
  const deps = { db, listeners: () => ({}), file };
  const now = new Date('2026-11-29T09:00:00Z');
  await loadShippedPrices(deps, now);
  const found = await db.one<Record<string, unknown>>(sql`
    select count(*)::int as prices, count(distinct market_name)::int as markets, to_char(min(date), 'YYYY-MM-DD') as oldest,
      to_char(max(date), 'YYYY-MM-DD') as newest, bool_and(source = 'wfp' and currency = 'KES' and not camp) as real
    from market_data
  `);
  expect(found).toMatchObject({ oldest: '2024-01-15', newest: '2026-02-15', real: true });
  expect(found.prices).toBeGreaterThan(2_000);
  expect(found.markets).toBeGreaterThan(100);
  const [maize] = await db.many(sql`
    select price, unit, price_per_kg, county, usd_rate from market_data
    where market_name = 'Wakulima (Nakuru)' and commodity = 'maize' and price_type = 'wholesale' order by date desc limit 1
  `);
  expect(maize).toMatchObject({ unit: '90 KG', county: 'Nakuru' });
  await db.asSystem((tx) => tx.run(sql`delete from market_data where market_name = 'Wakulima (Nakuru)'`));
  await loadShippedPrices(deps, now);
  expect(await db.many(sql`select 1 as x from market_data where market_name = 'Wakulima (Nakuru)'`)).toEqual(
    [],
  );
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Price } from '../domain/price.ts';
import { readPriceCsv } from './price-csv.ts';

const TODAY = '2026-03-20';
const rows = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
const read = async (text: string) => (await readPriceCsv([text], TODAY)).end();
const one = async (text: string): Promise<Price> => {
  const { prices } = await read(text);
  expect(prices).toHaveLength(1);
  return prices[0]!;
};

const WFP =
  'date,admin1,admin2,market,market_id,latitude,longitude,category,commodity,commodity_id,unit,priceflag,pricetype,currency,price,usdprice';
const maize = (
  over: Partial<
    Record<'date' | 'market' | 'at' | 'commodity' | 'unit' | 'flag' | 'type' | 'currency' | 'price', string>
  > = {},
): string =>
  `${over.date ?? '2026-03-15'},Rift Valley,Nakuru,${over.market ?? 'Wakulima (Nakuru)'},5,${over.at ?? '-0.28,36.07'},cereals and tubers,"${over.commodity ?? 'Maize (white, dry)'}",67,${over.unit ?? '90 KG'},${over.flag ?? 'actual'},${over.type ?? 'Wholesale'},${over.currency ?? 'KES'},${over.price ?? '4050'},31.4`;

describe('WFP’s three formats, the HDX API and KAMIS give the same price', () => {
  const price = {
    commodity: 'maize',
    county: 'Nakuru',
    perKg: 45,
    price: 4050,
    unit: '90 KG',
    unitKg: 90,
    currency: 'KES',
    type: 'wholesale',
    day: '2026-03-15',
    camp: false,
  };

  test('MKT-11: with ids, as WFP writes since 2025', async () =>
    expect(await one(`${WFP}\n${maize()}`)).toMatchObject({
      ...price,
      source: 'wfp',
      market: 'Wakulima (Nakuru)',
      variety: 'Maize (white, dry)',
      lat: -0.28,
      usdRate: 128.98,
    }));

  test('MKT-11: with a line of HXL tags, as in HDX files of 2023', async () =>
    expect(
      await one(
        rows(`
    date,admin1,admin2,market,latitude,longitude,category,commodity,unit,priceflag,pricetype,currency,price,usdprice
    #date,#adm1+name,#adm2+name,#loc+market+name,#geo+lat,#geo+lon,#item+type,#item+name,#item+unit,#item+price+flag,#item+price+type,#currency,#value,#value+usd
    2026-03-15,Rift Valley,Nakuru,Nakuru,-0.28,36.07,cereals and tubers,Maize (white),90 KG,actual,Wholesale,KES,4050,31.4`),
      ),
    ).toMatchObject(price));

  test('MKT-11: with a leading number column and no flag, as in files of 2021', async () =>
    expect(
      await one(
        rows(`
    ,date,cmname,unit,category,price,currency,country,admname,adm1id,mktname,pricetype
    ,#date,#item+name,#item+unit,#item+type,#value,#currency,#country+name,#adm1+name,#adm1+code,#name+market,#item+price+type
    0,2026-03-15,Maize (white),90 KG,cereals and tubers,4050,KES,Kenya,Nakuru,1,Nakuru,Wholesale`),
      ),
    ).toMatchObject({ commodity: 'maize', perKg: 45, market: 'Nakuru', day: '2026-03-15' }));

  test('MKT-11: from the HDX API', async () =>
    expect(
      await one(
        rows(`
    location_code,admin1_name,market_name,lat,lon,commodity_category,commodity_name,unit,price_flag,price_type,currency_code,price,reference_period_start,reference_period_end
    KEN,Nakuru,Wakulima (Nakuru),-0.28,36.07,cereals and tubers,"Maize (white, dry)",90 KG,actual,Wholesale,KES,4050,2026-03-15,2026-04-14`),
      ),
    ).toMatchObject({ ...price, source: 'wfp' }));

  test('MKT-11b: KAMIS: wholesale and retail from one line, missing prices left out, day first, grade kept', async () => {
    const { prices, shape, refused } = await read(
      rows(`
      Commodity,Classification,Grade,Sex,Market,Wholesale,Retail,Supply Volume,County,Date
      Dry Maize,White Maize,1,-,Nakuru Wakulima,45.00/Kg,60.00/Kg,"3,600",Nakuru,15/03/2026
      Dry Onions,-,-,-,Njoro,-,-,-,Nakuru,2026-03-15
      Cabbages,-,-,-,Njoro,"2,520/126Kg Bag",-,-,Nakuru,15-03-2026`),
    );
    expect(shape).toBe('kamis');
    expect(
      prices.map(({ commodity, type, perKg, day, grade, volume, county }) => [
        commodity,
        type,
        perKg,
        day,
        grade,
        volume,
        county,
      ]),
    ).toEqual([
      ['maize', 'wholesale', 45, '2026-03-15', '1', 3600, 'Nakuru'],
      ['maize', 'retail', 60, '2026-03-15', '1', null, 'Nakuru'],
      ['cabbage', 'wholesale', 20, '2026-03-15', '', null, 'Nakuru'],
    ]);
    expect(refused).toEqual({ no_price: 1 });
  });
});

describe('a line that is not a price is refused with the reason', () => {
  test.each<[string, Parameters<typeof maize>[0], string]>([
    ['Ugandan shillings', { currency: 'UGX' }, 'other_country'],
    ['a market in Uganda', { at: '0.31,32.57' }, 'other_country'],
    ['dollars', { currency: 'USD' }, 'currency'],
    ['flour', { commodity: 'Maize flour (white)' }, 'not_a_crop'],
    ['cowpea leaves', { commodity: 'Cowpea leaves' }, 'not_a_crop'],
    ['a forecast', { flag: 'forecast' }, 'forecast'],
    ['no market', { market: '' }, 'market'],
    ['an impossible date', { date: '2026-02-30' }, 'date'],
    ['a US date', { date: '3/15/2026' }, 'us_date'],
    ['next month', { date: '2026-05-15' }, 'future'],
    ['no price', { price: '' }, 'no_price'],
    ['a price of zero', { price: '0' }, 'zero'],
    ['a negative price', { price: '-40' }, 'zero'],
    ['1e12', { price: '1e12' }, 'absurd'],
    ['a price for a lorry', { unit: 'Lorry' }, 'unit'],
    ['bunches', { unit: 'Bunch', commodity: 'Kale' }, 'unit'],
    ['one shilling a bag', { price: '1' }, 'absurd'],
  ])('MKT-11: %s', async (_, over, reason) => {
    const list = await read(`${WFP}\n${maize(over)}\n${maize({ market: 'Nairobi' })}`);
    expect(list).toMatchObject({
      read: 2,
      kept: 1,
      refused: { [reason]: 1 },
      examples: [{ line: 2, reason }],
    });
  });

  test('MKT-11: KAMIS: US dates, and a price per lorry', async () => {
    const head = 'Commodity,Classification,Grade,Sex,Market,Wholesale,Retail,Supply Volume,County,Date';
    expect((await read(`${head}\nDry Maize,-,-,-,Njoro,45/Kg,-,-,Nakuru,3/15/2026`)).refused).toEqual({
      us_date: 1,
    });
    expect(
      (await read(`${head}\nDry Maize,-,-,-,Njoro,"350,000/Lorry",-,-,Nakuru,15/3/2026`)).refused,
    ).toEqual({
      unit: 1,
    });
  });

  test('MKT-11: outside half to twice the national median of the month; camps do not count in the median', async () => {
    const towns = ['Nairobi', 'Wakulima (Nakuru)', 'Kitui', 'Mombasa'].map((market, i) =>
      maize({ market, price: String(4000 + i * 100) }),
    );
    const camps = ['Kakuma 2', 'Kakuma 3', 'Hagadera (Daadab)', 'Kalobeyei (Village 1)', 'IFO (Daadab)'].map(
      (market) => maize({ market, at: '3.7,34.8', price: '7900' }),
    );
    const list = await read(
      [
        WFP,
        ...towns,
        ...camps,
        maize({ market: 'Busia', price: '1900' }),
        maize({ market: 'Meru', price: '8500' }),
      ].join('\n'),
    );
    expect(list.refused).toEqual({ outlier: 2 });
    expect(list.examples.map(({ text }) => /Busia|Meru/.exec(text)?.[0])).toEqual(['Busia', 'Meru']);
    expect(list.prices.filter(({ camp }) => camp)).toHaveLength(5);
  });

  test('MKT-11: of repeated lines the last counts; unknown columns are reported', async () => {
    const list = await read([WFP, maize({ price: '3000' }), maize({ price: '4050' })].join('\n'));
    expect(list).toMatchObject({ read: 2, kept: 1, refused: { twice: 1 } });
    expect(list.prices[0]!.price).toBe(4050);
    expect(await read('name,phone\nAmina,0712345678')).toMatchObject({
      shape: null,
      read: 0,
      refused: { columns: 1 },
    });
    expect(await read('')).toMatchObject({ shape: null, kept: 0 });
  });

  test('escaped quotes, semicolons, a byte-order mark and Windows line ends', async () => {
    expect(
      (
        await one(
          `\uFEFF${WFP}\r\n${maize({ market: 'Soko ""kuu""' }).replace('Soko ""kuu""', '"Soko ""kuu"""')}\r\n`,
        )
      ).market,
    ).toBe('Soko "kuu"');
    expect((await one(`${WFP}\n${maize({ commodity: 'Maize' })}`.replaceAll(',', ';'))).commodity).toBe(
      'maize',
    );
  });
});

test('chunks of any size give the same list, also with semicolons', async () => {
  const text = `${WFP}\n${maize({ commodity: 'Maize' })}\n${maize({ market: 'Soko "kuu"' })}`.replaceAll(
    ',',
    ';',
  );
  const whole = await read(text);
  expect(whole.prices).toHaveLength(2);
  for (const size of [1, 7, 64]) {
    const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g'))!;
    expect((await readPriceCsv(chunks, TODAY)).end()).toEqual(whole);
  }
});

test('a line of more than 20,000 characters and a quote that is not closed are refused', async () => {
  await expect(read(`${WFP}\n${'x'.repeat(20_100)}`)).rejects.toThrow(new RangeError('a line is too long'));
  await expect(read('x'.repeat(1_000_000))).rejects.toThrow('a line is too long');
  await expect(read(`${WFP}\n"never closed`)).rejects.toThrow(RangeError);
});

const real = (file: string): string => path.join(process.cwd(), '../shared/data/prices', file);
describe.skipIf(!existsSync(real('wfp_food_prices_ken.csv')))(
  'the real files (skipped where they are missing)',
  () => {
    test('MKT-11: every line of Kenya’s file is kept, or refused with a reason', async () => {
      const list = (
        await readPriceCsv([readFileSync(real('wfp_food_prices_ken.csv'), 'utf8')], '2026-11-22')
      ).end();
      const refused = Object.values(list.refused).reduce((sum, n) => sum + n, 0);
      expect(list.read).toBe(26_648);
      expect(list.kept + refused).toBe(list.read);
      expect(list.kept).toBeGreaterThan(15_000);
      expect(list.refused.outlier! / list.read).toBeLessThan(0.02);
    }, 30_000);

    test('MKT-11: every line of Uganda’s file is refused', async () => {
      const list = (
        await readPriceCsv([readFileSync(real('wfp_food_prices_uga.csv'), 'utf8')], '2026-11-22')
      ).end();
      expect([list.kept, list.refused]).toEqual([0, { other_country: list.read }]);
    }, 30_000);
  },
);

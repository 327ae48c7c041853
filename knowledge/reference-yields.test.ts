import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { crops } from './crops.ts';
import { referenceYield } from './reference-yields.ts';

const TABLE = '../shared/reference/data/faostat_kenya_yields_2015_2024.csv';
const named: Readonly<Record<string, string>> = { maize: 'maize', beans_dry: 'bean', coffee_green: 'coffee', groundnut_inshell: 'groundnut', pepper_chilli_green: 'chilli', rice_paddy: 'rice', tomato: 'tomato', mango_guava: 'mango' };

test('SCN-17 every reference yield belongs to a known crop and is plausible', () => {
  const known = crops.filter((c) => referenceYield(c.key) !== null);
  expect(known.length).toBeGreaterThan(25);
  for (const { key } of known) expect([key, referenceYield(key)! > 100 && referenceYield(key)! < 100_000]).toEqual([key, true]);
  expect([referenceYield('kale'), referenceYield(null)]).toEqual([null, null]);
});

test.skipIf(!existsSync(TABLE))('SCN-17 reference yields are the medians of their source (skipped without the source table)', () => {
  const rows = readFileSync(TABLE, 'utf8').trim().split('\n').slice(1).map((line) => line.split(','));
  for (const [crop, key] of Object.entries(named)) {
    const years = rows.filter(([name, year]) => name === crop && Number(year) >= 2020).map((row) => Number(row[2])).sort((a, b) => a - b);
    expect([crop, referenceYield(key)]).toEqual([crop, Math.round(years[Math.floor(years.length / 2)]!)]);
  }
});

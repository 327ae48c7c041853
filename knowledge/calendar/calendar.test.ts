import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { counties } from '#features/places/domain/counties.ts';
import { crops } from '../crops.ts';
import { calendarRows, calendarSources, perennials, perennialOf, rowsOfCrop, windowsOf } from './index.ts';

test('FDC-15 every crop is in the calendar, either as a seasonal or as a perennial crop', () => {
  for (const { key } of crops) expect([key, rowsOfCrop(key).length > 0, perennialOf(key) !== null]).toEqual([key, perennialOf(key) === null, rowsOfCrop(key).length === 0]);
  const keys = calendarRows.map((row) => row.key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const row of [...calendarRows, ...perennials]) expect(crops.some((c) => c.key === row.crop)).toBe(true);
});

test('every row has a range, a source, stages with a length and existing counties', () => {
  for (const row of calendarRows) {
    expect(row.days.low).toBeGreaterThan(20);
    expect(row.days.high).toBeGreaterThan(row.days.low);
    expect(calendarSources[row.source].used).not.toBe('');
    for (const county of row.counties ?? []) expect(counties).toContain(county);
    if (row.stages) for (const [, length] of row.stages.lengths) expect(length).toBeGreaterThan(0);
    // Rows of a crop with several rows need names, or the farmer could not choose.
    expect(row.name !== null).toBe(rowsOfCrop(row.crop).length > 1);
  }
});

test('planting windows are in order and for known counties, main rains first', () => {
  const known = counties.filter((county) => windowsOf(county).length > 0);
  expect(known.length).toBeGreaterThan(30);
  for (const county of known) for (const { from, to } of windowsOf(county)) expect(from < to).toBe(true);
  expect(windowsOf('Kitui').map((w) => w.season)).toEqual(['long_rains', 'short_rains']);
  expect(windowsOf('Atlantis')).toEqual([]);
});

test('the calendar is at most 6 KB compressed', async () => {
  const entry = new URL('./index.ts', import.meta.url).pathname;
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, minify: true, format: 'esm', charset: 'utf8', write: false });
  expect(gzipSync(outputFiles[0]!.contents).length).toBeLessThanOrEqual(6 * 1024);
});

import { afterEach, expect, test, vi } from 'vitest';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import {
  field,
  openFarm,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
} from '#features/fields/web/testing.tsx';
import { fieldsEn } from '#features/fields/words.en.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { waterEn } from '../words.water.en.ts';
import { waterSw } from '../words.water.sw.ts';
import { cropRow, serveWeather } from './testing.ts';
import { WaterCard } from './WaterCard.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanUp();
  vi.unstubAllGlobals();
});

const today = dayInNairobi(new Date());
const dry = (days: number): readonly number[] => Array.from({ length: days }, () => 0);
const wetThenDry = [...Array.from({ length: 30 }, () => 14), ...dry(45)];
const plot = field({ irrigation_type: 'manual', soil_type: 'loam' });
const maize = (over: Partial<Crop> = {}): Crop =>
  cropRow(plot.id, {
    planting_date: addDays(today, -70),
    expected_harvest_date: addDays(today, 55),
    ...over,
  });

const open = async (
  crops: readonly Crop[],
  over: Partial<Field> = {},
  language: 'en' | 'sw' = 'en',
): Promise<void> => {
  const one = { ...plot, ...over };
  await openFarm(<WaterCard field={one} />, {
    projections: {},
    at: '/x',
    language,
    rows: [{ kind: 'field', row: one }, ...crops.map((row) => ({ kind: 'crop', row }))],
  });
  const words = language === 'sw' ? waterSw : waterEn;
  const isThere = (): boolean => pageText() !== words.title && !pageText().includes(words.reading);
  for (let i = 0; i < 200 && !isThere(); i++) await waitForUpdates(50);
};

test('after a dry month the deficit is shown in mm, litres and jerricans, and each step with its source', async () => {
  serveWeather(today, wetThenDry, dry(8));
  await open([maize()]);
  expect(pageText()).toContain(waterEn.verdicts.water);
  expect(pageText()).toMatch(
    /This field needs [\d,]+ jerricans of 20 litres \([\d,]+ litres, or \d+ mm of rain\)/,
  );
  await tap(waterEn.why);
  for (const part of [
    'Penman–Monteith',
    'FAO-56 tables 11, 12 and 22',
    'FAO-56 table 19',
    'FAO training manuals',
    'FAO-33, Ky 1.25',
    'loam',
  ])
    expect(pageText()).toContain(part);
});

test('amounts for a default size say so; without amounts nothing does', async () => {
  const note = fieldsEn.sizeAssumed('1 acre · 0.4 ha');
  serveWeather(today, wetThenDry, dry(8));
  await open([maize({ area_planted: null })], { size_is_default: true });
  expect(pageText()).toContain(note);
  for (const [crop, over] of [
    [maize({ area_planted: 0.2 }), { size_is_default: true }],
    [maize({ area_planted: null }), {}],
    [maize({ area_planted: null }), { size_is_default: true, irrigation_type: 'rain_fed' }],
  ] as const) {
    cleanUp();
    await open([crop], over);
    expect(pageText()).not.toContain(note);
  }
});

test('after rain there is enough water and no deficit; a rain-fed field gets its own advice', async () => {
  serveWeather(
    today,
    Array.from({ length: 75 }, () => 14),
    dry(8),
  );
  await open([maize()]);
  expect(pageText()).toContain('Enough water');
  expect(pageText()).not.toContain('jerricans');
  cleanUp();
  serveWeather(today, wetThenDry, dry(8));
  await open([maize()], { irrigation_type: 'rain_fed' });
  expect(pageText()).toContain(waterEn.verdicts.dryRainFed);
  expect(pageText()).toContain(waterEn.rainFed);
});

test('with only two days of weather, the soil is to be checked by hand and no deficit is shown', async () => {
  serveWeather(today, dry(2), dry(8));
  await open([maize()], { soil_type: null });
  expect(pageText()).toContain(waterEn.verdicts.unsure);
  expect(pageText()).not.toContain('This field needs');
  await tap(waterEn.why);
  expect(pageText()).toContain(waterEn.steps.soilUnknown);
  expect(pageText()).toContain(waterEn.steps.tellSoil);
});

test('with nothing planted, the planting advice is shown with its rule and reason, and no spray advice', async () => {
  serveWeather(today, dry(20), [0, 0, 18, 9, 0, 3, 0, 0]);
  await open([], { location: { lat: -1.2921, lng: 36.8219 } });
  expect(pageText()).toContain(waterEn.gates.prepare);
  expect(pageText()).toContain('27 mm of rain is forecast');
  expect(pageText()).toContain('Rule of the Kenya Meteorological Department: 20 mm');
  expect(pageText()).not.toContain(waterEn.sprayTitle);
});

test('spray hours of the coming days show in both languages; afternoon rain removes the hours before it', async () => {
  serveWeather(today, wetThenDry, dry(8));
  await open([maize()]);
  expect(pageText()).toMatch(/Tomorrow 06:00–19:00/);
  cleanUp();
  serveWeather(today, wetThenDry, [0, 9, 0, 0]);
  await open([maize()], {}, 'sw');
  expect(pageText()).toContain(waterSw.verdicts.water);
  expect(pageText()).toMatch(/Kesho 06:00–10:00/);
});

test('crops without published figures say so', async () => {
  serveWeather(today, wetThenDry, dry(8));
  await open([maize({ crop_type: 'mango' }), maize({ id: 'r', crop_type: 'rice' })]);
  expect(pageText()).toContain(waterEn.unknown.no_row('Mango'));
  expect(pageText()).toContain(waterEn.unknown.paddy);
});

test('WEA-09 without a forecast, the month’s typical use is shown, labelled as such, without a verdict', async () => {
  serveWeather(today, [], null);
  await open([maize()]);
  await screen.findByText(/^Typical for \w+, not a forecast$/, {}, { timeout: 15_000 });
  expect(pageText()).toContain(waterEn.noForecast);
  expect(pageText()).toMatch(/Maize: about [\d,]+ litres per day on this field at this stage \([\d.]+ mm\)/);
  for (const verdict of [waterEn.verdicts.water, waterEn.verdicts.soon, waterEn.verdicts.unsure])
    expect(pageText()).not.toContain(verdict);
});

test('FLD-21 nothing is computed for an unconfirmed location', async () => {
  serveWeather(today, wetThenDry, dry(8));
  await open([maize()], { location_unconfirmed: true });
  expect(pageText()).toBe(`${waterEn.title}${waterEn.unconfirmed}`);
});

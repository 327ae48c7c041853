import { expect, test } from 'vitest';
import { consecutiveDays } from '#features/agronomy/domain/testing.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { addDays, HOUR_MS } from '#kit/pure/days.ts';
import { fieldFactsOf, FORECAST_HOURS, isTooOld, type FieldRows } from './field-facts.ts';
import { suggestTasks } from './suggest-tasks.ts';
import { suggestionText } from './suggestion-text.ts';
import { TODAY } from './testing.ts';

const field = (over: Partial<Field> = {}): Field => ({
  id: 'f',
  farm_id: null,
  name: null,
  size: 1,
  size_unit: 'acres',
  size_hectares: 0.404686,
  size_is_default: false,
  boundary: '',
  boundary_source: 'approximate',
  area_error_m2: null,
  measured_at: null,
  location: { lat: -0.3, lng: 36.1 },
  location_unconfirmed: false,
  location_accuracy_m: null,
  location_description: null,
  crop_type: 'maize',
  season: '2026',
  soil_type: 'loam',
  irrigation_type: null,
  soil_ph: null,
  elevation: 1850,
  created_at: '',
  updated_at: '',
  ...over,
});
const cropRow = (fieldId: string, over: Partial<Crop>): Crop => ({
  id: `crop-${over.crop_type ?? 'maize'}`,
  field_id: fieldId,
  crop_type: 'maize',
  variety: null,
  variety_class: null,
  status: 'growing',
  area_planted: null,
  area_size: null,
  area_unit: null,
  planting_date: null,
  expected_harvest_date: null,
  harvest_source: 'calendar',
  harvest_from: null,
  harvest_to: null,
  altitude_band: null,
  county: null,
  harvested_on: null,
  actual_yield: null,
  actual_yield_size: null,
  actual_yield_unit: null,
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
  created_at: '',
  updated_at: '',
  ...over,
});
const maize = (age: number, over = {}) =>
  cropRow('f', {
    planting_date: addDays(TODAY, -age),
    expected_harvest_date: addDays(TODAY, 137 - age),
    harvest_from: addDays(TODAY, 122 - age),
    harvest_to: addDays(TODAY, 152 - age),
    ...over,
  });
const dry = consecutiveDays(
  addDays(TODAY, -60),
  Array.from({ length: 70 }, () => 0),
);
const rows = (over: Partial<FieldRows> = {}): FieldRows => ({
  field: field(),
  crops: [maize(60)],
  events: [],
  county: 'Nakuru',
  elevation: 1850,
  days: dry,
  sickLeaves: [],
  alerts: [],
  ...over,
});
const rulesOf = (given: Partial<FieldRows>) =>
  suggestTasks({ fields: [fieldFactsOf(rows(given), TODAY)], tasks: [], verdicts: [] }, TODAY).map(
    ({ rule }) => rule,
  );

test('PLN-20 dry soil on an irrigated field suggests irrigation today, with the figures of the water card', () => {
  const now = fieldFactsOf(rows({ field: field({ irrigation_type: 'drip' }) }), TODAY);
  const [water] = suggestTasks({ fields: [now], tasks: [], verdicts: [] }, TODAY).filter(
    ({ rule }) => rule === 'irrigate_today',
  );
  expect(water).toMatchObject({ due: TODAY, until: TODAY, source: 'water_balance' });
  expect(Number(water?.figures['mm'])).toBeGreaterThan(20);
  expect(Number(water?.figures['jerricans'])).toBeGreaterThan(1000);
  const unsized = rows({ field: field({ irrigation_type: 'drip', size_is_default: true }) });
  const [perMetre] = suggestTasks(
    { fields: [fieldFactsOf(unsized, TODAY)], tasks: [], verdicts: [] },
    TODAY,
  ).filter(({ rule }) => rule === 'irrigate_today');
  expect(perMetre?.figures).toEqual({ mm: water?.figures['mm'] });
  expect(suggestionText(perMetre!, 'en').why).toMatch(/Give about \d+ litres on each square metre\./);
  expect(suggestionText(perMetre!, 'sw').why).toMatch(/lita \d+ kwa kila mita moja ya mraba\./);
  expect(rulesOf({ field: field({ irrigation_type: 'rain_fed' }) })).not.toContain('irrigate_today');
  expect(rulesOf({ field: field({ irrigation_type: 'drip' }), days: [] })).not.toContain('irrigate_today');
});

test('the water balance is computed only if a rule needs it', () => {
  const water = (age: number, irrigation_type: Field['irrigation_type']) =>
    fieldFactsOf(rows({ field: field({ irrigation_type }), crops: [maize(age)] }), TODAY).crops[0]?.water !==
    null;
  expect([water(60, 'drip'), water(60, null), water(30, null)]).toEqual([true, false, true]);
});

test('top dressing is postponed while the computed soil is dry, and suggested after rain', () => {
  const dried = consecutiveDays(
    addDays(TODAY, -60),
    Array.from({ length: 70 }, (_, i) => (i < 26 ? 12 : 0)),
  );
  const wet = dried.map((day) => (day.date >= addDays(TODAY, -3) ? { ...day, rain: 18 } : day));
  expect(rulesOf({ field: field({ soil_type: 'sandy' }), crops: [maize(38)], days: dried })).not.toContain(
    'top_dressing',
  );
  expect(rulesOf({ field: field({ soil_type: 'sandy' }), crops: [maize(38)], days: wet })).toContain(
    'top_dressing',
  );
  expect(rulesOf({ field: field({ soil_type: 'sandy' }), crops: [maize(38)], days: [] })).toContain(
    'top_dressing',
  );
});

test('PLN-20 an outdated forecast is ignored; a forecast that is used is shown with its time', () => {
  const at = '2026-04-19T18:00:00.000Z';
  const now = (isOld: boolean) =>
    fieldFactsOf(rows({ field: field({ irrigation_type: 'drip' }), forecast: { at, isOld } }), TODAY);
  const found = (old: boolean) =>
    suggestTasks({ fields: [now(old)], tasks: [], verdicts: [] }, TODAY).find(
      ({ rule }) => rule === 'irrigate_today',
    );
  expect([now(false).forecastAt, found(false)?.forecastAt]).toEqual([at, at]);
  expect([now(true).forecastAt, now(true).forecastDays, found(true)]).toEqual([null, [], undefined]);
  expect(
    [FORECAST_HOURS - 1, FORECAST_HOURS].map((hours) => isTooOld(at, Date.parse(at) + hours * HOUR_MS)),
  ).toEqual([false, true]);
});

test('a growing annual crop or an empty field has no planting gate; a coffee field and a harvested field have one', () => {
  const gate = (crops: FieldRows['crops']) => fieldFactsOf(rows({ crops }), TODAY).gate;
  const coffee = cropRow('f', { crop_type: 'coffee', planting_date: '2020-04-01' });
  expect(gate([maize(60)])).toBeNull();
  expect(gate([])).toBeNull();
  expect(gate([coffee])?.gate).toBe('wait');
  expect(gate([maize(160, { status: 'harvested', harvested_on: addDays(TODAY, -2) })])?.why.reason).toBe(
    'no_rain',
  );
});

test('reads crops as farmers enter them: typed names, planned crops, failed crops', () => {
  const now = fieldFactsOf(
    rows({
      crops: [
        maize(10, { crop_type: 'Mahindi' }),
        cropRow('f', { id: 'p', crop_type: 'beans', status: 'planning', planting_date: addDays(TODAY, 5) }),
        cropRow('f', { id: 'x', crop_type: 'mchanganyiko', status: 'failed', planting_date: '2025-01-01' }),
      ],
      days: [],
    }),
    TODAY,
  );
  expect(now.crops.map(({ crop, state, plantedOn }) => [crop, state, plantedOn])).toEqual([
    ['maize', 'ground', addDays(TODAY, -10)],
    ['bean', 'planned', null],
    ['mchanganyiko', 'over', '2025-01-01'],
  ]);
});

import { unknownDay } from '#features/alerts/domain/rules/series.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { planFromGoal } from '#features/tasks/domain/goal/plan-from-goal.ts';
import { fieldFactsOf, type FieldRows } from '#features/tasks/domain/suggest/field-facts.ts';
import { suggestTasks } from '#features/tasks/domain/suggest/suggest-tasks.ts';
import { suggestionText } from '#features/tasks/domain/suggest/suggestion-text.ts';
import { addDays, type Day } from '#kit/pure/days.ts';

const FIELDS = 10;
const PAST_DAYS = 92;
const FORECAST_DAYS = 10;
const TODAY: Day = '2026-05-04';
const cropKeys = [
  'maize',
  'bean',
  'potato',
  'tomato',
  'kale',
  'sorghum',
  'cassava',
  'banana',
  'coffee',
  'groundnut',
] as const;

const cropOn = (field: string, crop: string, age: number): Crop => ({
  id: `${field}-${crop}`,
  field_id: field,
  crop_type: crop,
  variety: null,
  variety_class: null,
  status: 'growing',
  area_planted: null,
  area_size: null,
  area_unit: null,
  planting_date: addDays(TODAY, -age),
  expected_harvest_date: addDays(TODAY, 120 - age),
  harvest_source: 'calendar',
  harvest_from: addDays(TODAY, 105 - age),
  harvest_to: addDays(TODAY, 130 - age),
  altitude_band: 'middle',
  county: 'Nakuru',
  harvested_on: null,
  actual_yield: null,
  actual_yield_size: null,
  actual_yield_unit: null,
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});

const fieldOf = (n: number): Field => ({
  id: `field-${n}`,
  farm_id: null,
  name: `Field ${n}`,
  size: 1,
  size_unit: 'acres',
  size_hectares: 0.404686,
  boundary: '',
  boundary_source: 'approximate',
  area_error_m2: null,
  measured_at: null,
  location: { lat: -0.3, lng: 36.1 },
  location_unconfirmed: false,
  location_accuracy_m: null,
  location_description: null,
  crop_type: cropKeys[n]!,
  season: '2026',
  soil_type: 'loam',
  irrigation_type: n % 3 === 0 ? 'manual' : 'rain_fed',
  soil_ph: null,
  elevation: 1850,
  created_at: '',
  updated_at: '',
});

/** Rain on four of nine days. */
const weather = (): FieldRows['days'] =>
  Array.from({ length: PAST_DAYS + FORECAST_DAYS }, (_, i) => ({
    ...unknownDay(addDays(TODAY, i - PAST_DAYS)),
    tmin: 13,
    tmax: 27,
    rhMax: 90,
    rhMin: 45,
    rhMean: 68,
    windMean: 7,
    windMax: 12,
    radiation: 20,
    rain: i % 9 < 4 ? 6 : 0,
    hours: 'told',
  }));

/**
 * Two crops on each field, four of ten fields watered by hand, three months of past weather and ten days of
 * forecast.
 */
export const rowsOfFarm = (): readonly FieldRows[] =>
  Array.from({ length: FIELDS }, (_, n) => {
    const field = fieldOf(n);
    return {
      field,
      crops: [cropOn(field.id, cropKeys[n]!, 20 + n * 5), cropOn(field.id, cropKeys[(n + 1) % FIELDS]!, 30)],
      events: [],
      county: 'Nakuru',
      elevation: 1850,
      days: weather(),
      sickLeaves: [],
      alerts: [],
    };
  });

/**
 * The week's suggestions with their texts, and the whole season of each crop; returns how many tasks there
 * were.
 */
export const seasonOfFarm = (farm: readonly FieldRows[]): number => {
  const fields = farm.map((rows) => fieldFactsOf(rows, TODAY));
  const week = suggestTasks({ fields, tasks: [], verdicts: [] }, TODAY);
  for (const one of week) suggestionText(one, 'sw');
  const season = fields.flatMap((field) =>
    field.crops.flatMap(
      ({ crop }) =>
        planFromGoal(crop.replace('_', ' '), { ...field, hectares: 0.4, band: 'middle' }, TODAY)?.steps ?? [],
    ),
  );
  for (const one of season) suggestionText(one, 'sw');
  return week.length + season.length;
};

Object.assign(globalThis, { tasksBench: { rowsOfFarm, seasonOfFarm } });

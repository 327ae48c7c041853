import { weatherDay } from '#features/agronomy/domain/testing.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import type { CropFacts, Facts, FieldFacts } from './facts.ts';

export const TODAY: Day = '2026-04-20';

/** A week of dry, calm, mild days. */
export const calmWeek = (over: Partial<WeatherDay> = {}): readonly WeatherDay[] =>
  Array.from({ length: 7 }, (_, i) =>
    weatherDay({
      date: addDays(TODAY, i),
      tmin: 13,
      tmax: 25,
      rain: 0,
      rainChance: 10,
      windMax: 10,
      windMean: 6,
      ...over,
    }),
  );

export const cropFacts = (over: Partial<CropFacts> = {}): CropFacts => ({
  id: 'crop-1',
  crop: 'maize',
  state: 'ground',
  plantedOn: null,
  plannedOn: null,
  totalDays: 137,
  isAreaKnown: true,
  harvest: null,
  harvestedOn: null,
  water: null,
  ...over,
});
/** A harvest window in days from today; expected in the middle by default. */
type HarvestWindow = { readonly harvest: NonNullable<CropFacts['harvest']> };
export const harvestWindow = (
  from: number,
  to: number,
  expected = Math.round((from + to) / 2),
): HarvestWindow => ({
  harvest: { from: addDays(TODAY, from), expected: addDays(TODAY, expected), to: addDays(TODAY, to) },
});
/** A crop planted so many days ago. */
export const cropPlantedAgo = (crop: string, days: number, over: Partial<CropFacts> = {}): CropFacts =>
  cropFacts({ crop, plantedOn: addDays(TODAY, -days), ...over });

export const fieldWith = (over: Partial<FieldFacts> = {}): FieldFacts => ({
  id: 'field-1',
  county: null,
  isIrrigated: false,
  crops: [],
  forecastDays: [],
  gate: null,
  forecastAt: null,
  sickLeaves: [],
  noHarvestBefore: null,
  alerts: [],
  events: [],
  ...over,
});

export const factsWith = (field: Partial<FieldFacts>, over: Partial<Facts> = {}): Facts => ({
  fields: [fieldWith(field)],
  tasks: [],
  verdicts: [],
  ...over,
});

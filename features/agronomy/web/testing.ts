import { vi } from 'vitest';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Forecast, ForecastHour } from '#features/weather/domain/forecast.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import { consecutiveDays } from '../domain/testing.ts';

const OFFSET = 180;
const midnight = (day: Day): number => Date.parse(`${day}T00:00:00+03:00`) / 1000;

/** Warm dry hours; `rain` falls at four in the afternoon. */
const dayOfHours = (day: Day, rain: number): ForecastHour[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    at: midnight(day) + hour * 3600,
    hours: 1,
    temperature: 14 + 11 * Math.max(0, Math.sin(((hour - 6) / 12) * Math.PI)),
    humidity: hour > 8 && hour < 19 ? 50 : 80,
    wind: 8,
    rain: hour === 16 ? rain : 0,
    rainChance: rain > 0 ? 85 : 5,
    clouds: 30,
    pressure: 1015,
    radiation: hour > 6 && hour < 18 ? 1.8 : 0,
    et0: null,
    condition: 'sunny',
  }));

export const forecastOf = (today: Day, ahead: readonly number[]): Forecast => ({
  source: 'open-meteo',
  fetchedAt: new Date().toISOString(),
  place: { lat: -0.3, lng: 36.1 },
  elevation: 1850,
  utcOffset: OFFSET,
  hours: ahead.flatMap((rain, i) => dayOfHours(addDays(today, i), rain)),
  days: [],
  doubts: [],
});

/** A server with this weather, and none if `ahead` is null. */
export const serveWeather = (today: Day, past: readonly number[], ahead: readonly number[] | null): void => {
  const reply = {
    forecast: ahead && forecastOf(today, ahead),
    unchanged: false,
    past: consecutiveDays(addDays(today, -past.length), past),
    sample: false,
  };
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify(reply), { status: 200, headers: { 'content-type': 'application/json' } }),
  );
};

export const cropRow = (fieldId: string, over: Partial<Crop>): Crop => ({
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
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  ...over,
});

import { addDays, type Day } from '#kit/pure/days.ts';
import type { WeatherDay } from './weather-day.ts';

const unknownWeather: WeatherDay = {
  date: '2026-04-10',
  tmin: null,
  tmax: null,
  rain: null,
  rainChance: null,
  rhMean: null,
  rhMax: null,
  rhMin: null,
  rh90Hours: null,
  tRh90: null,
  wetHours: null,
  tWet: null,
  windMax: null,
  windMean: null,
  radiation: null,
  et0: null,
  hours: 'told',
};
/** A day with only the given values known. */
export const weatherDay = (over: Partial<WeatherDay> = {}): WeatherDay => ({ ...unknownWeather, ...over });

/** Consecutive complete days: warm, moderately humid, with the given rain. */
export const consecutiveDays = (
  from: Day,
  rains: readonly (number | null)[],
  over: Partial<WeatherDay> = {},
): readonly WeatherDay[] =>
  rains.map((rain, i) =>
    weatherDay({
      tmin: 13,
      tmax: 27,
      rhMax: 90,
      rhMin: 45,
      rhMean: 68,
      windMean: 7,
      windMax: 12,
      radiation: 20,
      rain,
      rainChance: null,
      ...over,
      date: addDays(from, i),
    }),
  );

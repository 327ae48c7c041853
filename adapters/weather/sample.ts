import { type Cell, cellOf } from '#features/weather/domain/cell.ts';
import { localDay, midnightOf } from '#features/weather/domain/days.ts';
import type { Condition, ForecastHour } from '#features/weather/domain/forecast.ts';
import {
  type FetchedForecast,
  type ForecastRequest,
  SourceError,
  type WeatherProvider,
} from '#features/weather/server/ports.ts';
import type { Point } from '#kit/pure/geometry.ts';

const HOUR_S = 3_600;
/** Wet and dry days alternate, so that every state of the screen occurs within a week. */
const skies: readonly (readonly [condition: Condition, rainPerHour: number, chance: number])[] = [
  ['sunny', 0, 5],
  ['light_rain', 0.4, 55],
  ['heavy_rain', 5, 90],
  ['partly_cloudy', 0, 20],
  ['thunderstorm', 3, 80],
  ['cloudy', 0, 30],
  ['rain', 1.5, 70],
];

const hourOf = (at: number, day: number, hour: number, rainFactor: number): ForecastHour => {
  const [sky, rain, chance] = skies[((day % skies.length) + skies.length) % skies.length]!;
  const isWet = hour >= 14 && hour < 18;
  const sun = Math.max(0, Math.sin(((hour - 6) / 12) * Math.PI));
  return {
    at,
    hours: 1,
    temperature: Number((19 - 6 * Math.cos(((hour - 3) / 12) * Math.PI)).toFixed(1)),
    humidity: Math.round(75 + 18 * Math.cos(((hour - 4) / 12) * Math.PI)),
    wind: Math.round(6 + 8 * sun),
    rain: isWet ? rain * rainFactor : 0,
    rainChance: isWet ? chance : Math.min(chance, 10),
    clouds: isWet ? 80 : 30,
    pressure: 1_015,
    radiation: Number((2.8 * sun).toFixed(2)),
    et0: Number((0.5 * sun).toFixed(2)),
    condition: isWet ? sky : hour >= 6 && hour < 18 ? (rain > 0 ? 'partly_cloudy' : sky) : 'partly_cloudy',
  };
};

const dayNumberOf = (at: number, utcOffset: number): number => Math.floor((at + utcOffset * 60) / 86_400);

/** In the village each forecast begins with the same day, and its wettest day raises an alert. */
const createForecast = (
  { point, utcOffset, pastDays, now }: ForecastRequest,
  isVillage = false,
): FetchedForecast => {
  const today = midnightOf(localDay(now.getTime() / 1_000, utcOffset), utcOffset);
  const firstDay = isVillage ? dayNumberOf(today, utcOffset) : 0;
  const hours = Array.from({ length: (pastDays + 8) * 24 }, (_, i) => {
    const at = today + (i - pastDays * 24) * HOUR_S;
    return hourOf(at, dayNumberOf(at, utcOffset) - firstDay, i % 24, isVillage ? 2 : 1);
  });
  return {
    forecast: {
      source: 'sample',
      fetchedAt: now.toISOString(),
      place: { lat: point.lat, lng: point.lng },
      elevation: 1_800,
      utcOffset,
      hours,
      days: [],
      doubts: [],
    },
    madeAt: null,
    version: null,
    validUntil: null,
  };
};

/** For working offline: the same invented week repeats, and every screen that shows it says so. */
export const sampleWeather = (): WeatherProvider => ({
  source: 'sample',
  hasPast: true,
  together: {
    maxPlaces: () => 25,
    pauseMs: () => 0,
    ask: async (questions) => questions.map((question) => createForecast(question)),
  },
  ask: async (question) => createForecast(question),
});

/**
 * Answers for the sample village where the real provider does not: with sample weather, which is called so on
 * every screen. Any other place gets the provider's own answer or failure.
 */
export const withSampleVillage = (real: WeatherProvider, places: readonly Point[]): WeatherProvider => {
  const cells: ReadonlySet<Cell> = new Set(places.map(cellOf));
  const sampleFor = (question: ForecastRequest): FetchedForecast | null =>
    cells.has(cellOf(question.point)) ? createForecast(question, true) : null;
  const { together } = real;
  return {
    ...real,
    mayBeSample: true,
    together: together && {
      ...together,
      ask: async (questions) => {
        const answers = await together
          .ask(questions)
          .catch((fault: unknown) =>
            questions.map(() => (fault instanceof SourceError ? fault : new SourceError(String(fault)))),
          );
        return answers.map((answer, i) =>
          answer instanceof SourceError ? (sampleFor(questions[i]!) ?? answer) : answer,
        );
      },
    },
    ask: (question) =>
      real.ask(question).catch((fault: unknown) => {
        const sample = sampleFor(question);
        if (!sample) throw fault;
        return sample;
      }),
  };
};

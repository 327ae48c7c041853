import { daysOf } from '#features/weather/domain/days.ts';
import type { CachedForecast } from '#features/weather/web/forecasts.ts';
import type { WeatherDay } from '../domain/weather-day.ts';

/** Stored past days, then the forecast. */
export const weatherDaysOf = ({
  forecast,
  past,
}: Pick<CachedForecast, 'forecast' | 'past'>): readonly WeatherDay[] =>
  [...new Map([...daysOf(forecast), ...past].map((day) => [day.date, day])).values()].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  );

import type { Forecast } from '#features/weather/domain/forecast.ts';

/** YLD-09: the current weather and the first five forecast days at the time of the prediction. °C, %, mm. */
export interface WeatherBrief {
  readonly fetched_at: string;
  readonly current: {
    readonly temperature: number | null;
    readonly humidity: number | null;
    readonly condition: string | null;
  } | null;
  readonly days: readonly {
    readonly date: string;
    readonly tmin: number | null;
    readonly tmax: number | null;
    readonly rain: number | null;
  }[];
}

const DAYS = 5;

export const weatherBrief = (forecast: Forecast, now: Date): WeatherBrief => {
  const at = now.getTime() / 1000;
  const hour = [...forecast.hours].reverse().find((one) => one.at <= at && one.at + one.hours * 3600 > at);
  return {
    fetched_at: forecast.fetchedAt,
    current: hour
      ? { temperature: hour.temperature, humidity: hour.humidity, condition: hour.condition }
      : null,
    days: forecast.days
      .slice(0, DAYS)
      .map(({ day, temp, rain }) => ({ date: day, tmin: temp.min, tmax: temp.max, rain })),
  };
};

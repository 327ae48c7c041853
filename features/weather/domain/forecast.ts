import type { Day } from '#kit/pure/days.ts';

/** Sky conditions, from mildest to most severe. */
export const conditions = [
  'sunny',
  'partly_cloudy',
  'cloudy',
  'fog',
  'light_rain',
  'rain',
  'snow',
  'heavy_rain',
  'thunderstorm',
] as const;
export type Condition = (typeof conditions)[number];

/** Providers of a forecast. `sample`: invented data. */
export const weatherSources = ['open-meteo', 'met-norway', 'sample'] as const;
export type WeatherSource = (typeof weatherSources)[number];

/**
 * A period starting at `at` (epoch seconds). °C, %, km/h at 10 m, hPa at sea level. Rain and et0 in mm and
 * radiation in MJ m⁻² are sums over the period. `null` is unknown.
 */
export interface ForecastHour {
  readonly at: number;
  /** How many hours this entry covers: 1, towards the end of some forecasts 6. */
  readonly hours: number;
  readonly temperature: number | null;
  readonly humidity: number | null;
  readonly wind: number | null;
  readonly rain: number | null;
  readonly rainChance: number | null;
  readonly clouds: number | null;
  readonly pressure: number | null;
  readonly radiation: number | null;
  readonly et0: number | null;
  readonly condition: Condition | null;
}

/** One calendar day in the place's local time (WEA-11). */
export interface ForecastDay {
  readonly day: Day;
  /** Local midnight, epoch seconds. */
  readonly date: number;
  /** `day`: the daytime mean. */
  readonly temp: { readonly max: number | null; readonly min: number | null; readonly day: number | null };
  readonly rain: number | null;
  readonly rainProb: number | null;
  readonly condition: Condition | null;
  /** Maximum wind of the day. */
  readonly windSpeed: number | null;
  readonly humidity: number | null;
  readonly pressure: number | null;
  readonly clouds: number | null;
  readonly radiation: number | null;
  readonly et0: number | null;
}

export interface Forecast {
  readonly source: WeatherSource;
  /** Time of the request to the provider, ISO 8601. */
  readonly fetchedAt: string;
  /** Centre of the provider's own grid cell, not the field. */
  readonly place: { readonly lat: number; readonly lng: number };
  /** Elevation that the provider used, metres above sea level. */
  readonly elevation: number | null;
  /** The place's UTC offset, in minutes. */
  readonly utcOffset: number;
  /** In order; from the start of the first known day, so they may start before `fetchedAt`. */
  readonly hours: readonly ForecastHour[];
  /** The provider's own daily values. `forecastDays` computes the other days from `hours`. */
  readonly days: readonly ForecastDay[];
  /** Values of the provider's answer that were dropped as implausible. */
  readonly doubts: readonly string[];
}

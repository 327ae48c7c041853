import type { Day } from '#kit/pure/days.ts';

/** What the sky does, from the mildest to the gravest. */
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

/** Its source. `sample`: nothing of it is real. */
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

/** One day of the place's own calendar (WEA-11). */
export interface ForecastDay {
  readonly day: Day;
  /** Its midnight, epoch seconds. */
  readonly date: number;
  /** `day`: the mean while the sun is up. */
  readonly temp: { readonly max: number | null; readonly min: number | null; readonly day: number | null };
  readonly rain: number | null;
  readonly rainProb: number | null;
  readonly condition: Condition | null;
  /** The strongest wind of the day. */
  readonly windSpeed: number | null;
  readonly humidity: number | null;
  readonly pressure: number | null;
  readonly clouds: number | null;
  readonly radiation: number | null;
  readonly et0: number | null;
}

export interface Forecast {
  readonly source: WeatherSource;
  /** When the source was asked, ISO. */
  readonly fetchedAt: string;
  /** The middle of the source's own square, not the field. */
  readonly place: { readonly lat: number; readonly lng: number };
  /** Metres above the sea that the source computed with. */
  readonly elevation: number | null;
  /** Of the place's clock, minutes east of Greenwich. */
  readonly utcOffset: number;
  /** In order; from the start of the first known day, so they may start before `fetchedAt`. */
  readonly hours: readonly ForecastHour[];
  /** Days with daily values only; days of `hours` come from `dayOf`. */
  readonly days: readonly ForecastDay[];
  /** What in the source's answer could not be true and was left out. */
  readonly doubts: readonly string[];
}

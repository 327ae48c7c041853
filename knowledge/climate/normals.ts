import { countyRows, tmaxModel, tminModel } from './table.ts';

/** What is usual of a month; never a forecast. °C, %, mm; `et0` a day, `rain` the whole month. */
export interface Normal { readonly rain: number; readonly tmax: number; readonly tmin: number; readonly et0: number; readonly humidity: number }

interface ClimatePlace {
  /** As the farmer's places name it; null beyond Kenya. */
  readonly county: string | null;
  readonly lat: number;
  readonly lng: number;
  /** Metres above the sea; null when unknown. */
  readonly elevation: number | null;
}

/** The model's highest temperatures are this much too cool against 25 stations × 12 months; what is left errs by about 2 °C. */
const TMAX_BIAS = 0.9;
/** Where the points of the model lie. */
const HIGHEST_KM = 3;

type Rows = readonly (readonly number[])[];
/** Whoever asks for a month asks for the year: a county's line is read once. */
const read = new Map<string, Rows>();
const rowsOf = (county: string): Rows | null => {
  const line = countyRows[county];
  if (line === undefined) return null;
  const rows = read.get(county) ?? line.split('|').map((part) => part.split(' ').map(Number));
  read.set(county, rows);
  return rows;
};

const modelled = (model: readonly (readonly number[])[], month: number, { lat, lng }: ClimatePlace, km: number): number =>
  [1, km, km * km, lat / 5, Math.abs(lat) / 5, (lng - 37) / 3].reduce((sum, feature, i) => sum + feature * model[month - 1]![i]!, 0);

const tenth = (value: number): number => Number(value.toFixed(1));

/**
 * `month` from 1. Temperatures by the place's own height where it is known, since a county goes from the plain to the
 * mountain; the rest of the county. Null beyond Kenya.
 */
export const normalOf = (place: ClimatePlace, month: number): Normal | null => {
  const rows = place.county === null ? null : rowsOf(place.county);
  if (!rows) return null;
  const [rain, tmax, tmin, et0, humidity] = rows.map((row) => row[month - 1]!) as [number, number, number, number, number];
  if (place.elevation === null) return { rain, tmax, tmin, et0, humidity };
  const km = Math.min(HIGHEST_KM, Math.max(0, place.elevation / 1_000));
  return { rain, tmax: tenth(modelled(tmaxModel, month, place, km) + TMAX_BIAS), tmin: tenth(modelled(tminModel, month, place, km)), et0, humidity };
};

import { countyRows, tmaxModel, tminModel } from './table.ts';

/**
 * Climate normals of a month, never a forecast. In °C, % and mm; `et0` per day, `rain` for the whole month.
 */
export interface Normal { readonly rain: number; readonly tmax: number; readonly tmin: number; readonly et0: number; readonly humidity: number }

interface ClimatePlace {
  /** County name as in the places feature; null outside Kenya. */
  readonly county: string | null;
  readonly lat: number;
  readonly lng: number;
  /** Metres above sea level; null when unknown. */
  readonly elevation: number | null;
}

/**
 * Correction for the model's maximum temperatures (°C), which are too low by this much against 25 stations ×
 * 12 months. The remaining error is about 2 °C.
 */
const TMAX_BIAS = 0.9;
/** Maximum elevation of the model's points. */
const MAX_ELEVATION_KM = 3;

type Rows = readonly (readonly number[])[];
/** Cache of parsed county rows. Callers usually read all months. */
const parsedRows = new Map<string, Rows>();
const rowsOf = (county: string): Rows | null => {
  const line = countyRows[county];
  if (line === undefined) return null;
  const rows = parsedRows.get(county) ?? line.split('|').map((part) => part.split(' ').map(Number));
  parsedRows.set(county, rows);
  return rows;
};

const modelTemperature = (model: readonly (readonly number[])[], month: number, { lat, lng }: ClimatePlace, km: number): number =>
  [1, km, km * km, lat / 5, Math.abs(lat) / 5, (lng - 37) / 3].reduce((sum, feature, i) => sum + feature * model[month - 1]![i]!, 0);

const roundToTenth = (value: number): number => Number(value.toFixed(1));

/**
 * `month` starts at 1. Temperatures use the place's own elevation if known, because a county can range from
 * plain to mountain. Other values are county means. Null outside Kenya.
 */
export const normalOf = (place: ClimatePlace, month: number): Normal | null => {
  const rows = place.county === null ? null : rowsOf(place.county);
  if (!rows) return null;
  const [rain, tmax, tmin, et0, humidity] = rows.map((row) => row[month - 1]!) as [number, number, number, number, number];
  if (place.elevation === null) return { rain, tmax, tmin, et0, humidity };
  const km = Math.min(MAX_ELEVATION_KM, Math.max(0, place.elevation / 1_000));
  return { rain, tmax: roundToTenth(modelTemperature(tmaxModel, month, place, km) + TMAX_BIAS), tmin: roundToTenth(modelTemperature(tminModel, month, place, km)), et0, humidity };
};

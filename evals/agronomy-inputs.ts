/**
 * Reads the inputs of a case by any of their usual names and units. Throws the name of a missing input; the
 * case then fails with it.
 */
export type Inputs = Readonly<Record<string, unknown>>;

export class MissingInput extends Error {}

const findInput = (inputs: Inputs, names: readonly string[]): unknown => {
  const name = names.find((n) => n in inputs && inputs[n] !== null && inputs[n] !== undefined);
  return name === undefined ? undefined : inputs[name];
};

export const optionalNumber = (inputs: Inputs, ...names: string[]): number | null => {
  const value = findInput(inputs, names);
  return typeof value === 'number' ? value : null;
};
export const requiredNumber = (inputs: Inputs, ...names: string[]): number => {
  const value = optionalNumber(inputs, ...names);
  if (value === null) throw new MissingInput(`needs ${names[0]}`);
  return value;
};
/** The first number whose name matches, for inputs that have no agreed name. */
export const findByPattern = (inputs: Inputs, name: RegExp): number | null => {
  const found = Object.entries(inputs).find(([key, value]) => name.test(key) && typeof value === 'number');
  return found ? (found[1] as number) : null;
};
export const optionalText = (inputs: Inputs, ...names: string[]): string | null => {
  const value = findInput(inputs, names);
  return typeof value === 'string' ? value : null;
};
export const requiredList = <T>(inputs: Inputs, ...names: string[]): readonly T[] => {
  const value = findInput(inputs, names);
  if (!Array.isArray(value)) throw new MissingInput(`needs ${names[0]}`);
  return value as T[];
};

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** Day of the year: given, from a date, or the middle of a month (note to FAO-56 eq. 24). */
export const dayOfYearOf = (inputs: Inputs): number => {
  const given = optionalNumber(inputs, 'doy', 'day_of_year', 'J', 'j');
  if (given !== null) return given;
  const [year, month, day] = (optionalText(inputs, 'date') ?? '').split('-').map(Number);
  if (year && month && day)
    return (
      (DAYS_BEFORE_MONTH[month - 1] ?? 0) +
      day +
      (month > 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 1 : 0)
    );
  return Math.trunc(30.4 * requiredNumber(inputs, 'month', 'doy') - 15);
};

export const latitudeOf = (inputs: Inputs): number => {
  const radians = optionalNumber(inputs, 'latitude_rad', 'lat_rad');
  return radians === null
    ? requiredNumber(inputs, 'latitude_deg', 'latitude', 'lat', 'lat_deg')
    : (radians * 180) / Math.PI;
};
export const elevationOf = (inputs: Inputs): number =>
  requiredNumber(inputs, 'elevation_m', 'elevation', 'altitude_m', 'altitude', 'z_m');
const celsius = (fahrenheit: number | null): number | null =>
  fahrenheit === null ? null : ((fahrenheit - 32) * 5) / 9;
export const tmaxOf = (inputs: Inputs): number =>
  celsius(optionalNumber(inputs, 'tmax_F', 'tmax_f')) ??
  requiredNumber(inputs, 'tmax', 'tmax_C', 'tmax_c', 't_max');
export const tminOf = (inputs: Inputs): number =>
  celsius(optionalNumber(inputs, 'tmin_F', 'tmin_f')) ??
  requiredNumber(inputs, 'tmin', 'tmin_C', 'tmin_c', 't_min');
export const tmeanOf = (inputs: Inputs): number =>
  optionalNumber(inputs, 'tmean', 'tmean_C', 't_C', 't', 'T', 'temperature', 'temp_C', 'temp', 't_mean') ??
  (tmaxOf(inputs) + tminOf(inputs)) / 2;
/** Area in hectares, from acres, hectares or square metres. */
export const hectaresOf = (inputs: Inputs): number => {
  const acres = optionalNumber(inputs, 'area_acre', 'area_acres', 'acres');
  if (acres !== null) return acres * 0.404686;
  const squares = optionalNumber(inputs, 'area_m2', 'm2');
  return squares === null
    ? requiredNumber(inputs, 'area_ha', 'area_hectares', 'hectares', 'ha')
    : squares / 10_000;
};

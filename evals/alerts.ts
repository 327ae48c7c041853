import { readFile } from 'node:fs/promises';
import { isNorth } from '#features/agronomy/domain/season.ts';
import { hitsOf, rules } from '#features/alerts/domain/rules/all.ts';
import type { Plant } from '#features/alerts/domain/rules/plant.ts';
import { unknownDay, seriesOf, type RuleDay } from '#features/alerts/domain/rules/series.ts';
import { addDays, dayNumber } from '#kit/pure/days.ts';
import { findCropByName } from '#knowledge/crops.ts';

type JsonObject = Readonly<Record<string, unknown>>;
const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : isJsonObject(value) ? [value] : [];
const namesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

const numberIn = (from: JsonObject, ...keys: readonly string[]): number | null => {
  const found = keys
    .map((key) => from[key])
    .find((value) => typeof value === 'number' && Number.isFinite(value));
  return typeof found === 'number' ? found : null;
};
const textIn = (from: JsonObject, key: string): string | null =>
  typeof from[key] === 'string' ? from[key] : null;

/** Days without a date are consecutive. */
const FIRST_DAY = '2000-01-01';
const dayOf = (input: JsonObject, at: number): RuleDay => {
  const date = textIn(input, 'date');
  return {
    ...unknownDay(date !== null && dayNumber(date) !== null ? date : addDays(FIRST_DAY, at)),
    tmin: numberIn(input, 'tmin'),
    tmax: numberIn(input, 'tmax'),
    tmean: numberIn(input, 'tmean'),
    rain: numberIn(input, 'rain'),
    rhMean: numberIn(input, 'rh_mean', 'rh'),
    rh90Hours: numberIn(input, 'rh90_hours'),
    tRh90: numberIn(input, 't_rh90'),
    wetHours: numberIn(input, 'wet_hours'),
    tWet: numberIn(input, 't_wet'),
    windMax: numberIn(input, 'wind_max_kmh'),
    et0: numberIn(input, 'et0'),
    hours: 'told',
  };
};

const FORECAST_KEYS = ['forecast', 'next_days', 'following', 'next_day', 'next', 'tomorrow'] as const;
/** Within the planting season unless the case says otherwise. */
const inWindowOf = (input: JsonObject): boolean =>
  Object.entries(input).every(
    ([key, value]) => !key.includes('window') || (value !== false && value !== 'outside'),
  );

const plantOf = (input: JsonObject): Plant => {
  const crop = textIn(input, 'crop');
  return {
    crop: crop === null ? null : (findCropByName(crop)?.key ?? crop.toLowerCase()),
    stage: textIn(input, 'stage'),
    daysAfterEmergence: numberIn(input, 'days_after_emergence'),
    weeksAfterFlowering: numberIn(input, 'weeks_after_flowering'),
    altitude: numberIn(input, 'altitude_m', 'altitude'),
    isPlantingSeason: inWindowOf(input),
    dryNorth: input['north'] === true || input['region'] === 'north' || isNorth(textIn(input, 'county')),
  };
};

/** Every rule that fires anywhere in the sequence of one case. */
export const firedRules = (input: JsonObject): readonly string[] => {
  const daily = listOf(input['daily']);
  const days = seriesOf(daily.map(dayOf));
  const next = FORECAST_KEYS.flatMap((key) => listOf(input[key])).map((day, i) =>
    dayOf(day, daily.length + i),
  );
  const plant = plantOf(input);
  return rules
    .filter(({ id }) => {
      if (id === 'PLANTING_ONSET' || id === 'FALSE_ONSET_RISK')
        return hitsOf(id, seriesOf([...days, ...next]), plant).length > 0;
      if (id === 'SPRAY_HOLD')
        return hitsOf(id, days, plant).length > 0 || hitsOf(id, next.slice(0, 1), plant).length > 0;
      return hitsOf(id, days, plant).length > 0;
    })
    .map(({ id }) => id);
};

/** Why a case fails. Ignores rules that the file does not name. */
const faultsOf = (input: JsonObject, known: ReadonlySet<string>): readonly string[] => {
  const fired = new Set(firedRules(input).filter((id) => known.has(id)));
  const faults = [
    ...namesOf(input['must'])
      .filter((id) => !fired.has(id))
      .map((id) => `${id} must fire and does not`),
    ...namesOf(input['must_not'])
      .filter((id) => fired.has(id))
      .map((id) => `${id} must not fire and does`),
  ];
  if (!Array.isArray(input['all_expected'])) return faults;
  const expected = new Set(namesOf(input['all_expected']));
  const second = [
    ...[...expected].filter((id) => !fired.has(id)).map((id) => `${id} is expected and does not fire`),
    ...[...fired].filter((id) => !expected.has(id)).map((id) => `${id} is not expected and fires`),
  ];
  return [
    ...faults,
    ...second.filter((fault) => !faults.some((one) => one.split(' ')[0] === fault.split(' ')[0])),
  ];
};

/** Exit code: 0 when every case passes, 1 when one fails, 2 when the file cannot be read. */
export const evaluateAlerts = async (
  args: readonly string[],
  print: (text: string) => void,
  warn: (text: string) => void,
): Promise<number> => {
  const [path] = args;
  if (path === undefined) {
    warn('usage: npm run -s eval -- alerts <file>');
    return 2;
  }
  let file: unknown;
  try {
    file = JSON.parse(await readFile(path, 'utf8'));
  } catch (fault) {
    warn(`cannot read ${path}: ${fault instanceof Error ? fault.message : String(fault)}`);
    return 2;
  }
  const cases = isJsonObject(file) ? listOf(file['cases']) : listOf(file);
  if (cases.length === 0) {
    warn(`no cases in ${path}`);
    return 2;
  }
  const namedRules = isJsonObject(file) && isJsonObject(file['rules']) ? Object.keys(file['rules']) : null;
  const known = new Set<string>(namedRules ?? rules.map(({ id }) => id));
  const results = cases.map((one) => ({ one, faults: faultsOf(one, known) }));
  for (const { one, faults } of results)
    print(
      `${faults.length === 0 ? 'holds' : 'FAILS'}  ${textIn(one, 'id') ?? '?'}  ${textIn(one, 'title') ?? ''}${faults.map((fault) => `\n       ${fault}`).join('')}`,
    );
  const passedCount = results.filter(({ faults }) => faults.length === 0).length;
  print(`${passedCount} of ${results.length} cases hold`);
  return passedCount === results.length ? 0 : 1;
};

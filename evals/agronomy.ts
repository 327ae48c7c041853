import { readFile } from 'node:fs/promises';
import { findImpossible } from '#features/agronomy/domain/physical-ranges.ts';
import { weatherFunctions } from './agronomy-air.ts';
import { cropFunctions } from './agronomy-crop.ts';
import { type Inputs, optionalNumber, MissingInput } from './agronomy-inputs.ts';

const USAGE =
  'usage: npm run -s eval -- agronomy <file>\n<file>: {"cases": [{"id", "fn", "inputs", "expected", "tolerance"}]}';

type EvalResult = number | null | Readonly<Record<string, number>>;
export interface Case {
  readonly id: string;
  readonly fn: string;
  readonly inputs: Inputs;
  readonly expected: EvalResult;
  readonly tolerance?: number | Readonly<Record<string, number>> | undefined;
}
export interface Verdict {
  readonly holds: boolean;
  readonly detail: string;
}

/** Function names match in any letter case and with British or American spelling of "vapour". */
const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/vapor/g, 'vapour');
/** Synonyms. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/^yield.*(hist|record|blend|own)/, 'yieldModelWithHistory'],
  [/^(actual)?vapourpressure(from|rh|dew|psych)|^actualvapour/, 'actualVapourPressure'],
  [/soilheat/, 'soilHeatFlux'],
  [/penman.*hour|hour.*penman/, 'penmanMonteithHourly'],
  [/penman/, 'penmanMonteith'],
  [/hargreaves/, 'hargreaves'],
  [/jerrican/, 'jerricans'],
  [/irrigation(volume|litres)/, 'irrigationVolume'],
  [/irrigation.*gross|gross.*irrigation/, 'grossIrrigation'],
  [/^(cropet|etc)/, 'cropEvapotranspiration'],
  [/gdd.*(cap|upper)/, 'gddCapped'],
  [/gdd|degreeday/, 'gddSimple'],
  [/tuta/, 'tutaGenerationDays'],
  [/faw/, 'fawGenerationDays'],
  [/slope/, 'slopeVapourPressureCurve'],
  [/clearsky/, 'clearSkyRadiation'],
  [/runoff/, 'runoff'],
  [/waterbalance/, 'dailyWaterBalance'],
  [/stressseries/, 'dailyStressSeries'],
  [/effectiverain.*(usda|scs)/, 'effectiveRainUSDA'],
  [/effectiverain/, 'effectiveRainFAO'],
  [/windspeed|windat2/, 'windSpeedAt2m'],
  [/ky.*stage|stage.*ky/, 'yieldReductionStages'],
  [/ky/, 'yieldReductionKy'],
];
const findFunction = (name: string): ((i: Inputs) => EvalResult) | undefined =>
  functionsByName.get(normalizeName(name)) ??
  functionsByName.get(normalizeName(synonyms.find(([said]) => said.test(normalizeName(name)))?.[1] ?? ''));

const functionsByName = new Map(
  Object.entries({ ...weatherFunctions, ...cropFunctions }).map(([name, fn]) => [normalizeName(name), fn]),
);

const formatNumber = (value: number): string => String(Number(value.toPrecision(7)));
/** Tolerance for floating-point rounding. */
const ROUNDING_ERROR = 1e-9;

const compare = (name: string, value: number | undefined, expected: number, tolerance: number): Verdict => {
  const holds =
    value !== undefined && Number.isFinite(value) && Math.abs(value - expected) <= tolerance + ROUNDING_ERROR;
  return {
    holds,
    detail: `${name}${name && ' '}${value === undefined ? 'nothing' : formatNumber(value)} (${formatNumber(expected)} ± ${formatNumber(tolerance)})`,
  };
};

/** The value to compare when a function returns several and the case expects one number. */
const MAIN_VALUE_NAMES = ['et0', 'value', 'litres', 'dr'];

const compareResult = (got: EvalResult, { expected, tolerance = 0 }: Case): Verdict => {
  if (expected === null || got === null)
    return {
      holds: expected === got,
      detail: got === null ? 'refused' : `${JSON.stringify(got)}, should be refused`,
    };
  if (typeof expected === 'number') {
    const main = typeof got === 'number' ? got : got[MAIN_VALUE_NAMES.find((name) => name in got) ?? ''];
    return compare('', main, expected, typeof tolerance === 'number' ? tolerance : 0);
  }
  const parts = Object.entries(expected).map(([name, value]) =>
    compare(
      name,
      typeof got === 'number' ? got : (got[name] ?? got[name.toLowerCase()]),
      value,
      typeof tolerance === 'number' ? tolerance : (tolerance[name] ?? 0),
    ),
  );
  return { holds: parts.every((p) => p.holds), detail: parts.map((p) => p.detail).join(', ') };
};

const nullIfInfinite = (got: EvalResult): EvalResult =>
  typeof got === 'number' && !Number.isFinite(got) ? null : got;

/** Whether the engine rejects the weather inputs of a case as physically impossible. */
const isImpossible = (i: Inputs): boolean =>
  findImpossible({
    tmax: optionalNumber(i, 'tmax'),
    tmin: optionalNumber(i, 'tmin'),
    latitude: optionalNumber(i, 'latitude_deg', 'latitude'),
    doy: optionalNumber(i, 'doy'),
    elevation: optionalNumber(i, 'elevation_m'),
    wind: optionalNumber(i, 'u2', 'uz', 'wind10_ms'),
  }) !== null;

export const evaluateCase = (one: Case): Verdict => {
  const fn = findFunction(one.fn);
  if (!fn) return { holds: false, detail: 'unknown function' };
  try {
    return compareResult(isImpossible(one.inputs) ? null : nullIfInfinite(fn(one.inputs)), one);
  } catch (error) {
    // A case without a required input is refused; some cases expect that.
    if (error instanceof MissingInput) return { holds: one.expected === null, detail: error.message };
    throw error;
  }
};

const readCases = async (path: string): Promise<readonly Case[] | null> => {
  const found: unknown = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  const cases = Array.isArray(found) ? found : (found as { cases?: unknown } | null)?.cases;
  return Array.isArray(cases) ? (cases as Case[]) : null;
};

/**
 * Compares the engine with a file of worked examples. Exit code 0: all match; 1: some do not; 2: nothing to
 * read.
 */
export const evaluateAgronomy = async (
  [path]: readonly string[],
  print: (line: string) => void,
  warn: (line: string) => void,
): Promise<number> => {
  const cases = path === undefined ? null : await readCases(path);
  if (!cases || cases.length === 0) {
    warn(path === undefined ? USAGE : `no cases in ${path}\n${USAGE}`);
    return 2;
  }
  const verdicts = cases.map((one) => ({ one, ...evaluateCase(one) }));
  for (const { one, holds, detail } of verdicts)
    print(`${holds ? 'holds' : 'FAILS'}  ${one.id.padEnd(7)} ${one.fn.padEnd(36)} ${detail}`);
  const failed = verdicts.filter((v) => !v.holds).length;
  print(`${cases.length - failed} of ${cases.length} cases hold`);
  return failed === 0 ? 0 : 1;
};

import { readFile } from 'node:fs/promises';
import { faultOf } from '#features/agronomy/domain/physical.ts';
import { weatherFunctions } from './agronomy-air.ts';
import { cropFns } from './agronomy-crop.ts';
import { type Inputs, optionalNumber, MissingInput } from './agronomy-inputs.ts';

const USAGE =
  'usage: npm run -s eval -- agronomy <file>\n<file>: {"cases": [{"id", "fn", "inputs", "expected", "tolerance"}]}';

type Told = number | null | Readonly<Record<string, number>>;
export interface Case {
  readonly id: string;
  readonly fn: string;
  readonly inputs: Inputs;
  readonly expected: Told;
  readonly tolerance?: number | Readonly<Record<string, number>> | undefined;
}
export interface Verdict {
  readonly holds: boolean;
  readonly says: string;
}

/** Function names match in any letter case and with British or American spelling of "vapour". */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/vapor/g, 'vapour');
/** Synonyms. */
const others: readonly (readonly [RegExp, string])[] = [
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
const fnOf = (name: string): ((i: Inputs) => Told) | undefined =>
  fns.get(plain(name)) ?? fns.get(plain(others.find(([said]) => said.test(plain(name)))?.[1] ?? ''));

const fns = new Map(
  Object.entries({ ...weatherFunctions, ...cropFns }).map(([name, fn]) => [plain(name), fn]),
);

const shown = (value: number): string => String(Number(value.toPrecision(7)));
/** Differences within the rounding of the expected number do not count. */
const EXACT = 1e-9;

const compare = (name: string, value: number | undefined, expected: number, tolerance: number): Verdict => {
  const holds =
    value !== undefined && Number.isFinite(value) && Math.abs(value - expected) <= tolerance + EXACT;
  return {
    holds,
    says: `${name}${name && ' '}${value === undefined ? 'nothing' : shown(value)} (${shown(expected)} ± ${shown(tolerance)})`,
  };
};

/** The value to compare when a function returns several and the case expects one number. */
const MAIN = ['et0', 'value', 'litres', 'dr'];

const judgeValue = (got: Told, { expected, tolerance = 0 }: Case): Verdict => {
  if (expected === null || got === null)
    return {
      holds: expected === got,
      says: got === null ? 'refused' : `${JSON.stringify(got)}, should be refused`,
    };
  if (typeof expected === 'number') {
    const main = typeof got === 'number' ? got : got[MAIN.find((name) => name in got) ?? ''];
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
  return { holds: parts.every((p) => p.holds), says: parts.map((p) => p.says).join(', ') };
};

const finite = (got: Told): Told => (typeof got === 'number' && !Number.isFinite(got) ? null : got);

/** The reason why the engine refuses the inputs of an air case. */
const isNonsense = (i: Inputs): boolean =>
  faultOf({
    tmax: optionalNumber(i, 'tmax'),
    tmin: optionalNumber(i, 'tmin'),
    latitude: optionalNumber(i, 'latitude_deg', 'latitude'),
    doy: optionalNumber(i, 'doy'),
    elevation: optionalNumber(i, 'elevation_m'),
    wind: optionalNumber(i, 'u2', 'uz', 'wind10_ms'),
  }) !== null;

export const judge = (one: Case): Verdict => {
  const fn = fnOf(one.fn);
  if (!fn) return { holds: false, says: 'unknown function' };
  try {
    return judgeValue(isNonsense(one.inputs) ? null : finite(fn(one.inputs)), one);
  } catch (error) {
    // A case without a required input is refused; some cases expect that.
    if (error instanceof MissingInput) return { holds: one.expected === null, says: error.message };
    throw error;
  }
};

const read = async (path: string): Promise<readonly Case[] | null> => {
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
  const cases = path === undefined ? null : await read(path);
  if (!cases || cases.length === 0) {
    warn(path === undefined ? USAGE : `no cases in ${path}\n${USAGE}`);
    return 2;
  }
  const verdicts = cases.map((one) => ({ one, ...judge(one) }));
  for (const { one, holds, says } of verdicts)
    print(`${holds ? 'holds' : 'FAILS'}  ${one.id.padEnd(7)} ${one.fn.padEnd(36)} ${says}`);
  const failed = verdicts.filter((v) => !v.holds).length;
  print(`${cases.length - failed} of ${cases.length} cases hold`);
  return failed === 0 ? 0 : 1;
};

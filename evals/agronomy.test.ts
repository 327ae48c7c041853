import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { evaluateAgronomy, evaluateCase } from './agronomy.ts';

const given = new URL('../../shared/reference/agro-vectors.json', import.meta.url).pathname;

const run = async (path: string): Promise<{ rc: number; lines: string[] }> => {
  const lines: string[] = [];
  const rc = await evaluateAgronomy(
    [path],
    (line) => lines.push(line),
    (line) => lines.push(line),
  );
  return { rc, lines };
};
const file = async (content: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'agronomy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'cases.json');
  await writeFile(path, content);
  return path;
};

test.skipIf(!existsSync(given))(
  'every worked example in the given file passes (skipped without the file)',
  async () => {
    const { rc, lines } = await run(given);
    expect(lines.filter((line) => line.startsWith('FAILS'))).toEqual([]);
    expect(rc).toBe(0);
    expect(lines.length).toBeGreaterThan(40);
  },
);

test('a wrong value, an unknown function and a missing input fail with a message, and the run reports it', async () => {
  const { rc, lines } = await run(
    await file(
      JSON.stringify({
        cases: [
          {
            id: 'A',
            fn: 'meanSaturationVapourPressure',
            inputs: { tmax: 24.5, tmin: 15 },
            expected: 2.3,
            tolerance: 0.005,
          },
          { id: 'B', fn: 'moonPhase', inputs: {}, expected: 1, tolerance: 0 },
          { id: 'C', fn: 'hargreaves', inputs: { tmax: 30 }, expected: 1, tolerance: 1 },
          { id: 'D', fn: 'gddSimple', inputs: { tmax: 12, tmin: 4, tbase: 10 }, expected: 0, tolerance: 0 },
        ],
      }),
    ),
  );
  expect(rc).toBe(1);
  expect(lines.map((line) => line.slice(0, 8))).toEqual([
    'FAILS  A',
    'FAILS  B',
    'FAILS  C',
    'holds  D',
    '1 of 4 c',
  ]);
  expect(lines[1]).toContain('unknown function');
  expect(lines[2]).toContain('needs tmin');
});

test('an unreadable, empty or missing file exits with 2', async () => {
  expect((await run(await file('<html>'))).rc).toBe(2);
  expect((await run(await file('{"cases": []}'))).rc).toBe(2);
  expect((await run('/nowhere/cases.json')).rc).toBe(2);
});

// FAO-56 examples that are not in the given file.
test.each([
  ['2: psychrometric constant', 'psychrometricConstant', { elevation_m: 1800 }, 0.054, 0.0005],
  [
    '4: wet and dry bulb',
    'actualVapourPressureFromPsychrometer',
    { twet: 19.5, tdry: 25.6, pressure_kPa: 87.9 },
    1.91,
    0.005,
  ],
  [
    '10: Rio in May',
    'solarRadiationFromSunshine',
    { latitude_deg: -22.9, doy: 135, sunshine_h: 7.1 },
    14.5,
    0.06,
  ],
  [
    '13: soil heat of a month',
    'soilHeatFluxMonthly',
    { t_prev: 14.1, t_month: 16.1, t_next: 18.8 },
    0.33,
    0.005,
  ],
  [
    '17: Bangkok in April',
    'penmanMonteithMonthly',
    {
      latitude_deg: 13.7333,
      elevation_m: 2,
      doy: 105,
      tmax: 34.8,
      tmin: 25.6,
      ea: 2.85,
      u2: 2,
      sunshine_h: 8.5,
      g: 0.14,
    },
    { ra: 38.06, rs: 22.65, rn: 14.33, et0: 5.72 },
    0.02,
  ],
  [
    '20: Lyon with 1 m/s',
    'penmanMonteithMissingData',
    { latitude_deg: 45.7167, elevation_m: 200, doy: 196, tmax: 26.6, tmin: 14.8, u2_assumed: 1 },
    4.2,
    0.06,
  ],
  [
    '20: Lyon with 3 m/s',
    'penmanMonteithMissingData',
    { latitude_deg: 45.7167, elevation_m: 200, doy: 196, tmax: 26.6, tmin: 14.8, u2_assumed: 3 },
    4.8,
    0.07,
  ],
  [
    '20: Lyon by Hargreaves',
    'hargreaves',
    { latitude_deg: 45.7167, doy: 196, tmax: 26.6, tmin: 14.8 },
    5,
    0.05,
  ],
  ['27: Taipei', 'kcClimateAdjustment', { kc_table: 1.2, u2: 1.3, rhmin: 75, height_m: 2 }, 1.07, 0.005],
  [
    '19: night in Senegal',
    'penmanMonteithHourly',
    {
      latitude_deg: 16.2167,
      longitude_deg: -16.25,
      lz: 15,
      elevation_m: 8,
      doy: 274,
      hour_mid: 2.5,
      tmean: 28,
      rh: 90,
      u2: 1.9,
      rs: 0,
      rs_over_rso: 0.8,
    },
    { ra: 0, rn: -0.1, et0: 0 },
    0.005,
  ],
  [
    '19: afternoon in Senegal',
    'penmanMonteithHourly',
    {
      latitude_deg: 16.2167,
      longitude_deg: -16.25,
      lz: 15,
      elevation_m: 8,
      doy: 274,
      hour_mid: 14.5,
      tmean: 38,
      rh: 52,
      u2: 3.3,
      rs: 2.45,
    },
    { ra: 3.543, rn: 1.749, et0: 0.63 },
    0.006,
  ],
  [
    'two seasons of own yields',
    'yieldModelWithHistory',
    {
      base_t_ha: 2.91,
      f_fertilizer: 1.25,
      f_date: 0.961,
      f_seed: 1.1,
      f_soil: 1.05,
      f_water: 0.9,
      y_hist: 2.4,
      n_seasons: 2,
    },
    2.639,
    0.002,
  ],
])('example %s of FAO-56', (_name, fn, inputs, expected, tolerance) => {
  expect(evaluateCase({ id: '', fn, inputs, expected, tolerance })).toMatchObject({ holds: true });
});

test('invalid input is refused, not computed', () => {
  const at = { latitude_deg: -1, elevation_m: 1600, doy: 100, rs: 20 };
  expect(
    evaluateCase({
      id: '',
      fn: 'penmanMonteithDaily',
      inputs: { ...at, tmax: 12, tmin: 25 },
      expected: null,
    }),
  ).toMatchObject({ holds: true });
  expect(
    evaluateCase({
      id: '',
      fn: 'penmanMonteithDaily',
      inputs: { ...at, tmax: 25, tmin: null },
      expected: null,
    }),
  ).toMatchObject({ holds: true });
  expect(
    evaluateCase({
      id: '',
      fn: 'penmanMonteithDaily',
      inputs: { ...at, latitude_deg: 123, tmax: 25, tmin: 12 },
      expected: null,
    }),
  ).toMatchObject({ holds: true });
  expect(
    evaluateCase({
      id: '',
      fn: 'extraterrestrialRadiation',
      inputs: { latitude_deg: 80, doy: 355 },
      expected: 0,
      tolerance: 0,
    }),
  ).toMatchObject({ holds: true });
});

import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { evaluateAlerts, firedRules } from './alerts.ts';

const GIVEN = '../shared/reference/alert-cases.json';
const run = async (path: string): Promise<{ code: number; text: string }> => {
  const lines: string[] = [];
  const code = await evaluateAlerts(
    [path],
    (line) => lines.push(line),
    (line) => lines.push(line),
  );
  return { code, text: lines.join('\n') };
};
const written = async (cases: readonly object[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'alert-cases-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'cases.json');
  await writeFile(path, JSON.stringify({ cases }));
  return path;
};

test.skipIf(!existsSync(GIVEN))('ALR-05 every given case fires the rules it must and no others', async () => {
  const { code, text } = await run(GIVEN);
  expect(text).not.toContain('FAILS');
  expect(code).toBe(0);
});

const night = { tmin: 10, tmax: 19, rh90_hours: 6, t_rh90: 13, rain: 0, wind_max_kmh: 5 };

test('a failing case is reported with its rule, and the run returns 1', async () => {
  const { code, text } = await run(
    await written([
      { id: 'A', crop: 'potato', stage: 'vegetative', daily: [night, night], must: ['LATE_BLIGHT_HUTTON'] },
      {
        id: 'B',
        crop: 'potato',
        stage: 'vegetative',
        daily: [night, { ...night, rh90_hours: 5 }],
        must: ['LATE_BLIGHT_HUTTON'],
        must_not: ['FROST_WATCH'],
      },
      { id: 'C', crop: 'potato', daily: [{ ...night, tmin: 4 }], must: [], all_expected: [] },
    ]),
  );
  expect(code).toBe(1);
  expect(text).toContain('holds  A');
  expect(text).toContain('LATE_BLIGHT_HUTTON must fire and does not');
  expect(text).toContain('FROST_WATCH is not expected and fires');
  expect(text).toContain('1 of 3 cases hold');
});

test('a missing or empty case file makes the run return 2', async () => {
  expect((await run('/nowhere/cases.json')).code).toBe(2);
  expect((await run(await written([]))).code).toBe(2);
});

test('days with a gap between them are not consecutive', () => {
  const apart = {
    crop: 'potato',
    daily: [
      { ...night, date: '2025-05-01' },
      { ...night, date: '2025-05-03' },
    ],
  };
  expect(firedRules(apart)).not.toContain('LATE_BLIGHT_HUTTON');
  expect(
    firedRules({
      ...apart,
      daily: [
        { ...night, date: '2025-05-02' },
        { ...night, date: '2025-05-01' },
      ],
    }),
  ).toContain('LATE_BLIGHT_HUTTON');
});

test('days without values fire no rule', () => {
  for (const crop of ['potato', 'maize', 'coffee', 'bean', 'rice', 'banana', 'tomato', 'kale', null]) {
    expect(
      firedRules({
        crop,
        stage: 'flowering',
        altitude_m: 1700,
        weeks_after_flowering: 8,
        daily: Array.from({ length: 40 }, () => ({ tmin: null, rain: null })),
      }),
    ).toEqual([]);
  }
});

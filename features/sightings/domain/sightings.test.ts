import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#kit/pure/days.ts';
import { neighbouringCells, cellOf, isCell } from './cell.ts';
import {
  isReliable,
  decideReport,
  levelByExpert,
  levelByObservation,
  conditionOfScan,
  nextCheckDelayMs,
  type ReportInput,
  type ReportedScan,
} from './sighting.ts';

const place = fc.record({
  lat: fc.double({ min: -4.7, max: 5, noNaN: true }),
  lng: fc.double({ min: 33.9, max: 41.9, noNaN: true }),
});

test('SCN-24 a cell is about 5 km wide, and every point in it gives the same cell', () => {
  fc.assert(
    fc.property(
      place,
      fc.double({ min: 0, max: 0.0499, noNaN: true }),
      fc.double({ min: 0, max: 0.0499, noNaN: true }),
      (at, north, east) => {
        const cell = cellOf(at);
        expect(isCell(cell)).toBe(true);
        const [row, column] = cell.split(':').map(Number) as [number, number];
        expect(cellOf({ lat: row / 20 + north, lng: column / 20 + east })).toBe(cell);
        expect(neighbouringCells(cell)).toHaveLength(9);
        expect(neighbouringCells(cell)).toContain(cell);
        for (const near of neighbouringCells(cell)) expect(neighbouringCells(near)).toContain(cell);
      },
    ),
  );
  for (const no of ['', '1', '1:', '1:2:3', '-0.3,36.1', '9999:1', '1.5:2', "1:2' or 1"])
    expect(isCell(no)).toBe(false);
});

const now = new Date('2026-11-21T10:00:00Z');
const scan: ReportedScan = {
  outcome: 'answer',
  condition: 'bean___rust',
  pick: null,
  crop_type: 'bean',
  checked: null,
  location: { lat: -0.3031, lng: 36.08 },
  taken_at: new Date('2026-11-20T10:00:00Z'),
};
const state: ReportInput = {
  scan,
  trouble: { condition: 'bean___rust', crop: 'bean' },
  reported: false,
  today: 0,
  now,
};
const cell = cellOf(scan.location!);

test.each([
  [{ scan: null }, cell, 'sightings.no_scan'],
  [{ trouble: null }, cell, 'sightings.nothing_to_report'],
  [{ reported: true }, cell, 'sightings.reported'],
  [{ today: 5 }, cell, 'sightings.limit'],
  [{ scan: { ...scan, taken_at: new Date('2026-11-01T10:00:00Z') } }, cell, 'sightings.too_old'],
  [{}, '0:0', 'sightings.place_wrong'],
] as const)('%j at %s is refused: %s', (over, at, code) => {
  expect(decideReport(at, { ...state, ...over })).toMatchObject({ ok: false, code });
});

test("a farmer may report a recent scan in its own area; without a known location the phone's cell is used", () => {
  expect(decideReport(cell, state)).toEqual({ ok: true, value: state.trouble });
  expect(decideReport(neighbouringCells(cell)[0]!, state)).toMatchObject({ ok: true });
  expect(decideReport('0:0', { ...state, scan: { ...scan, location: null } })).toMatchObject({ ok: true });
});

test('SCN-24 only what the server also saw, or an expert confirmed, counts and warns', () => {
  expect(levelByObservation('bean___rust', scan)).toBeNull();
  expect(
    levelByObservation('bean___rust', { ...scan, checked: { outcome: 'answer', condition: 'bean___rust' } }),
  ).toBe('seen');
  expect(
    levelByObservation('bean___rust', {
      ...scan,
      checked: { outcome: 'answer', condition: 'bean___healthy' },
    }),
  ).toBe('unmatched');
  expect(
    levelByObservation('bean___rust', { ...scan, checked: { outcome: 'not_sure', condition: null } }),
  ).toBe('unmatched');
  // The check was changed after the report.
  expect(
    levelByObservation('bean___anthracnose', {
      ...scan,
      checked: { outcome: 'answer', condition: 'bean___rust' },
    }),
  ).toBe('unmatched');
  // A crop trained on laboratory photos: the farmer's pick waits for a person, whatever the model says.
  expect(
    levelByObservation('bean___rust', {
      ...scan,
      outcome: 'candidates',
      checked: { outcome: 'candidates', condition: null },
    }),
  ).toBe('claimed');
  expect([levelByExpert('a', 'a'), levelByExpert('a', 'b')]).toEqual(['confirmed', 'refuted']);
  expect((['claimed', 'unmatched', 'refuted', 'seen', 'confirmed'] as const).filter(isReliable)).toEqual([
    'seen',
    'confirmed',
  ]);
  expect([
    conditionOfScan(scan),
    conditionOfScan({ outcome: 'candidates', condition: null, pick: 'tomato___early_blight' }),
  ]).toEqual(['bean___rust', 'tomato___early_blight']);
});

test("checks for the server's result soon at first, then less often, and stops after a week", () => {
  expect(nextCheckDelayMs(0)).toBe(15_000);
  expect(nextCheckDelayMs(HOUR_MS)).toBe(1_800_000);
  expect(nextCheckDelayMs(6 * DAY_MS)).toBe(6 * HOUR_MS);
  expect(nextCheckDelayMs(8 * DAY_MS)).toBeNull();
});

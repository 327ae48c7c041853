import { expect, test } from 'vitest';
import { decideSave, mayScan, type SaveScan } from './scan.ts';

const scan: SaveScan = {
  id: 's',
  field_id: null,
  crop_type: 'bean',
  photo: null,
  severity: 'low',
  affected_area_percentage: 4,
  location: null,
  taken_at: '2026-11-21T09:00:00Z',
  known_used: 3,
  outcome: 'answer',
  condition: 'bean___bean_rust',
  confidence: 0.9,
  top3: [],
  model: 'm',
};

test('SCN-08 SCN-31 the fifteenth free scan is allowed, a sixteenth is not, and Pro has no limit', () => {
  expect([mayScan(14, 15), mayScan(15, 15), mayScan(400, null)]).toEqual([true, false, true]);
});

test('SCN-09 a scan made before the phone knew the limit was reached is saved; one made after is refused', () => {
  expect(decideSave({ ...scan, known_used: 14 }, { exists: false, scanLimit: 15, counted: 20 }).ok).toBe(
    true,
  );
  expect(
    decideSave({ ...scan, known_used: 15 }, { exists: false, scanLimit: 15, counted: 20 }),
  ).toMatchObject({ code: 'scans.limit_reached', details: { limit: 15 } });
  expect(decideSave({ ...scan, known_used: 15 }, { exists: false, scanLimit: null, counted: 400 }).ok).toBe(
    true,
  );
});

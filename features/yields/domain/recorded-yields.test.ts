import { expect, test } from 'vitest';
import { recordedYields, type SeasonRow } from './recorded-yields.ts';

const harvest = (kg: number, harvested_on: string, field_id = 'field-1'): SeasonRow => ({
  field_id,
  crop_type: 'maize',
  status: 'harvested',
  actual_yield: kg,
  area_planted: 1,
  harvested_on,
});

test('returns the five newest harvests of the field; same-day harvests keep their order', () => {
  const rows = [
    harvest(1_000, '2025-03-01'),
    harvest(1_100, '2026-03-01'),
    harvest(1_200, '2026-03-01'),
    harvest(1_300, '2026-03-01'),
    harvest(1_400, '2026-08-01'),
    harvest(1_500, '2024-03-01'),
    harvest(1_600, '2026-09-01', 'field-2'),
  ];
  expect(recordedYields(rows, 'maize', 'field-1')).toEqual([1_400, 1_100, 1_200, 1_300, 1_000]);
});

test('uses the whole farm for a field without harvests, and drops implausible ones', () => {
  const rows = [harvest(1_000, '2025-03-01'), harvest(2, '2026-03-01'), harvest(90_000, '2026-04-01')];
  expect(recordedYields(rows, 'maize', 'field-2')).toEqual([1_000]);
});

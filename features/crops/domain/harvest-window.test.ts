import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { calendarRows } from '#knowledge/calendar/index.ts';
import { crops } from '#knowledge/crops.ts';
import { withHarvestDates } from './harvest-dates.ts';
import { isHarvestOpen, harvestWindow } from './harvest-window.ts';
import { perennialFor } from './harvest.ts';

const anyCrop = fc.record({
  crop_type: fc.constantFrom(...crops.map(({ key }) => key), 'dragon fruit'),
  variety_class: fc.constantFrom(null, ...calendarRows.map(({ key }) => key)),
  altitude_band: fc.constantFrom(null, 'low' as const, 'middle' as const, 'high' as const),
  county: fc.constantFrom(null, 'Nakuru', 'Machakos'),
  planting_date: fc.nat(700).map((n) => addDays('2026-01-01', n)),
  expected_harvest_date: fc.constant(null),
  harvest_source: fc.constant(null),
  harvest_from: fc.constant(null),
  harvest_to: fc.constant(null),
});

test('FDC-15 the harvest window contains the expected date; a date of the farmer replaces it', () => {
  fc.assert(
    fc.property(anyCrop, fc.integer({ min: 1, max: 400 }), (crop, daysToHarvest) => {
      const window = harvestWindow(withHarvestDates(crop));
      if (perennialFor(crop.crop_type)) {
        expect(window).toBeNull();
        return;
      }
      expect(
        window!.from > crop.planting_date &&
          window!.from <= window!.expected &&
          window!.expected <= window!.to,
      ).toBe(true);
      const day = addDays(crop.planting_date, daysToHarvest);
      // A range stored before the farmer set a date is ignored.
      const stale = {
        expected_harvest_date: day,
        harvest_source: 'own' as const,
        harvest_from: window!.from,
        harvest_to: window!.to,
      };
      for (const input of [stale, withHarvestDates({ ...crop, ...stale })])
        expect(harvestWindow(input)).toEqual({ from: day, expected: day, to: day });
    }),
  );
});

test('FDC-15 a harvest window is open from its first day; without a date it is never open', () => {
  const window = { from: '2026-05-10', expected: '2026-06-01', to: '2026-06-20' };
  expect(['2026-05-09', '2026-05-10', '2026-07-01'].map((day) => isHarvestOpen(window, day))).toEqual([
    false,
    true,
    true,
  ]);
  expect([
    isHarvestOpen(null, '2026-05-10'),
    harvestWindow({
      expected_harvest_date: null,
      harvest_source: null,
      harvest_from: '2026-05-10',
      harvest_to: '2026-06-20',
    }),
  ]).toEqual([false, null]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#kit/pure/days.ts';
import { calendarRows, perennials } from '#knowledge/calendar/index.ts';
import { altitudeBands } from './crop.ts';
import { withHarvestDates } from './harvest-dates.ts';
import {
  bandOf,
  expectedHarvest,
  fromCalendar,
  type HarvestQuery,
  likelyRows,
  modelDate,
  nearestRow,
  stagesOf,
} from './harvest.ts';

const question = (over: Partial<HarvestQuery> = {}): HarvestQuery => ({
  crop: 'maize',
  varietyClass: null,
  band: null,
  county: null,
  plantedOn: '2026-03-20',
  ...over,
});
const days = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('2000-01-01', n));
const row = fc.constantFrom(...calendarRows);
const band = fc.constantFrom(null, ...altitudeBands);
const anyQuestion = fc.record({
  crop: fc.constantFrom(...calendarRows.map((r) => r.crop), 'dragon fruit', 'Mahindi', ''),
  varietyClass: fc.constantFrom(null, 'nonsense', ...calendarRows.map((r) => r.key)),
  band,
  county: fc.constantFrom(null, 'Nakuru', 'Kitui', 'Kakamega', 'Atlantis'),
  plantedOn: days,
});

test('FDC-15 a harvest comes after planting, and its range contains the date', () => {
  fc.assert(
    fc.property(anyQuestion, (q) => {
      const { date, from, to } = expectedHarvest(q)!;
      expect(daysBetween(q.plantedOn, from)).toBeGreaterThan(0);
      expect(from <= date && date <= to).toBe(true);
    }),
  );
});

test('FDC-15 the same variety is later at higher altitude, and always within the days of its source', () => {
  fc.assert(
    fc.property(row, days, (r, plantedOn) => {
      const [low, middle, high, unknown] = [...altitudeBands, null].map((b) =>
        fromCalendar(question({ crop: r.crop, varietyClass: r.key, band: b, plantedOn }))!,
      );
      expect(low!.date <= middle!.date && middle!.date <= high!.date).toBe(true);
      for (const e of [low!, middle!, high!])
        expect(unknown!.from <= e.from && e.to <= unknown!.to).toBe(true);
      expect([daysBetween(plantedOn, unknown!.from), daysBetween(plantedOn, unknown!.to)]).toEqual([
        r.days.low,
        r.days.high,
      ]);
    }),
  );
  const highland = (b: (typeof altitudeBands)[number]) =>
    fromCalendar(question({ varietyClass: 'maize_highland', band: b }))!.date;
  expect(daysBetween(highland('middle'), highland('high'))).toBeGreaterThan(10);
});

test('FDC-15 unknown altitude, variety or county widens the range', () => {
  const width = (over: Partial<HarvestQuery>) => {
    const e = fromCalendar(question(over))!;
    return daysBetween(e.from, e.to);
  };
  expect(width({ varietyClass: 'maize_highland', band: 'high' })).toBeLessThan(
    width({ varietyClass: 'maize_highland' }),
  );
  expect(width({ varietyClass: 'maize_highland' })).toBeLessThan(width({}));
  expect(width({ county: 'Kitui' })).toBeLessThan(width({}));
});

test('FDC-15 altitude, county and season select the likely varieties when the farmer names none', () => {
  const keys = (over: Partial<HarvestQuery>) => likelyRows(question(over)).map((r) => r.key);
  expect(keys({ band: 'high' })).toEqual(['maize_highland']);
  expect(keys({ county: 'Kitui' })).toEqual(['maize_early']);
  expect(keys({ county: 'Trans Nzoia', band: 'high' })).toEqual(['maize_highland']);
  expect(keys({ plantedOn: '2026-10-25', band: 'middle' })).toEqual(['maize_medium', 'maize_early']);
  expect(keys({ plantedOn: '2026-10-20', county: 'Siaya' })).toEqual(['maize_medium', 'maize_early']);
  expect(keys({ varietyClass: 'maize_early', band: 'high', county: 'Nakuru' })).toEqual(['maize_early']);
  expect([bandOf(900), bandOf(1200), bandOf(1799), bandOf(1800), bandOf(null)]).toEqual([
    'low',
    'middle',
    'middle',
    'high',
    null,
  ]);
});

test('FDC-15 precedence: own date, then calendar, then 90 days marked as an estimate', () => {
  const told = {
    crop_type: 'bean',
    variety_class: null,
    altitude_band: null,
    county: null,
    planting_date: '2026-03-20',
    expected_harvest_date: null,
    harvest_source: null,
    harvest_from: null,
    harvest_to: null,
  };
  expect(
    withHarvestDates({ ...told, expected_harvest_date: '2026-05-01', harvest_source: 'own' }),
  ).toMatchObject({
    expected_harvest_date: '2026-05-01',
    harvest_source: 'own',
  });
  expect(withHarvestDates(told)).toMatchObject({ harvest_source: 'calendar' });
  expect(withHarvestDates({ ...told, crop_type: 'dragon fruit' })).toMatchObject({
    harvest_source: 'estimate',
    expected_harvest_date: '2026-06-18',
  });
  expect(withHarvestDates({ ...told, planting_date: null })).toMatchObject({
    harvest_source: null,
    expected_harvest_date: null,
  });
});

test('FDC-15 a model’s date is accepted only after planting and within three years', () => {
  expect(modelDate('2026-09-01', '2026-03-20')).toBe('2026-09-01');
  expect(modelDate('It is ready on 2026-09-01.', '2026-03-20')).toBe('2026-09-01');
  for (const said of ['', 'soon', '2026-03-20', '2026-03-19', '2029-04-01', '2026-02-30', '2026-13-01', '90'])
    expect(modelDate(said, '2026-03-20')).toBeNull();
});

test('a perennial crop has no single harvest date', () => {
  for (const { crop } of perennials) expect(expectedHarvest(question({ crop }))).toBeNull();
  expect(expectedHarvest(question({ crop: 'Parachichi' }))).toBeNull();
});

test('stages follow one another without gaps from planting to harvest', () => {
  fc.assert(
    fc.property(row, days, fc.integer({ min: 20, max: 700 }), (r, plantedOn, n) => {
      const stages = stagesOf(r, plantedOn, addDays(plantedOn, n));
      if (!r.stages) {
        expect(stages).toEqual([]);
        return;
      }
      expect(stages[0]!.from).toBe(plantedOn);
      expect(stages[stages.length - 1]!.to).toBe(addDays(plantedOn, n));
      for (const [i, s] of stages.entries()) if (i > 0) expect(s.from).toBe(stages[i - 1]!.to);
    }),
  );
  expect(nearestRow(likelyRows(question()), 100)?.key).toBe('maize_early');
});

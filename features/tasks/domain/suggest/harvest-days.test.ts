import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Crop } from '#features/crops/domain/crop.ts';
import { withHarvestDates } from '#features/crops/domain/harvest-dates.ts';
import { harvestState, harvestWindow } from '#features/crops/domain/harvest-window.ts';
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { calendarRows } from '#knowledge/calendar/index.ts';
import { crops } from '#knowledge/crops.ts';
import { fieldFactsOf, type FieldRows } from './field-facts.ts';
import { HARVEST_MARGIN_DAYS } from './rules/harvest.ts';
import { suggestTasks } from './suggest-tasks.ts';
import type { Suggestion } from './suggestion.ts';

const PLANTED = '2026-03-20';
const field = {
  id: 'f',
  size: 0.4,
  size_unit: 'hectares',
  size_hectares: 0.4,
  boundary_source: 'approximate',
  location: { lat: -0.3, lng: 36.1 },
  soil_type: 'loam',
  irrigation_type: null,
  elevation: 1850,
  crop_type: 'bean',
} as FieldRows['field'];
const row = (over: Partial<Crop>): Crop =>
  withHarvestDates({
    id: 'c',
    field_id: 'f',
    crop_type: 'bean',
    variety: null,
    variety_class: null,
    status: 'growing',
    area_planted: null,
    area_size: null,
    area_unit: null,
    planting_date: PLANTED,
    expected_harvest_date: null,
    harvest_source: null,
    harvest_from: null,
    harvest_to: null,
    altitude_band: null,
    county: null,
    harvested_on: null,
    actual_yield: null,
    actual_yield_size: null,
    actual_yield_unit: null,
    expected_yield: null,
    expected_yield_size: null,
    expected_yield_unit: null,
    notes: null,
    created_at: '',
    updated_at: '',
    ...over,
  });
const rows = (crop: Crop, events: FieldRows['events'] = []): FieldRows => ({
  field,
  crops: [crop],
  events,
  county: null,
  elevation: 1850,
  days: [],
  sickLeaves: [],
  alerts: [],
});
const harvestOn = (given: FieldRows, today: Day): readonly Suggestion[] =>
  suggestTasks({ fields: [fieldFactsOf(given, today)], tasks: [], verdicts: [] }, today).filter(
    ({ rule }) => rule === 'harvest_window',
  );

test('PLN-20 beans of unknown variety are not due for harvest today while the field’s page says 28 days', () => {
  const beans = row({});
  const today = addDays(PLANTED, 62);
  expect(harvestState(harvestWindow(beans)!, today)).toEqual({ kind: 'open', days: 28 });
  expect(harvestOn(rows(beans), today).map(({ due }) => daysBetween(today, due))).toEqual([28]);
});

const annual = crops
  .map(({ key }) => key)
  .filter((key) => row({ crop_type: key }).expected_harvest_date !== null);
const seedsOf = (crop: string): readonly (string | null)[] => [
  null,
  ...calendarRows.filter((line) => line.crop === crop).map(({ key }) => key),
];
const anyCrop: fc.Arbitrary<Crop> = fc.constantFrom(...annual, 'dragon fruit').chain((crop) =>
  fc
    .record({
      variety_class: fc.constantFrom(...seedsOf(crop)),
      altitude_band: fc.constantFrom(null, 'low' as const, 'middle' as const, 'high' as const),
      county: fc.constantFrom(null, 'Nakuru', 'Machakos'),
      planting_date: fc.nat(700).map((n) => addDays('2026-01-01', n)),
      own: fc.option(fc.integer({ min: 20, max: 700 }), { nil: null }),
    })
    .map(({ own, ...over }) =>
      row({
        crop_type: crop,
        ...over,
        ...(own !== null && {
          expected_harvest_date: addDays(over.planting_date, own),
          harvest_source: 'own' as const,
        }),
      }),
    ),
);

test('PLN-20 harvest is suggested within the window on the field’s page, for the expected day shown there', () => {
  fc.assert(
    fc.property(
      anyCrop,
      fc.integer({ min: -30, max: 60 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (crop, beside, share) => {
        const { from, expected, to } = harvestWindow(crop)!;
        const inside = addDays(from, Math.floor(share * daysBetween(from, to)));
        expect(harvestOn(rows(crop), inside)).toHaveLength(1);
        for (const today of [inside, addDays(from, beside), addDays(to, beside)]) {
          if (today < crop.planting_date!) continue;
          const state = harvestState({ from, expected, to }, today);
          const found = harvestOn(rows(crop), today);
          expect(found.length).toBe(
            today >= addDays(from, -HARVEST_MARGIN_DAYS.before) &&
              today <= addDays(to, HARVEST_MARGIN_DAYS.after)
              ? 1
              : 0,
          );
          // After the expected day the page says that the harvest is late: the task is for today.
          for (const { due, figures } of found)
            expect([due, figures['first'], figures['last']]).toEqual([
              state.kind === 'ahead' || state.kind === 'open' ? expected : today,
              from,
              to,
            ]);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('PLN-20 no harvest is suggested before the end of the pre-harvest interval of a spray', () => {
  const spray = (ago: number, wait_days: number) => [
    {
      date: addDays(today, -ago),
      event_type: 'spraying' as const,
      quantity: null,
      quantity_unit: null,
      wait_days,
    },
  ];
  const beans = row({ variety_class: 'bean_early' });
  const today = harvestWindow(beans)!.expected;
  const due = (events: FieldRows['events']) =>
    harvestOn(rows(beans, events), today).map((one) => [daysBetween(today, one.due), one.figures['wait']]);
  expect(due([])).toEqual([[0, undefined]]);
  expect(due(spray(3, 14))).toEqual([[11, addDays(today, 11)]]);
  expect(due(spray(20, 14))).toEqual([[0, undefined]]);
  // A pre-harvest interval beyond the offer window: only the spray's page mentions it.
  expect(due(spray(0, 60))).toEqual([]);
});

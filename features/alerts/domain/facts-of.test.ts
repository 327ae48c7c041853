import { expect, test } from 'vitest';
import { type CropFacts, factsOf, type FactsInput } from './facts-of.ts';

const today = '2026-11-21';
const crop = (over: Partial<CropFacts> = {}): CropFacts => ({
  crop_type: 'Mahindi',
  status: 'growing',
  planting_date: '2026-10-01',
  altitude_band: 'high',
  county: 'Nakuru',
  expected_harvest_date: null,
  harvest_source: null,
  harvest_from: null,
  harvest_to: null,
  ...over,
});
const known = (over: Partial<FactsInput> = {}): FactsInput => ({
  field: {
    location: { lat: -0.3, lng: 36.1 },
    crop_type: 'viazi',
    soil_type: 'loam',
    irrigation_type: 'drip',
    elevation: null,
  },
  crops: [],
  county: null,
  forecastElevation: 1850,
  sprayedOn: null,
  floweredOn: null,
  noHarvestBefore: null,
  nearby: [],
  found: [],
  recent: [],
  ...over,
});

test('each growing crop is listed with its catalogue key and age; harvested crops are left out', () => {
  const facts = factsOf(
    known({
      crops: [
        crop(),
        crop({ crop_type: 'bean', planting_date: '2026-11-01' }),
        crop({ crop_type: 'kale', status: 'harvested' }),
      ],
    }),
    today,
  );
  expect(facts.map((f) => [f.crop, f.plantedOn, f.daysAfterEmergence])).toEqual([
    ['maize', '2026-10-01', 44],
    ['bean', '2026-11-01', 13],
  ]);
  expect(facts[0]).toMatchObject({
    stage: expect.stringMatching(/\w/),
    altitude: 1850,
    county: 'Nakuru',
    soil: 'loam',
    irrigation: 'drip',
  });
});

test('planned, harvested and unrecorded crops give different stages', () => {
  const one = (over: Partial<FactsInput>) =>
    factsOf(known(over), today).map(({ crop: c, stage, plantedOn }) => [c, stage, plantedOn]);
  expect(one({ crops: [crop({ status: 'planning', planting_date: '2026-12-01' })] })).toEqual([
    ['maize', 'pre-planting', null],
  ]);
  expect(one({ crops: [crop({ planting_date: '2026-12-01' })] })).toEqual([['maize', 'pre-planting', null]]);
  expect(one({ crops: [crop({ status: 'harvested' })] })).toEqual([['potato', 'pre-planting', null]]);
  expect(one({})).toEqual([['potato', null, null]]);
});

test('the field’s elevation takes precedence over the forecast’s, and that over the crop’s altitude band', () => {
  const height = (over: Partial<FactsInput>) =>
    factsOf(known({ crops: [crop()], ...over }), today)[0]!.altitude;
  expect(height({ field: { ...known().field, elevation: 1700 } })).toBe(1700);
  expect(height({})).toBe(1850);
  expect(height({ forecastElevation: null })).toBe(2000);
});

test('harvest is open from the first day of the crop’s window, after any pre-harvest interval', () => {
  const window = {
    expected_harvest_date: '2026-12-20',
    harvest_source: 'calendar' as const,
    harvest_from: today,
    harvest_to: '2027-01-18',
  };
  const open = (over: Partial<CropFacts>, noHarvestBefore: string | null = null) =>
    factsOf(known({ crops: [crop(over)], noHarvestBefore }), today)[0]!.harvestOpen;
  expect([
    open(window),
    open({ ...window, harvest_from: '2026-11-22' }),
    open({ ...window, harvest_source: 'own' }),
    open({}),
  ]).toEqual([true, false, false, false]);
  expect([open(window, '2026-11-22'), open(window, today), open({ ...window, status: 'planning' })]).toEqual([
    false,
    true,
    false,
  ]);
});

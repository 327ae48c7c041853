import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AddCrop,
  type ChangeCrop,
  type Crop,
  decideAdd,
  decideChange,
  decideHarvest,
  overplantedTotalHa,
} from './crop.ts';
import { withHarvestDates } from './harvest-dates.ts';

const at = '2026-11-21T09:00:00.000Z';
const args: AddCrop = {
  id: 'c1',
  field_id: 'f1',
  crop_type: 'bean',
  variety: null,
  variety_class: 'bean_early',
  status: 'growing',
  area_size: 1,
  area_unit: 'acres',
  planting_date: '2026-10-01',
  expected_harvest_date: '2026-12-10',
  harvest_source: 'own',
  harvest_from: null,
  harvest_to: null,
  altitude_band: null,
  county: null,
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
};
const add = (over: Partial<AddCrop> = {}) =>
  decideAdd({ ...args, ...over }, { exists: false, field: {} }, at);
const crop = (over: Partial<Crop> = {}): Crop => {
  const r = add();
  if (!r.ok) throw new Error(r.code);
  return { ...r.value, ...over };
};

test('FDC-11 FDC-12 FDC-17 a crop saves hectares beside the entered area, and starts without a harvest', () => {
  expect(crop()).toMatchObject({
    area_planted: 0.404686,
    area_size: 1,
    area_unit: 'acres',
    actual_yield: null,
    harvested_on: null,
    created_at: at,
  });
  for (const status of ['planning', 'planted', 'growing', 'harvested', 'failed'] as const)
    expect(add({ status }).ok).toBe(true);
});

test('FDC-13 each rule has its own refusal code', () => {
  const code = (over: Partial<AddCrop>) => {
    const r = add(over);
    return r.ok ? 'ok' : r.code;
  };
  expect(code({ crop_type: '  ' })).toBe('crops.type_missing');
  expect(code({ planting_date: null })).toBe('crops.planting_missing');
  expect(code({ planting_date: null, status: 'planning', expected_harvest_date: null })).toBe('ok');
  expect(code({ expected_harvest_date: '2026-10-01' })).toBe('crops.harvest_before_planting');
  expect(code({ expected_harvest_date: '2026-10-02' })).toBe('ok');
  expect(code({ area_size: 0 })).toBe('crops.area_wrong');
  expect(code({ area_size: NaN })).toBe('crops.area_wrong');
  expect(code({ expected_yield: -1 })).toBe('crops.yield_wrong');
  expect(code({ planting_date: '2026-02-30' })).toBe('crops.date_wrong');
});

test('a harvest may be on the planting day, but not before it, in the future or without a crop', () => {
  const brought = { id: 'c1', actual_yield: 90, actual_yield_size: 1, actual_yield_unit: 'bag_90kg' };
  expect(decideHarvest(crop(), { ...brought, harvested_on: '2026-10-01' }, at)).toMatchObject({
    ok: true,
    value: { status: 'harvested', actual_yield: 90 },
  });
  expect(decideHarvest(crop(), { ...brought, harvested_on: '2026-09-30' }, at)).toMatchObject({
    ok: false,
    code: 'crops.harvest_before_planting',
  });
  expect(decideHarvest(crop(), { ...brought, harvested_on: '2199-12-31' }, at)).toMatchObject({
    ok: false,
    code: 'crops.harvest_ahead',
  });
  expect(decideHarvest(null, { ...brought, harvested_on: '2026-10-01' }, at)).toMatchObject({
    code: 'crops.not_found',
  });
});

test('changes to different fields of a crop commute', () => {
  const one = { id: 'c1', notes: 'Juu', status: 'planted' as const };
  const two = { id: 'c1', area_size: 0.5, variety: 'Nyota' };
  const both = (...changes: ChangeCrop[]) =>
    changes.reduce<Crop>((now, change) => {
      const r = decideChange(now, change, at, withHarvestDates);
      return r.ok ? r.value : now;
    }, crop());
  expect(both(one, two)).toEqual(both(two, one));
  expect(both(one, two)).toMatchObject({ notes: 'Juu', variety: 'Nyota', area_planted: 0.202343 });
});

test('FDC-18 growing areas larger than the field are reported; finished crops and rounding do not count', () => {
  const half = { status: 'growing', area_planted: 0.5 } as const;
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.01, max: 5, noNaN: true })), (areas) => {
      const crops = areas.map((area_planted) => ({ status: 'growing' as const, area_planted }));
      const sum = areas.reduce((a, b) => a + b, 0);
      const said = overplantedTotalHa(crops, 1);
      if (said === null) expect(sum).toBeLessThanOrEqual(1.01);
      else expect(said).toBeCloseTo(sum);
    }),
  );
  expect(overplantedTotalHa([half, half, { ...half, status: 'planning' }], 1)).toBe(1.5);
  expect(
    overplantedTotalHa(
      [half, half, { ...half, status: 'harvested' }, { status: 'growing', area_planted: null }],
      1,
    ),
  ).toBeNull();
  expect(overplantedTotalHa([{ status: 'growing', area_planted: 0.404686 }], 0.40468)).toBeNull();
});

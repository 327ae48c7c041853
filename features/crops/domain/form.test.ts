import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Crop, decideAdd, decideChange } from './crop.ts';
import {
  amountFaults,
  blankForm,
  checkForm,
  type CropForm,
  differences,
  formOf,
  statusOn,
  toCrop,
  parseAmount,
} from './form.ts';
import { usualUnit } from './yield.ts';

const good: CropForm = blankForm({
  crop_type: 'Mahindi',
  planted: '2026-03-20',
  area: '1,5',
  status: 'growing',
});
const ground = { fieldId: 'f1', band: 'high', county: 'Nakuru' } as const;
const saved = (form: CropForm): Crop => {
  const r = decideAdd(toCrop(form, 'c1', ground), { exists: false, field: {} }, '2026-11-21T09:00:00.000Z');
  if (!r.ok) throw new Error(r.code);
  return r.value;
};

test('FDC-13 the form names each missing or invalid field with its own fault', () => {
  expect(checkForm(good)).toEqual({});
  expect(checkForm(blankForm())).toEqual({ crop_type: 'type', planted: 'planted', area: 'area' });
  expect(checkForm({ ...good, harvest: '2026-03-20' })).toEqual({ harvest: 'harvest' });
  expect(checkForm({ ...good, area: '1000000000' })).toEqual({ area: 'area' });
  expect(checkForm({ ...good, planted: '2026-02-30' })).toEqual({ planted: 'date' });
  for (const area of ['0', '-1', 'many', '']) expect(checkForm({ ...good, area })).toEqual({ area: 'area' });
  for (const area of ['0,5', '½', '1.25']) expect(checkForm({ ...good, area })).toEqual({});
  // Nobody said the size of the field: the crop may be saved without its area, but not with a wrong one.
  expect([checkForm({ ...good, area: '' }, true), checkForm({ ...good, area: 'many' }, true)]).toEqual([
    {},
    { area: 'area' },
  ]);
  expect(toCrop({ ...good, area: '' }, 'c', ground)).toMatchObject({ area_size: null, area_unit: null });
});

test('every crop that the form accepts passes the server’s rules', () => {
  const size = fc.constantFrom('', '0', '12', '1,5', '-3', 'x', '½');
  fc.assert(
    fc.property(
      fc.record({
        crop_type: fc.constantFrom('Mahindi', 'beans', 'dragon fruit', 'avocado', ' '),
        planted: fc.constantFrom('', '2026-03-20', '2026-13-01'),
        harvest: fc.constantFrom('', '2026-03-19', '2026-09-01'),
        area: size,
        expected: fc.record({
          size,
          unit: fc.constantFrom('kg' as const, 'bag_90kg' as const, 'crate' as const),
          weight: size,
        }),
        status: fc.constantFrom('planning' as const, 'growing' as const, 'failed' as const),
      }),
      (part) => {
        const form = { ...good, ...part };
        if (Object.keys(checkForm(form)).length > 0) return;
        expect(decideAdd(toCrop(form, 'c1', ground), { exists: false, field: {} }, '')).toMatchObject({
          ok: true,
        });
      },
    ),
  );
});

test('a crop loaded into the form and saved unchanged has no differences; else only the changes are sent', () => {
  const crop = saved({
    ...good,
    variety_class: 'maize_highland',
    variety: 'H614D',
    expected: { size: '10', unit: 'crate', weight: '40' },
    notes: 'Juu',
  });
  expect(crop).toMatchObject({
    expected_yield: 400,
    expected_yield_size: 10,
    expected_yield_unit: 'crate',
    crop_type: 'maize',
    area_planted: 1.5 * 0.404686,
  });
  expect(formOf(crop, 'Maize').expected).toEqual({ size: '10', unit: 'crate', weight: '40' });
  expect(differences(crop, toCrop(formOf(crop, 'Maize'), crop.id, ground, crop))).toEqual({ id: 'c1' });
  const change = differences(
    crop,
    toCrop({ ...formOf(crop, 'Maize'), planted: '2026-03-25' }, crop.id, ground, crop),
  );
  expect(Object.keys(change).sort()).toEqual([
    'expected_harvest_date',
    'harvest_from',
    'harvest_to',
    'id',
    'planting_date',
  ]);
  expect(decideChange(crop, change, '')).toMatchObject({
    ok: true,
    value: { planting_date: '2026-03-25', variety: 'H614D' },
  });
});

test('a bag counts as 90 kg only for crops sold that way; the weight of other units must be entered', () => {
  expect(parseAmount({ size: '2', unit: 'bag_90kg', weight: '' }, 'Mahindi')).toEqual({
    kg: 180,
    size: 2,
    unit: 'bag_90kg',
  });
  expect(amountFaults({ size: '2', unit: 'bag_90kg', weight: '' }, 'groundnut')).toEqual({
    weight: 'weight',
  });
  expect(parseAmount({ size: '2', unit: 'bag_90kg', weight: '110' }, 'groundnut').kg).toBe(220);
  expect(amountFaults({ size: '', unit: 'crate', weight: '' }, 'tomato')).toEqual({});
  expect(['maize', 'Viazi', 'tomato', 'banana', 'kale', 'dragon fruit'].map(usualUnit)).toEqual([
    'bag_90kg',
    'bag_50kg',
    'crate',
    'bunch',
    'kg',
    'kg',
  ]);
  expect([statusOn('2026-11-21', '2026-11-21'), statusOn('2026-11-22', '2026-11-21')]).toEqual([
    'growing',
    'planning',
  ]);
});

test('the area of a small plot is not rounded by editing something else', () => {
  const crop = saved({ ...good, area: '0.01236' });
  expect(formOf(crop, 'Maize').area).toBe('0.01236');
  const edited = { ...formOf(crop, 'Maize'), notes: 'Kando ya mto' };
  expect(differences(crop, toCrop(edited, crop.id, ground, crop))).toEqual({
    id: 'c1',
    notes: 'Kando ya mto',
  });
});

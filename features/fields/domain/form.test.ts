import { expect, test } from 'vitest';
import { toHectares } from '#kit/pure/units.ts';
import type { Field } from './field.ts';
import { changesOf, checkForm, type FieldForm, formOf, parseSize, sizeFault } from './form.ts';
import { acrePresets, hectarePresets, stepSize } from './sizes.ts';

const good: FieldForm = {
  name: 'Juu',
  crop_type: 'bean',
  size: '0,5',
  size_unit: 'acres',
  soil_type: 'unknown',
  irrigation_type: '',
  season: '2026',
  soil_ph: '',
  elevation: '',
  location_description: '',
};

test('FLD-24 the form lists the missing values', () => {
  const blank: FieldForm = { ...good, name: ' ', crop_type: '', size: '', soil_type: '' };
  expect(checkForm(blank, false)).toEqual({
    name: 'nameRequired',
    size: 'sizeRequired',
    crop_type: 'cropRequired',
    soil_type: 'soilRequired',
    location_description: 'locationRequired',
  });
  expect(checkForm(good, true)).toEqual({});
  expect(checkForm({ ...good, location_description: 'Nakuru' }, false)).toEqual({});
  expect(checkForm({ ...good, size: 'two' }, true)).toEqual({ size: 'sizeWrong' });
});

test('WIZ-09 a size is at least 0.01, with a decimal comma or point; stepping down stops at 0.01', () => {
  expect(['0', '-1', '1e9', 'NaN', 'Infinity', 'ekari'].map((text) => sizeFault(text, 'acres'))).toEqual(
    Array(6).fill('sizeWrong'),
  );
  expect(['0.009', '1000000000', '24711'].map((text) => sizeFault(text, 'acres'))).toEqual(
    Array(3).fill('sizeOutside'),
  );
  expect([
    sizeFault('9', 'square_meters'),
    sizeFault('10', 'square_meters'),
    sizeFault('24,710', 'acres'),
    sizeFault('10000', 'hectares'),
    sizeFault('24710', 'acres'),
  ]).toEqual(['sizeOutside', null, 'sizeUnclear', null, null]);
  expect(['1,500', '1,500 acres', '1,500 m2'].map((text) => sizeFault(text, 'acres'))).toEqual([
    'sizeUnclear',
    'sizeUnclear',
    null,
  ]);
  expect(['0,5', '0.01', ' 2 '].map((text) => sizeFault(text, 'acres'))).toEqual([null, null, null]);
  expect(parseSize('0,5')).toBe(0.5);
  expect([stepSize(0.5, 1), stepSize(0.5, -1), stepSize(0.01, -1), stepSize(0, 1)]).toEqual([
    0.51, 0.49, 0.01, 0.01,
  ]);
});

test('WIZ-09 FLD-30 lists six hectare presets, and acre presets that start with fractions', () => {
  expect(hectarePresets.map((p) => p.size)).toEqual([0.25, 0.5, 1, 2.5, 5, 10]);
  expect(acrePresets.slice(0, 3).map((p) => [p.fractionText, p.size])).toEqual([
    ['⅛', 0.125],
    ['¼', 0.25],
    ['½', 0.5],
  ]);
  expect(toHectares(acrePresets[0]!.size, 'acres')).toBeCloseTo(0.0506, 4);
});

test('FLD-32 only the changed values of the form are sent', () => {
  const row = {
    name: null,
    crop_type: 'mixed',
    size: 1,
    size_unit: 'hectares',
    soil_type: null,
    irrigation_type: 'drip',
    season: '2026',
    soil_ph: 6.5,
    elevation: null,
    location_description: null,
  } as Field;
  const before = formOf(row);
  expect(changesOf(before, before)).toEqual({});
  expect(
    changesOf(before, {
      ...before,
      name: 'Juu',
      soil_ph: '',
      irrigation_type: '',
      elevation: '1 900'.replace(' ', ''),
    }),
  ).toEqual({ name: 'Juu', soil_ph: null, irrigation_type: null, elevation: 1900 });
  expect(changesOf(before, { ...before, size: '2,5', size_unit: 'acres' })).toEqual({
    size: 2.5,
    size_unit: 'acres',
  });
});

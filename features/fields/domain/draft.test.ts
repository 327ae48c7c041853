import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankDraft, type FieldDraft, isBlank, measuredHectares, readDraft, sizeOf } from './draft.ts';

const half: FieldDraft = {
  ...blankDraft,
  step: 'size',
  name: 'Juu',
  place: { lat: -0.3, lng: 36.1, accuracy_m: 8 },
  crop: 'maize',
  soil: 'loam',
  planting: '2026-03-14',
  boundary: {
    ring: [
      { lat: 0, lng: 36 },
      { lat: 0, lng: 36.1 },
      { lat: 0.1, lng: 36 },
    ],
    source: 'walked',
    errorM2: 40,
  },
};

test('a saved draft is read back completely', () => {
  expect(readDraft(JSON.parse(JSON.stringify(half)))).toEqual(half);
  expect([isBlank(half), isBlank({ ...blankDraft, step: 'crop' })]).toEqual([false, true]);
});

test('WIZ-09 the size is the boundary’s area, else the entered size, else 1 in the chosen unit', () => {
  const ring = [
    { lat: -0.3, lng: 36.08 },
    { lat: -0.3, lng: 36.0805 },
    { lat: -0.3005, lng: 36.0805 },
    { lat: -0.3005, lng: 36.08 },
  ];
  const measured = { ...blankDraft, size: '5', boundary: { ring, source: 'walked' as const, errorM2: 90 } };
  expect(measuredHectares(measured)).toBeCloseTo(0.308, 3);
  expect([sizeOf(measured), sizeOf({ ...measured, size: 'x', sizeUnit: 'hectares' })]).toEqual([
    { size: expect.closeTo(0.761, 2), unit: 'acres' },
    { size: expect.closeTo(0.308, 3), unit: 'hectares' },
  ]);
  expect(
    [sizeOf({ ...measured, boundary: null }), sizeOf(blankDraft), sizeOf({ ...blankDraft, size: '1½' })].map(
      ({ size, unit }) => [size, unit],
    ),
  ).toEqual([
    [5, 'acres'],
    [1, 'acres'],
    [1.5, 'acres'],
  ]);
});

test('invalid values in an old or damaged draft become blank; the rest is kept', () => {
  expect(
    readDraft({ ...half, step: 'seven', soil: 'mud', place: { lat: 900, lng: 0 }, boundary: { ring: 'x' } }),
  ).toEqual({ ...half, step: 'name', soil: null, place: null, boundary: null });
  fc.assert(
    fc.property(fc.jsonValue(), (saved) => {
      expect(Object.keys(readDraft(saved)).sort()).toEqual(Object.keys(blankDraft).sort());
    }),
  );
});

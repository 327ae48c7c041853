import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf } from '#kit/pure/geodesy.ts';
import { fromPolygonText, squareAround, toPolygonText } from '#kit/pure/geometry.ts';
import { isDefaultSize } from './default-size.ts';
import {
  type AddField,
  type ChangeField,
  decideAdd,
  decideChange,
  DEFAULT_LOCATION,
  type Field,
  type AddFieldContext,
  applyBoundary,
} from './field.ts';

const args: AddField = {
  id: 'f1',
  farm_id: 'g1',
  name: null,
  size: 1,
  size_unit: 'hectares',
  crop_type: 'mixed',
  season: '2026',
  soil_type: null,
  irrigation_type: null,
  place: { lat: -0.3031, lng: 36.08, accuracy_m: 12 },
  location_description: null,
};
const none: AddFieldContext = { fields: [], farm: null, fieldLimit: 1 };
const at = '2026-11-21T09:00:00.000Z';
const add = (over: Partial<AddField> = {}, now: Partial<AddFieldContext> = {}) =>
  decideAdd({ ...args, ...over }, { ...none, ...now }, at);
const field = (over: Partial<AddField> = {}) => {
  const r = add(over);
  if (!r.ok) throw new Error(r.code);
  return r.value.field;
};

const change = (f: Field, what: Partial<ChangeField>): Field => {
  const r = decideChange(f, { id: f.id, ...what }, at);
  if (!r.ok) throw new Error(r.code);
  return r.value;
};

test('FLD-19 FLD-20 an instant field is 1 ha of mixed crop in a square of that area around the point', () => {
  const f = field();
  expect(f).toMatchObject({
    size: 1,
    size_unit: 'hectares',
    crop_type: 'mixed',
    season: '2026',
    boundary_source: 'approximate',
  });
  expect(areaOf(fromPolygonText(f.boundary)!)).toBeCloseTo(10_000, -1);
});

test('FLD-19 a size stays marked as default until the farmer enters, confirms or measures one', () => {
  const f = field({ size_is_default: true });
  expect([
    isDefaultSize(f),
    isDefaultSize(change(f, { name: 'Juu' })),
    isDefaultSize(change(f, { size_unit: 'acres' })),
  ]).toEqual([true, true, true]);
  for (const what of [{ size: 1 }, { size: 2.5 }, { size: 1, size_unit: 'acres' as const }])
    expect(isDefaultSize(change(f, what))).toBe(false);
  const walked = toPolygonText(squareAround({ lat: -0.3, lng: 36.08 }, 10_000));
  expect(isDefaultSize(applyBoundary(f, { boundary: walked, boundary_source: 'walked' }, at))).toBe(false);
  expect([isDefaultSize(field({ size_is_default: false })), isDefaultSize(field({ size: 2 }))]).toEqual([
    false,
    false,
  ]);
});

test('FLD-19 a field without the mark has the default size if it is 1 and unmeasured, also after a unit change', () => {
  const { size_is_default: _mark, ...old } = field();
  expect([
    isDefaultSize(old),
    isDefaultSize(change(old, { size_unit: 'acres' })),
    isDefaultSize({ ...old, size: 1.2 }),
  ]).toEqual([true, true, false]);
  expect(isDefaultSize({ ...old, size_unit: 'square_meters' })).toBe(false);
});

test('FLD-21 the reason for a missing location is kept until a location is set', () => {
  const f = field({ place: null, place_problem: 'refused' });
  expect([f.place_problem, field({ place_problem: 'refused' }).place_problem]).toEqual(['refused', null]);
  expect(change(f, { place: { lat: -0.3, lng: 36.1, accuracy_m: 5 } }).place_problem).toBeNull();
  expect(change(f, { location_description: 'Kisii' }).place_problem).toBe('refused');
});

test('FLD-21 FLD-36 a field without a location is placed in Nairobi and marked as unconfirmed', () => {
  expect(field({ place: null })).toMatchObject({ location: DEFAULT_LOCATION, location_unconfirmed: true });
  expect(DEFAULT_LOCATION).toEqual({ lat: -1.2921, lng: 36.8219 });
  expect(field().location_unconfirmed).toBe(false);
});

test.each([
  ['the equator at Greenwich', 0, 0],
  ['the Indian Ocean', -4.2, 41.5],
  ['a pole', 90, 36],
  ['the date line', -0.3, 180],
  ['Berlin', 52.5, 13.4],
])(
  'FLD-21 %s is not a farm location: the field is created unconfirmed and cannot be confirmed there',
  (_where, lat, lng) => {
    const place = { lat, lng, accuracy_m: 5 };
    expect(field({ place })).toEqual(field({ place: null }));
    expect(decideChange(field({ place: null }), { id: 'f1', place }, at)).toMatchObject({
      ok: false,
      code: 'fields.place_outside',
    });
  },
);

test('a boundary far away clears the old place name and elevation; a nearby one or a first location keeps them', () => {
  const told = { location_description: 'Nakuru', elevation: 1800 };
  const there = (centre: { lat: number; lng: number }) => ({
    boundary: toPolygonText(squareAround(centre, 4_000)),
    boundary_source: 'imported' as const,
  });
  expect(applyBoundary(field(told), there({ lat: 1, lng: 35 }), at)).toMatchObject({
    location_description: null,
    elevation: null,
  });
  expect(applyBoundary(field(told), there({ lat: -0.31, lng: 36.08 }), at)).toMatchObject(told);
  expect(applyBoundary(field({ ...told, place: null }), there({ lat: 1, lng: 35 }), at)).toMatchObject(told);
  expect(change(field(told), { place: { lat: 1, lng: 35, accuracy_m: 5 } })).toMatchObject({
    location_description: null,
    elevation: null,
  });
  expect(change(field(told), { place: { lat: 1, lng: 35, accuracy_m: 5 }, elevation: 1900 })).toMatchObject({
    location_description: null,
    elevation: 1900,
  });
});

test('a future measuring date becomes the current time, and the area error is at most the area', () => {
  const hectare = {
    boundary: toPolygonText(squareAround({ lat: -0.31, lng: 36.08 }, 10_000)),
    boundary_source: 'walked' as const,
  };
  expect(
    applyBoundary(field(), { ...hectare, measured_at: '2199-01-01T00:00:00.000Z' }, at).measured_at,
  ).toBe(at);
  expect(
    applyBoundary(field(), { ...hectare, measured_at: '2026-11-20T07:30:00.000Z' }, at).measured_at,
  ).toBe('2026-11-20T07:30:00.000Z');
  expect(applyBoundary(field(), { ...hectare, area_error_m2: 1e300 }, at).area_error_m2).toBeCloseTo(
    10_000,
    -1,
  );
  expect([
    applyBoundary(field(), { ...hectare, area_error_m2: 310 }, at).area_error_m2,
    applyBoundary(field(), hectare, at).area_error_m2,
  ]).toEqual([310, null]);
});

test('FLD-14 a free farmer has one field; a second one is refused with the limit', () => {
  expect(add({}, { fields: [{ id: 'other' }] })).toEqual({
    ok: false,
    code: 'fields.limit_reached',
    details: { limit: 1 },
  });
  expect(add({}, { fields: [{ id: 'other' }], fieldLimit: null }).ok).toBe(true);
});

test('FLD-25 the farm "My Farm" is created only when none exists', () => {
  expect(add()).toMatchObject({
    ok: true,
    value: { farm: { id: 'g1', name: 'My Farm' }, field: { farm_id: 'g1' } },
  });
  expect(add({}, { farm: { id: 'old' } })).toMatchObject({
    ok: true,
    value: { farm: null, field: { farm_id: 'old' } },
  });
});

test('property: an invalid size is refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ max: 0 }), fc.double({ min: 10_000.1 }), fc.constant(NaN)), (size) => {
      expect(add({ size })).toMatchObject({ ok: false, code: 'fields.size_wrong' });
    }),
  );
});

test('an edit changes only the given columns, and a new location moves the approximate square', () => {
  const f = field();
  const moved = change(f, { place: { lat: 0.5, lng: 35.3, accuracy_m: 5 } });
  expect(moved.boundary).not.toBe(f.boundary);
  expect({ ...moved, boundary: 0, location: 0, location_accuracy_m: 0 }).toEqual({
    ...f,
    boundary: 0,
    location: 0,
    location_accuracy_m: 0,
  });
  expect(change(f, { name: '  Shamba   la mto ' }).name).toBe('Shamba la mto');
});

test('a name that is too long, or an impossible pH or elevation, is refused when adding and editing', () => {
  const codes = (what: Partial<ChangeField>) => {
    const r = decideChange(field(), { id: 'f1', ...what }, at);
    return r.ok ? 'ok' : r.code;
  };
  expect([
    codes({ name: '🌽'.repeat(81) }),
    codes({ soil_ph: 2 }),
    codes({ soil_ph: NaN }),
    codes({ elevation: 6_000 }),
    codes({ size: NaN }),
    codes({ size: 0 }),
  ]).toEqual([
    'fields.name_long',
    'fields.ph_wrong',
    'fields.ph_wrong',
    'fields.elevation_wrong',
    'fields.size_wrong',
    'fields.size_wrong',
  ]);
  expect([
    codes({ soil_ph: 5.5, elevation: 2_100, season: 'Masika 2027' }),
    codes({ soil_ph: null, name: null }),
  ]).toEqual(['ok', 'ok']);
  expect(add({ name: '🌽'.repeat(500) })).toMatchObject({ ok: false, code: 'fields.name_long' });
});

test('FLD-20 a measured shape sets size and location; sides-only shapes and the default location set only the size', () => {
  const shape = {
    boundary: toPolygonText(squareAround({ lat: 0.5, lng: 35.3 }, 8_093.72)),
    area_error_m2: 120,
    measured_at: at,
  };
  const walked = applyBoundary(
    field({ place: null, size_unit: 'acres' }),
    { ...shape, boundary_source: 'walked' },
    at,
  );
  expect(walked).toMatchObject({
    size: 2,
    size_unit: 'acres',
    boundary_source: 'walked',
    area_error_m2: 120,
    location_unconfirmed: false,
  });
  expect(walked.location.lat).toBeCloseTo(0.5, 6);
  expect(applyBoundary(field(), { ...shape, boundary_source: 'sides' }, at).location).toEqual(
    field().location,
  );
  const nairobi = {
    ...shape,
    boundary: toPolygonText(squareAround(DEFAULT_LOCATION, 4_000)),
    boundary_source: 'drawn' as const,
  };
  expect(applyBoundary(field({ place: null }), nairobi, at)).toMatchObject({
    location: DEFAULT_LOCATION,
    location_unconfirmed: true,
  });
  expect(applyBoundary(walked, { ...shape, boundary: null, boundary_source: 'drawn' }, at)).toMatchObject({
    boundary_source: 'approximate',
    size: 2,
    area_error_m2: null,
    measured_at: null,
  });
});

test('FLD-30 a new unit keeps the area; a new size keeps the measured shape and drops its error', () => {
  const shape = {
    boundary: toPolygonText(squareAround({ lat: 0.5, lng: 35.3 }, 10_000)),
    boundary_source: 'walked' as const,
    area_error_m2: 120,
  };
  const walked = applyBoundary(field(), shape, at);
  const inAcres = change(walked, { size_unit: 'acres' });
  expect(inAcres).toMatchObject({
    size: 2.471,
    size_unit: 'acres',
    size_hectares: walked.size_hectares,
    area_error_m2: 120,
  });
  expect(change(inAcres, { size: 2.471, size_unit: 'acres' })).toMatchObject({
    size_hectares: walked.size_hectares,
    area_error_m2: 120,
  });
  expect(change(inAcres, { size: 2 })).toMatchObject({
    size: 2,
    boundary: walked.boundary,
    boundary_source: 'walked',
    area_error_m2: null,
  });
});

test('property: edits of different columns give the same field in either order', () => {
  const one = fc.record(
    {
      name: fc.string({ maxLength: 20 }),
      size: fc.double({ min: 0.1, max: 50, noNaN: true }),
      soil_ph: fc.double({ min: 4, max: 9, noNaN: true }),
    },
    { requiredKeys: [] },
  );
  const other = fc.record(
    {
      crop_type: fc.constantFrom('maize', 'bean'),
      season: fc.constantFrom('2026', '2027'),
      elevation: fc.integer({ min: 0, max: 3_000 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(one, other, (a, b) => {
      expect(change(change(field(), a), b)).toEqual(change(change(field(), b), a));
    }),
  );
});

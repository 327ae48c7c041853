import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf } from '#kit/pure/geodesy.ts';
import { fromPolygonText } from '#kit/pure/geometry.ts';
import { type AddField, type ChangeField, decideAdd, decideChange, DEFAULT_LOCATION, type Field, type FieldsNow } from './field.ts';

const args: AddField = {
  id: 'f1', farm_id: 'g1', name: null, size: 1, size_unit: 'hectares', crop_type: 'mixed', season: '2026', soil_type: null, irrigation_type: null,
  place: { lat: -0.3031, lng: 36.08, accuracy_m: 12 }, location_description: null,
};
const none: FieldsNow = { fields: [], farm: null, fieldLimit: 1 };
const at = '2026-11-21T09:00:00.000Z';
const add = (over: Partial<AddField> = {}, now: Partial<FieldsNow> = {}) => decideAdd({ ...args, ...over }, { ...none, ...now }, at);
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

test('FLD-19 FLD-20 an instant field is one hectare of mixed crop in a square of exactly that area around the point', () => {
  const f = field();
  expect(f).toMatchObject({ size: 1, size_unit: 'hectares', crop_type: 'mixed', season: '2026', boundary_source: 'approximate' });
  expect(areaOf(fromPolygonText(f.boundary)!)).toBeCloseTo(10_000, -1);
});

test('FLD-21 FLD-36 without a place the field stands in Nairobi and says so', () => {
  expect(field({ place: null })).toMatchObject({ location: DEFAULT_LOCATION, location_unconfirmed: true });
  expect(DEFAULT_LOCATION).toEqual({ lat: -1.2921, lng: 36.8219 });
  expect(field().location_unconfirmed).toBe(false);
});

test('FLD-14 a free farmer has one field; the second is refused with the limit', () => {
  expect(add({}, { fields: [{ id: 'other' }] })).toEqual({ ok: false, code: 'fields.limit_reached', details: { limit: 1 } });
  expect(add({}, { fields: [{ id: 'other' }], fieldLimit: null }).ok).toBe(true);
});

test('FLD-25 the farm "My Farm" is made when there is none, and only then', () => {
  expect(add()).toMatchObject({ ok: true, value: { farm: { id: 'g1', name: 'My Farm' }, field: { farm_id: 'g1' } } });
  expect(add({}, { farm: { id: 'old' } })).toMatchObject({ ok: true, value: { farm: null, field: { farm_id: 'old' } } });
});

test('a size that is no field is refused', () => {
  fc.assert(fc.property(fc.oneof(fc.double({ max: 0 }), fc.double({ min: 10_000.1 }), fc.constant(NaN)), (size) => {
    expect(add({ size })).toMatchObject({ ok: false, code: 'fields.size_wrong' });
  }));
});

test('a change touches what was given, and a new place moves the approximate square', () => {
  const f = field();
  const moved = change(f, { place: { lat: 0.5, lng: 35.3, accuracy_m: 5 } });
  expect(moved.boundary).not.toBe(f.boundary);
  expect({ ...moved, boundary: 0, location: 0, location_accuracy_m: 0 }).toEqual({ ...f, boundary: 0, location: 0, location_accuracy_m: 0 });
  expect(change(f, { name: '  Shamba   la mto ' }).name).toBe('Shamba la mto');
});

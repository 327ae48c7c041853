import { expect, test } from 'vitest';
import {
  needsFieldChoice,
  sortFieldsByCrop,
  currentCropKeys,
  fieldAfterCropCorrection,
  findScanField,
  findOnlyCrop,
} from './scan-field.ts';

const field = (id: string, crop_type: string) => ({ id, crop_type });
const crop = (
  field_id: string,
  crop_type: string,
  status: 'planning' | 'planted' | 'growing' | 'harvested' | 'failed' = 'growing',
) => ({ field_id, crop_type, status });

test('a check is assigned to the only field, whatever grows there', () => {
  expect(findScanField('bean', { fields: [field('a', 'coffee')], crops: [] })).toBe('a');
  expect(findScanField(null, { fields: [field('a', 'coffee')], crops: [] })).toBe('a');
  expect(findScanField('bean', { fields: [], crops: [] })).toBeNull();
});

test('a check is assigned to the field where its crop grows now, if exactly one has it', () => {
  const fields = [field('a', 'Kahawa'), field('b', 'maharage'), field('c', 'mixed')];
  expect(findScanField('bean', { fields, crops: [] })).toBe('b');
  expect(findScanField('bean', { fields, crops: [crop('c', 'bean')] })).toBeNull();
  expect(findScanField('maize', { fields, crops: [crop('c', 'Mahindi', 'planted')] })).toBe('c');
  expect(findScanField('maize', { fields, crops: [crop('c', 'maize', 'planning')] })).toBeNull();
  expect(findScanField(null, { fields, crops: [] })).toBeNull();
});

test('a harvested crop no longer counts as growing, even if the field is named after it', () => {
  const fields = [field('a', 'bean'), field('b', 'bean')];
  const crops = [crop('a', 'bean', 'harvested'), crop('a', 'maize')];
  expect(currentCropKeys(fields[0]!, crops)).toEqual(['maize']);
  expect(findScanField('bean', { fields, crops })).toBe('b');
  expect([findOnlyCrop(fields[0]!, crops), findOnlyCrop(field('a', 'coffee'), crops)]).toEqual([
    'maize',
    null,
  ]);
});

test('correcting the crop moves the check to its field or to none; a field the farmer chose stays', () => {
  const fields = [field('coffee', 'coffee'), field('beans', 'bean'), field('mixed', 'mixed')];
  const farm = { fields, crops: [] };
  expect(fieldAfterCropCorrection({ field_id: 'coffee' }, 'bean', farm)).toBe('beans');
  expect(fieldAfterCropCorrection({ field_id: 'coffee' }, 'maize', farm)).toBeNull();
  expect(fieldAfterCropCorrection({ field_id: 'coffee', field_confirmed: true }, 'bean', farm)).toBe(
    'coffee',
  );
  expect(fieldAfterCropCorrection({ field_id: 'mixed' }, 'bean', farm)).toBe('mixed');
  expect(fieldAfterCropCorrection({ field_id: 'coffee' }, null, farm)).toBe('coffee');
  expect(
    fieldAfterCropCorrection({ field_id: 'coffee' }, 'bean', { fields, crops: [crop('coffee', 'Beans')] }),
  ).toBe('coffee');
  expect(fieldAfterCropCorrection({ field_id: null }, 'bean', farm)).toBe('beans');
  // A deleted field tells nothing about the crop.
  expect(fieldAfterCropCorrection({ field_id: 'gone' }, 'bean', farm)).toBe('beans');
});

test('asks for the field once, and not for a photo without a leaf', () => {
  const fields = [field('a', 'maize'), field('b', 'bean')];
  expect(needsFieldChoice({ field_id: null, outcome: 'answer' }, fields)).toBe(true);
  expect(needsFieldChoice({ field_id: 'a', outcome: 'answer' }, fields)).toBe(false);
  expect(needsFieldChoice({ field_id: null, field_confirmed: true, outcome: 'answer' }, fields)).toBe(false);
  expect(needsFieldChoice({ field_id: null, outcome: 'no_leaf' }, fields)).toBe(false);
  expect(needsFieldChoice({ field_id: null, outcome: 'answer' }, [])).toBe(false);
  expect(sortFieldsByCrop('bean', fields, []).map(({ id }) => id)).toEqual(['b', 'a']);
});

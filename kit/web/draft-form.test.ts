import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restrictToShape } from './draft-form.ts';

const start = {
  name: '',
  unit: 'acres',
  photos: [] as string[],
  type: null as string | null,
  part: { size: '', weight: '' },
};
const lists = { unit: ['acres', 'hectares'], type: [null, 'weeding'] };

test('a saved form is restored completely', () => {
  const half = {
    name: 'Juu',
    unit: 'hectares',
    photos: ['a'],
    type: 'weeding',
    part: { size: '2', weight: '' },
  };
  expect(restrictToShape(start, JSON.parse(JSON.stringify(half)), lists)).toEqual(half);
});

test('invalid values in a saved form are reset to the start value, the rest is kept', () => {
  expect(
    restrictToShape(
      start,
      { name: 7, unit: 'debe', photos: 'x', type: 'dancing', part: { size: '3', weight: null }, more: 1 },
      lists,
    ),
  ).toEqual({ ...start, part: { size: '3', weight: '' } });
  fc.assert(
    fc.property(fc.jsonValue(), (saved) => {
      const form = restrictToShape(start, saved, lists);
      expect([
        Object.keys(form),
        typeof form.name,
        lists.unit.includes(form.unit),
        Array.isArray(form.photos),
      ]).toEqual([Object.keys(start), 'string', true, true]);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitted } from './draft-form.ts';

const start = {
  name: '',
  unit: 'acres',
  photos: [] as string[],
  type: null as string | null,
  part: { size: '', weight: '' },
};
const lists = { unit: ['acres', 'hectares'], type: [null, 'weeding'] };

test('a kept form reads back whole', () => {
  const half = {
    name: 'Juu',
    unit: 'hectares',
    photos: ['a'],
    type: 'weeding',
    part: { size: '2', weight: '' },
  };
  expect(fitted(start, JSON.parse(JSON.stringify(half)), lists)).toEqual(half);
});

test('what an older copy holds wrongly is as at the start, and the rest stays', () => {
  expect(
    fitted(
      start,
      { name: 7, unit: 'debe', photos: 'x', type: 'dancing', part: { size: '3', weight: null }, more: 1 },
      lists,
    ),
  ).toEqual({ ...start, part: { size: '3', weight: '' } });
  fc.assert(
    fc.property(fc.jsonValue(), (saved) => {
      const form = fitted(start, saved, lists);
      expect([
        Object.keys(form),
        typeof form.name,
        lists.unit.includes(form.unit),
        Array.isArray(form.photos),
      ]).toEqual([Object.keys(start), 'string', true, true]);
    }),
  );
});

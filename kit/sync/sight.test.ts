import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overwrittenColumns, retryBaseVersion, rowIdOf, baseVersionOf } from './base-version.ts';
import type { OutboxItem } from './outbox.ts';

const item = (n: number, more: Partial<OutboxItem>): OutboxItem => ({
  n,
  id: `i${n}`,
  userId: 'u',
  name: 'x',
  args: {},
  deviceTime: '',
  bytes: 1,
  photos: [],
  state: 'waiting',
  attempts: 0,
  faults: 0,
  ...more,
});

test('the base version holds the cursor of the screen and this phone’s newer commands', () => {
  const items = [
    item(1, { state: 'applied', seq: 4 }),
    item(2, { state: 'applied', seq: 9 }),
    item(3, {}),
    item(4, { state: 'refused' }),
  ];
  expect(baseVersionOf({ removes: 'field' }, items, 5, { id: 'f' }, { id: 'f' })).toEqual({
    cursor: 5,
    acts: ['i2', 'i3'],
  });
});

test('an edit sends the previous values of its own columns only', () => {
  const row = { id: 'f', name: 'Juu', crop: 'beans', size: 1 };
  expect(baseVersionOf({ edits: 'field' }, [], 0, { id: 'f', name: 'Chini', place: {} }, row).was).toEqual({
    name: 'Juu',
  });
  expect(baseVersionOf({ edits: 'field' }, [], 0, { id: 'f', name: 'Chini' }, undefined)).toEqual({
    cursor: 0,
    acts: [],
  });
});

test('an edit also sends the previous values of other columns that its arguments set', () => {
  const row = { id: 'f', location: { lat: 1 }, elevation: 1800, name: 'Juu' };
  expect(
    baseVersionOf(
      { edits: 'field', sets: { place: ['location', 'elevation'] } },
      [],
      0,
      { id: 'f', place: {} },
      row,
    ).was,
  ).toEqual({ location: { lat: 1 }, elevation: 1800 });
});

test('a missing row has null as its previous value; a row id can be made of several arguments', () => {
  const minds = { edits: 'outcome', key: ['scan_id', 'step'] };
  expect(baseVersionOf(minds, [], 0, { scan_id: 's', step: 7, answer: 'better' }, undefined).was).toEqual({
    answer: null,
  });
  expect(rowIdOf(minds, { scan_id: 's', step: 7 })).toBe('s:7');
  expect(rowIdOf({}, { id: 'f' })).toBe('f');
});

test('a retried deletion covers only what its refusal listed; without a list its base version is unchanged', () => {
  const sight = { cursor: 3, acts: ['i1'] };
  const current = { cursor: 20, acts: [] };
  const deletion = item(2, {
    state: 'refused',
    sight,
    refusal: { code: 'sync.unseen', unseen: [], upTo: 7 },
  });
  const items = [
    item(1, { state: 'applied', seq: 4 }),
    deletion,
    item(3, { state: 'applied', seq: 9 }),
    item(4, {}),
  ];
  expect(retryBaseVersion(deletion, items, current)).toEqual({ cursor: 7, acts: ['i3', 'i4'] });
  expect(retryBaseVersion({ ...deletion, refusal: { code: 'sync.unseen' } }, items, current)).toEqual(sight);
  expect(
    retryBaseVersion({ ...deletion, refusal: { code: 'sync.changed_elsewhere' } }, items, current),
  ).toEqual(current);
});

test('a column is overwritten if another phone changed it and this command changed it again', () => {
  const was = { name: 'Juu', crop: 'beans', size: 1 };
  const before = { ...was, name: 'Kati', size: 2 };
  expect(overwrittenColumns(was, before, { ...before, name: 'Chini', size: 2 })).toEqual(['name']);
});

const value = fc.constantFrom(null, 'a', 'b', 1, 2);
const columns = fc.record({ p: value, q: value, r: value });
test('a value is reported as overwritten exactly if it was not seen and is different now', () => {
  fc.assert(
    fc.property(columns, columns, columns, (was, before, after) => {
      const overwritten = overwrittenColumns(was, before, after);
      for (const column of ['p', 'q', 'r'] as const)
        expect(overwritten.includes(column)).toBe(
          before[column] !== was[column] && before[column] !== after[column],
        );
    }),
  );
});

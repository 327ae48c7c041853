import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OutboxItem } from './outbox.ts';
import { replacedBy, sightOf } from './sight.ts';

const item = (n: number, more: Partial<OutboxItem>): OutboxItem =>
  ({ n, id: `i${n}`, userId: 'u', name: 'x', args: {}, deviceTime: '', bytes: 1, photos: [], state: 'waiting', attempts: 0, faults: 0, ...more });

test('the sight of a decision: the cursor of the screen, and this phone’s own acts that it shows beyond', () => {
  const items = [item(1, { state: 'applied', seq: 4 }), item(2, { state: 'applied', seq: 9 }), item(3, {}), item(4, { state: 'refused' })];
  expect(sightOf({ removes: true }, items, 5, { id: 'f' }, { id: 'f' })).toEqual({ cursor: 5, acts: ['i2', 'i3'] });
});

test('an edit tells how its columns were, and nothing of the others', () => {
  const row = { id: 'f', name: 'Juu', crop: 'beans', size: 1 };
  expect(sightOf({ edits: 'field' }, [], 0, { id: 'f', name: 'Chini', place: {} }, row).was).toEqual({ name: 'Juu' });
  expect(sightOf({ edits: 'field' }, [], 0, { id: 'f', name: 'Chini' }, undefined)).toEqual({ cursor: 0, acts: [] });
});

test('replaced is what another phone set, unless both set the same', () => {
  const was = { name: 'Juu', crop: 'beans', size: 1 };
  expect(replacedBy(was, { ...was, name: 'Kati', size: 2 }, { id: 'f', name: 'Chini', crop: 'maize', size: 2 })).toEqual({ name: 'Kati' });
});

const value = fc.constantFrom(null, 'a', 'b', 1, 2);
const columns = fc.record({ p: value, q: value, r: value });
test('a value is told as replaced exactly when it is lost: seen by nobody who set the new one', () => {
  fc.assert(fc.property(columns, columns, columns, (was, now, args) => {
    const replaced = replacedBy(was, now, args);
    for (const column of ['p', 'q', 'r'] as const) expect(column in replaced).toBe(now[column] !== was[column] && now[column] !== args[column]);
  }));
});

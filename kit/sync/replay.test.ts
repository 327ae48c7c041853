import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Projection } from './commands.ts';
import type { OutboxItem } from './outbox.ts';
import { replay, type Rows } from './replay.ts';

const ids = ['a', 'b', 'c', 'd'] as const;
const row = fc.record({
  id: fc.constantFrom(...ids),
  field: fc.constantFrom('x', 'y'),
  says: fc.record({ n: fc.integer({ min: 0, max: 1 }) }),
});
const rowsOf = fc
  .array(row)
  .map((rows): Rows => new Map([['note', new Map(rows.map((one) => [one.id, one]))]]));
const waiting = fc
  .array(fc.record({ id: fc.constantFrom(...ids), n: fc.integer({ min: 0, max: 1 }) }), { maxLength: 3 })
  .map((all) => all.map((args) => ({ name: 'put', args }) as unknown as OutboxItem));
const projections = {
  put: ((view, { id, n }: { id: string; n: number }) =>
    view.put('note', { id, field: 'x', says: { n } } as { id: string })) as Projection,
};
const rethrow = (_: OutboxItem, fault: unknown): never => {
  throw fault;
};

test('a kind that has only pending rows is among the kinds', () => {
  const item = { name: 'put', args: { id: 'a', n: 0 } } as unknown as OutboxItem;
  expect(replay(new Map([['book', new Map()]]), [item], projections, rethrow).kinds()).toEqual([
    'book',
    'note',
  ]);
});

test('a replay with the previous lists gives the same result and reuses every unchanged row and list', () => {
  fc.assert(
    fc.property(rowsOf, waiting, rowsOf, waiting, (rows, items, laterRows, laterItems) => {
      const shown = replay(rows, items, projections, rethrow);
      const [list, ofX] = [shown.all('note'), shown.where('note', 'field', 'x')];
      const fresh = replay(laterRows, laterItems, projections, rethrow);
      const next = replay(laterRows, laterItems, projections, rethrow, shown.lists);
      expect(next.all('note')).toEqual(fresh.all('note'));
      expect(next.where('note', 'field', 'x')).toEqual(fresh.where('note', 'field', 'x'));
      for (const before of list) {
        const now = next.get('note', before.id);
        expect(now === before).toBe(JSON.stringify(fresh.get('note', before.id)) === JSON.stringify(before));
      }
      expect(next.all('note') === list).toBe(JSON.stringify(fresh.all('note')) === JSON.stringify(list));
      expect(next.where('note', 'field', 'x') === ofX).toBe(
        JSON.stringify(fresh.where('note', 'field', 'x')) === JSON.stringify(ofX),
      );
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taskRank, todayList, type TodayItem } from './today-list.ts';

const item = (more: Partial<TodayItem>): TodayItem => ({
  key: 'a',
  rank: 10,
  todo: 'Harvest',
  why: 'Rain',
  fieldId: null,
  ...more,
});

test('DSH-12 the most urgent thing comes first; what was done is gone', () => {
  const items = [
    item({ key: 'task', rank: 40, todo: 'Weed' }),
    item({ key: 'alert', rank: 90 }),
    item({ key: 'scout', rank: 30, todo: 'Look for worms' }),
  ];
  expect(todayList(items, []).map(({ first }) => first.key)).toEqual(['alert', 'task', 'scout']);
  expect(todayList(items, ['alert']).map(({ first }) => first.key)).toEqual(['task', 'scout']);
});

test('the same words on two fields are one thing to do on both', () => {
  const [group, ...others] = todayList(
    [item({ key: 'a', fieldId: 'one', rank: 50 }), item({ key: 'b', fieldId: 'two', rank: 60 })],
    [],
  );
  expect(others).toEqual([]);
  expect([group!.first.key, group!.keys, group!.fieldIds]).toEqual(['b', ['b', 'a'], ['two', 'one']]);
});

test('a late task ranks above one of today, and an important one above both', () => {
  const task = { status: 'pending', due_date: '2026-11-28', priority: 'medium' } as const;
  const today = '2026-11-28';
  const [due, late, important] = [
    taskRank(task, today),
    taskRank({ ...task, due_date: '2026-11-27' }, today),
    taskRank({ ...task, priority: 'high' }, today),
  ];
  expect([due < late, late < important]).toEqual([true, true]);
});

test('nothing is lost, doubled or out of order', () => {
  const anyItem = fc.record({
    key: fc.string({ minLength: 1, maxLength: 3 }),
    rank: fc.integer({ min: 0, max: 120 }),
    todo: fc.constantFrom('Weed', 'Spray', 'Harvest'),
    why: fc.constantFrom('late', 'rain'),
    fieldId: fc.option(fc.constantFrom('f', 'g')),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(anyItem, { selector: ({ key }) => key }),
      fc.array(fc.string({ maxLength: 3 })),
      (items, done) => {
        const groups = todayList(items, done);
        expect(groups.flatMap(({ keys }) => keys).sort()).toEqual(
          items
            .map(({ key }) => key)
            .filter((key) => !done.includes(key))
            .sort(),
        );
        const ranks = groups.map(({ first }) => first.rank);
        expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
      },
    ),
  );
});

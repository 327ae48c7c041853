import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day } from '#kit/pure/days.ts';
import { repeatUnits } from './repeat.ts';
import { decideStatus, nextOccurrence, toggled } from './status.ts';
import { blankTask, nextIdOf, type Status, type Task } from './task.ts';

const AT = '2026-11-22T08:00:00.000Z';
const START = '2026-01-31';
const series = (every: number, unit: Task['repeat_unit'], due: Day = START): Task => ({
  ...blankTask(),
  id: '019a0000-0000-7000-8000-000000000001',
  title: 'Water',
  due_date: due,
  repeat_every: every,
  repeat_unit: unit,
  repeat_from: due,
  status: 'pending',
  completed_on: null,
  created_at: AT,
  updated_at: AT,
});

interface Act {
  readonly id: string;
  readonly status: Status;
  readonly on: Day;
}
type Farm = Map<string, Task>;

/** Applies the change as the server and the phone do. */
const apply = (farm: Farm, { id, ...change }: Act): void => {
  const decided = decideStatus(farm.get(id) ?? null, farm.get(nextIdOf(id)) ?? null, change, AT);
  if (!decided.ok || !decided.value.changed) return;
  const { task, createdTask, removedId } = decided.value;
  farm.set(id, task);
  if (createdTask) farm.set(createdTask.id, createdTask);
  if (removedId) farm.delete(removedId);
};
const chain = (first: string, n: number): string[] =>
  Array.from({ length: n }).reduce<string[]>((ids) => [...ids, nextIdOf(ids[ids.length - 1]!)], [first]);
const kind = fc.record({ every: fc.integer({ min: 1, max: 5 }), unit: fc.constantFrom(...repeatUnits) });

test('PLN-13 toggling sets a completed task to pending and any other to completed', () => {
  expect((['pending', 'in_progress', 'completed'] as const).map(toggled)).toEqual([
    'completed',
    'completed',
    'pending',
  ]);
});

test('PLN-13 two phones complete a series in any order: each task is created once, with its own date', () => {
  fc.assert(
    fc.property(
      kind,
      fc.array(fc.record({ who: fc.boolean(), late: fc.integer({ min: 0, max: 40 }) }), { maxLength: 24 }),
      ({ every, unit }, steps) => {
        const task = series(every, unit);
        const ids = chain(task.id, steps.length);
        const done = { a: 0, b: 0 };
        const farm: Farm = new Map([[task.id, task]]);
        let on = START;
        for (const { who, late } of steps) {
          // Each phone completes its own next task, independently of the other.
          const phone = who ? 'a' : 'b';
          on = addDays(on, late);
          apply(farm, { id: ids[done[phone]]!, status: 'completed', on });
          done[phone] += 1;
        }
        const reached = Math.max(done.a, done.b);
        expect([...farm.keys()].sort()).toEqual(ids.slice(0, reached + 1).sort());
        const days = ids.slice(0, reached + 1).map((id) => farm.get(id)!.due_date!);
        expect(new Set(days).size).toBe(days.length);
        expect([...days].sort()).toEqual(days);
        expect([...farm.values()].filter((t) => t.status === 'pending')).toHaveLength(1);
      },
    ),
  );
});

test('PLN-13 whatever two phones set and undo, a task has at most one follow-up, with a later date', () => {
  const act = fc.record({
    n: fc.integer({ min: 0, max: 5 }),
    status: fc.constantFrom<Status>('pending', 'in_progress', 'completed'),
    late: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(kind, fc.array(act, { maxLength: 30 }), ({ every, unit }, acts) => {
      const task = series(every, unit);
      const ids = chain(task.id, 8);
      const farm: Farm = new Map([[task.id, task]]);
      for (const { n, status, late } of acts) apply(farm, { id: ids[n]!, status, on: addDays(START, late) });
      for (const [i, id] of ids.entries()) {
        const follower = ids[i + 1] && farm.get(ids[i + 1]!);
        if (farm.get(id) && follower) expect(follower.due_date! > farm.get(id)!.due_date!).toBe(true);
      }
      expect([...farm.keys()].every((id) => ids.includes(id))).toBe(true);
    }),
  );
});

test('completed on time, a series skips no date; completed late, missed dates do not pile up', () => {
  const weekly = series(1, 'week', '2026-11-02');
  expect(nextOccurrence(weekly, '2026-11-02', AT)?.due_date).toBe('2026-11-09');
  expect(nextOccurrence(weekly, '2026-10-30', AT)?.due_date).toBe('2026-11-09');
  expect(nextOccurrence(weekly, '2026-11-08', AT)?.due_date).toBe('2026-11-09');
  expect(nextOccurrence(weekly, '2026-11-24', AT)?.due_date).toBe('2026-11-30');
  expect(nextOccurrence(series(1, 'month'), '2026-02-28', AT)?.due_date).toBe('2026-03-31');
  expect(
    nextOccurrence({ ...weekly, repeat_unit: null, repeat_every: null, repeat_from: null }, '2026-11-02', AT),
  ).toBeNull();
  expect(nextOccurrence(series(1, 'year', '2100-06-01'), '2100-06-01', AT)).toBeNull();
});

test('the follow-up task has no reason or suggestion of the previous one, but the same assignee and field', () => {
  const task = {
    ...series(1, 'day'),
    assigned_to: 'Otieno',
    suggestion_key: 'k',
    why: 'w',
    rule: 'r',
    field_id: 'f',
  };
  expect(nextOccurrence(task, START, AT)).toMatchObject({
    id: nextIdOf(task.id),
    assigned_to: 'Otieno',
    field_id: 'f',
    suggestion_key: null,
    why: null,
    rule: null,
    status: 'pending',
  });
});

test('completing again on another day changes only that day, because the other phone may have completed it first', () => {
  const done = {
    ...series(1, 'week', '2026-11-02'),
    status: 'completed',
    completed_on: '2026-11-02',
  } as const;
  const later = decideStatus(done, null, { status: 'completed', on: '2026-11-04' }, AT);
  expect(later).toMatchObject({
    value: { changed: true, task: { completed_on: '2026-11-04' }, createdTask: null, removedId: null },
  });
  const next = nextOccurrence(done, '2026-11-02', AT);
  expect(decideStatus(done, next, { status: 'completed', on: '2026-11-04' }, AT)).toMatchObject({
    value: { changed: true, createdTask: null, removedId: null },
  });
  const same = decideStatus(done, null, { status: 'completed', on: '2026-11-02' }, AT);
  expect(same).toMatchObject({ value: { changed: false } });
  const pending = { ...done, status: 'pending', completed_on: null } as const;
  expect(decideStatus(pending, null, { status: 'pending', on: '2026-11-04' }, AT)).toMatchObject({
    value: { changed: false },
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesOf, draftOf, minutesOf, NO_FIELD, detailsOf } from './form.ts';
import { weeksOfMonth, shiftMonth } from './month.ts';
import { decideAdd, decideBringBack, decideChange, blankTask, suggestedId, type Task } from './task.ts';

const AT = '2026-11-22T08:00:00.000Z';
const ground = { hasField: true, hasPlan: true };
const added = (over: Partial<Parameters<typeof decideAdd>[0]> = {}): Task => {
  const decided = decideAdd({ ...blankTask(), id: 'a', title: 'Weed', ...over }, null, ground, AT);
  if (!decided.ok || !decided.value) throw new Error('not added');
  return decided.value;
};

test('PLN-10 a title needs three visible letters, ignoring hidden characters; the default priority is medium', () => {
  const code = (title: string) => {
    const d = decideAdd({ ...blankTask(), id: 'a', title }, null, ground, AT);
    return d.ok ? d.value?.title : d.code;
  };
  expect(['', ' a b', '\u202Eab\u202C', 'abc', '  two   words\u0007 ', '<b>Weed</b>'].map(code)).toEqual([
    'tasks.title_short',
    'a b',
    'tasks.title_short',
    'abc',
    'two words',
    '<b>Weed</b>',
  ]);
  expect(added()).toMatchObject({ priority: 'medium', status: 'pending' });
});

test('a series starts on its task’s date, and restarts if the farmer moves the task', () => {
  const weekly = added({ due_date: '2026-11-30', repeat_every: 1, repeat_unit: 'week' });
  expect(weekly.repeat_from).toBe('2026-11-30');
  const change = (what: object) => {
    const d = decideChange(weekly, { id: 'a', ...what }, ground, AT);
    return d.ok ? d.value.repeat_from : d.code;
  };
  expect([
    change({ priority: 'high' }),
    change({ due_date: '2026-12-02' }),
    change({ repeat_every: null, repeat_unit: null }),
    change({ due_date: null }),
  ]).toEqual(['2026-11-30', '2026-12-02', null, 'tasks.repeat_needs_day']);
});

test('PLN-09 a restored task is unchanged, but without its field and plan if they were deleted', () => {
  const task = {
    ...added({ field_id: 'f', plan_id: 'p' }),
    status: 'completed' as const,
    completed_on: '2026-11-20',
  };
  const back = decideBringBack(task, null, ground, AT);
  expect(back.ok && back.value).toEqual(task);
  const alone = decideBringBack(task, null, { hasField: false, hasPlan: false }, AT);
  expect(alone.ok && alone.value).toMatchObject({ field_id: null, plan_id: null, status: 'completed' });
  expect(decideBringBack(task, task, ground, AT)).toEqual({ ok: true, value: null });
});

test('the same suggestion gets the same task id on every device', () => {
  expect(suggestedId('weeding:f:1')).toBe(suggestedId('weeding:f:1'));
  expect(suggestedId('weeding:f:1')).not.toBe(suggestedId('weeding:f:2'));
  expect(suggestedId('weeding:f:1')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

test('PLN-04 the form’s "no-field" means none; saving an untouched form changes nothing', () => {
  expect(draftOf().fieldId).toBe(NO_FIELD);
  expect(detailsOf(draftOf())).toEqual(blankTask());
  const whole = fc.record({
    title: fc.string({ minLength: 3, maxLength: 20 }).filter((t) => t.trim().length >= 3),
    field_id: fc.option(fc.uuid()),
    due_date: fc.constant('2026-12-01'),
    due_time: fc.option(fc.constant('07:30')),
    priority: fc.constantFrom('low', 'medium', 'high'),
    estimated_duration: fc.option(fc.integer({ min: 1, max: 9_999 })),
    repeat_every: fc.constant(3),
    repeat_unit: fc.constant('day'),
    stage: fc.option(fc.constant('own words')),
    source: fc.option(fc.constant('FAO')),
  });
  fc.assert(
    fc.property(whole, (over) => {
      const task = added(over as never);
      expect(changesOf(draftOf(task), task)).toEqual({});
      expect(
        changesOf({ ...draftOf(task), priority: task.priority === 'low' ? 'high' : 'low' }, task),
      ).toEqual({ priority: task.priority === 'low' ? 'high' : 'low' });
    }),
  );
  expect(['', '1.5', '1,5', '0', 'two', '999999'].map(minutesOf)).toEqual(['none', 90, 90, null, null, null]);
});

test('the month view has whole weeks from Monday, with each task on its day and the repeats of a series', () => {
  const daily = { ...added({ due_date: '2026-11-29', repeat_every: 1, repeat_unit: 'day' }) };
  const weeks = weeksOfMonth([daily, added({ id: 'b', due_date: '2026-11-22' })], '2026-11-15');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect([weeks[0]![0]!.day, weeks[weeks.length - 1]![6]!.day]).toEqual(['2026-10-26', '2026-12-06']);
  const on = (day: string) => weeks.flat().find((d) => d.day === day)!;
  expect([
    on('2026-11-22').tasks.length,
    on('2026-11-29').tasks.length,
    on('2026-11-29').upcomingRepeats.length,
    on('2026-11-30').upcomingRepeats.length,
    on('2026-10-31').inMonth,
  ]).toEqual([1, 1, 0, 1, false]);
  expect([shiftMonth('2026-11-30', 1), shiftMonth('2026-01-31', -1), shiftMonth('2026-01-31', 1)]).toEqual([
    '2026-12-01',
    '2025-12-01',
    '2026-02-01',
  ]);
});

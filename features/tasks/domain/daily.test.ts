import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import {
  activeTasks,
  completedTasks,
  dailyTasks,
  isLate,
  nextTask,
  planBarPercent,
  planProgress,
  taskBarPercent,
  thisWeek,
} from './daily.ts';
import { blankTask, type Task } from './task.ts';

const TODAY = '2026-11-22';
let n = 0;
const task = (title: string, over: Partial<Task> = {}): Task => ({
  ...blankTask(),
  id: String((n += 1)).padStart(4, '0'),
  title,
  status: 'pending',
  completed_on: null,
  repeat_from: null,
  created_at: '',
  updated_at: '',
  ...over,
});
const titles = (tasks: readonly Task[]): string[] => tasks.map((t) => t.title);

test('PLN-19 the day’s list holds tasks due by today, in progress or undated; overdue ones first', () => {
  const tasks = [
    task('later', { due_date: addDays(TODAY, 1) }),
    task('none'),
    task('today', { due_date: TODAY }),
    task('late', { due_date: addDays(TODAY, -2) }),
    task('begun', { due_date: addDays(TODAY, 9), status: 'in_progress' }),
    task('done', { due_date: TODAY, status: 'completed', completed_on: TODAY }),
  ];
  expect(titles(dailyTasks(tasks, TODAY))).toEqual(['late', 'today', 'begun', 'none']);
  expect([
    isLate(tasks[3]!, TODAY),
    isLate(tasks[2]!, TODAY),
    isLate({ ...tasks[3]!, status: 'completed' }, TODAY),
  ]).toEqual([true, false, false]);
});

test('sorts active tasks by day, hour and priority; completed ones, latest first', () => {
  const at = (title: string, over: Partial<Task>) => task(title, { due_date: TODAY, ...over });
  expect(
    titles(
      activeTasks([
        at('low', { priority: 'low' }),
        at('high', { priority: 'high' }),
        at('noon', { due_time: '12:00' }),
        at('dawn', { due_time: '06:00', priority: 'low' }),
      ]),
    ),
  ).toEqual(['dawn', 'noon', 'high', 'low']);
  expect(
    titles(
      completedTasks([
        at('first', { status: 'completed', completed_on: addDays(TODAY, -2) }),
        at('last', { status: 'completed', completed_on: TODAY }),
      ]),
    ),
  ).toEqual(['last', 'first']);
});

test('DSH-13 the week’s tasks are due within seven days and not done', () => {
  const due = (days: number, over: Partial<Task> = {}) =>
    task(String(days), { due_date: addDays(TODAY, days), ...over });
  expect(
    titles(thisWeek([due(-1), due(0), due(7), due(8), due(3, { status: 'completed' }), task('none')], TODAY)),
  ).toEqual(['0', '7']);
});

test('DSH-04 progress bars: plans times 25 and tasks times 5, at most 100', () => {
  expect([0, 1, 3, 4, 9].map(planBarPercent)).toEqual([0, 25, 75, 100, 100]);
  expect([0, 7, 20, 21].map(taskBarPercent)).toEqual([0, 35, 100, 100]);
});

test('DSH-04 the next task is the first from today on, else an overdue one, else one without a date', () => {
  const [late, coming, none] = [
    task('late', { due_date: addDays(TODAY, -3) }),
    task('coming', { due_date: addDays(TODAY, 30) }),
    task('none'),
  ];
  expect(nextTask([late, none, coming], TODAY)?.title).toBe('coming');
  expect(nextTask([none, late], TODAY)?.title).toBe('late');
  expect(nextTask([none], TODAY)?.title).toBe('none');
  expect(nextTask([], TODAY)).toBeNull();
  expect(planProgress([late, task('x', { status: 'completed' })])).toEqual({ done: 1, of: 2 });
});

import { addDays, type Day } from '#kit/pure/days.ts';
import type { Format } from '#kit/web/format.ts';
import { isLate } from '../domain/daily.ts';
import { NONE, repeatFrom, repeatKey } from '../domain/form.ts';
import type { Task } from '../domain/task.ts';
import type { TaskWords } from './words.ts';

const usualRepeatKeys = {
  [NONE]: 'none',
  '1 day': 'everyDay',
  '1 week': 'everyWeek',
  '2 week': 'everyTwoWeeks',
  '1 month': 'everyMonth',
  '1 year': 'everyYear',
} as const;
export const repeatText = (key: string, { repeats }: TaskWords): string => {
  if (key in usualRepeatKeys) return repeats[usualRepeatKeys[key as keyof typeof usualRepeatKeys]];
  const { repeat_every: every, repeat_unit: unit } = repeatFrom(key);
  return every && unit ? repeats.every(every, repeats.units[unit]) : repeats.none;
};

const plainDay = (day: Day, today: Day, { row }: TaskWords, format: Format): string =>
  day === today
    ? row.today
    : day === addDays(today, 1)
      ? row.tomorrow
      : `${format.weekday(day)} ${format.shortDay(day)}`;

/** The due date in everyday words. */
export const dueText = (task: Task, today: Day, words: TaskWords, format: Format): string => {
  const { due_date: day, due_time: time, completed_on: done } = task;
  if (done !== null) return words.row.doneOn(format.shortDay(done));
  if (day === null) return words.row.noDay;
  const text = isLate(task, today)
    ? words.row.late(format.shortDay(day))
    : plainDay(day, today, words, format);
  return time === null ? text : `${text} ${words.row.at(time)}`;
};

export const repeatsText = (task: Task, words: TaskWords): string | null =>
  task.repeat_unit === null ? null : repeatText(repeatKey(task), words);

/** Names the date, never "today", because the message may be read tomorrow. */
const dayOf = (
  { due_date: day, due_time: time }: Task,
  { row }: TaskWords,
  format: Format,
): string | null => {
  const text = day && `${format.weekday(day)} ${format.shortDay(day)}`;
  return text && time !== null ? `${text} ${row.at(time)}` : text;
};

/** A task as one message to the person who does it. */
export const shareMessage = (task: Task, field: string | null, words: TaskWords, format: Format): string => {
  const day = dayOf(task, words, format);
  return [
    words.share.task(task.title),
    task.description,
    field && words.share.field(field),
    day && words.share.day(day),
    words.share.from,
  ]
    .filter(Boolean)
    .join('\n');
};

import { addDays, type Day, dayNumber } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';

export interface Progress {
  readonly read: readonly number[];
  readonly of: number;
  readonly done_at: string | null;
}

/** Read sections only grow: two phones that read different sections both end with all of them. */
export const markSectionRead = <P extends Progress>(row: P, section: number, now: string): P => {
  const read = [...new Set([...row.read, section])].filter((n) => n >= 0 && n < row.of).sort((a, b) => a - b);
  return { ...row, read, done_at: row.done_at ?? (read.length === row.of ? now : null) };
};

/** The first unread section; the first one when all are read. */
export const nextSection = ({ read, of }: Progress): number => {
  for (let n = 0; n < of; n += 1) if (!read.includes(n)) return n;
  return 0;
};

const MAX_REMINDER_DAYS = 30;
export const remindChoices = [1, 3, 7] as const;

/** Accepts null or a day at most 30 days ahead. A past day is reminded at once. */
export const decideReminder = (day: Day | null, today: Day): Result<Day | null, 'training.remind_day'> => {
  if (day === null) return ok(null);
  return dayNumber(day) === null || day > addDays(today, MAX_REMINDER_DAYS)
    ? refuse('training.remind_day', { most: MAX_REMINDER_DAYS })
    : ok(day);
};

/** Seven in the morning in Kenya. */
export const reminderTimeOf = (day: Day): Date => new Date(`${day}T07:00:00+03:00`);

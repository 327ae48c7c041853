import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import type { Query } from '#kit/server/database/database.ts';
import { compareTasks } from '../domain/daily.ts';
import { suggestionText } from '../domain/suggest/suggestion-text.ts';
import { factsOfFarmers } from './daily-reads.ts';
import { forToday } from './daily.ts';
import { openTasksDueBy, openTasksDueOn } from './sql.ts';

/** The day's open tasks in order, read when the message is sent, because many are done by then. */
export const openTasksOfDay = async (
  tx: Query,
  userId: string,
  day: Day,
): Promise<readonly { readonly title: string; readonly due_time: string | null }[]> =>
  (await openTasksDueOn(tx, userId, day)).sort(compareTasks);

const MAX_TASKS = 50;
/** The day's list of PLN-19: overdue, due, started or undated tasks, in order. */
export const dailyTaskList = async (
  tx: Query,
  userId: string,
  day: Day,
): Promise<
  readonly { readonly title: string; readonly due_date: Day | null; readonly due_time: string | null }[]
> => (await openTasksDueBy(tx, userId, day, MAX_TASKS)).sort(compareTasks);

/**
 * Titles of the day's suggestions, as the app offers them on request, also on Free (PAY-04). None that a task
 * on the list covers.
 */
export const suggestedToday = async (
  tx: Query,
  userId: string,
  now: Date,
  language: Language,
): Promise<readonly string[]> => {
  const facts = (await factsOfFarmers(tx, [userId], now)).get(userId);
  return facts ? forToday(facts, dayInNairobi(now)).map((one) => suggestionText(one, language).title) : [];
};

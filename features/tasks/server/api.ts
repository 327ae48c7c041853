import type { Day } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import { inOrder } from '../domain/daily.ts';
import { openByDay, openOn } from './sql.ts';

/** The day's open tasks in order, read when the message is sent, because many are done by then. */
export const taskMessages = async (
  tx: Query,
  userId: string,
  day: Day,
): Promise<readonly { readonly title: string; readonly due_time: string | null }[]> =>
  (await openOn(tx, userId, day)).sort(inOrder);

const MOST = 50;
/** The day's list of PLN-19: overdue, due, started or undated tasks, in order. */
export const dayList = async (
  tx: Query,
  userId: string,
  day: Day,
): Promise<
  readonly { readonly title: string; readonly due_date: Day | null; readonly due_time: string | null }[]
> => (await openByDay(tx, userId, day, MOST)).sort(inOrder);

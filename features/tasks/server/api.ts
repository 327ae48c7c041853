import type { Day } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import { inOrder } from '../domain/daily.ts';
import { openByDay, openOn } from './sql.ts';

/** What is still to do on this day, the first to do first: read when it is said, since much is done by then. */
export const taskMessages = async (
  tx: Query,
  userId: string,
  day: Day,
): Promise<readonly { readonly title: string; readonly due_time: string | null }[]> =>
  (await openOn(tx, userId, day)).sort(inOrder);

const MOST = 50;
/** The day's list of PLN-19: what is late, of this day, begun or without a day; the first to do first. */
export const dayList = async (
  tx: Query,
  userId: string,
  day: Day,
): Promise<
  readonly { readonly title: string; readonly due_date: Day | null; readonly due_time: string | null }[]
> => (await openByDay(tx, userId, day, MOST)).sort(inOrder);

import type { Day } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import { inOrder } from '../domain/daily.ts';
import { openOn } from './sql.ts';

/** What is still to do on this day, the first to do first: read when it is said, since much is done by then. */
export const tasksToSay = async (tx: Query, userId: string, day: Day): Promise<readonly { readonly title: string; readonly due_time: string | null }[]> =>
  (await openOn(tx, userId, day)).sort(inOrder);

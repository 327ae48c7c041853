import type { Database } from '#kit/server/database/database.ts';
import type { NotificationListener } from '#kit/server/live/listen.ts';
import type { PlanRows } from '../domain/entitlements.ts';
import { periodsOf } from './read-plan-rows.ts';

/** The channel that the triggers of the plan tables notify. */
const PLANS_CHANNEL = 'plans';
const MAX_ACCOUNTS = 20_000;
/** A row for an address may apply without notification to a user who confirms that address. */
const CACHE_MS = 60_000;

interface CachedRows {
  readonly rows: PlanRows;
  readonly at: number;
}

/**
 * The periods that make an account Pro, cached in the process for read-only requests. Dropped when the
 * database notifies of a change; read again each time while notifications may be missed. Writers read fresh
 * rows (`checkAbility`).
 */
export const cachedPeriods = (
  db: Database,
  listening: Pick<NotificationListener, 'listenTo' | 'isReliable'>,
) => {
  const saved = new Map<string, CachedRows>();
  const reading = new Map<string, Promise<PlanRows>>();
  listening.listenTo(
    PLANS_CHANNEL,
    (userId) => {
      saved.delete(userId);
      reading.delete(userId);
    },
    () => {
      saved.clear();
      reading.clear();
    },
  );

  const readFresh = (userId: string, now: number): Promise<PlanRows> => {
    const rows: Promise<PlanRows> = db
      .asUser(userId, (tx) => periodsOf(tx, userId))
      .then((found) => {
        // Dropped during the read: the result is from before the change.
        if (reading.get(userId) !== rows) return found;
        if (saved.size >= MAX_ACCOUNTS) saved.delete(saved.keys().next().value!);
        saved.set(userId, { rows: found, at: now });
        return found;
      })
      .finally(() => {
        if (reading.get(userId) === rows) reading.delete(userId);
      });
    reading.set(userId, rows);
    return rows;
  };

  return (userId: string, now = Date.now()): Promise<PlanRows> | PlanRows => {
    if (!listening.isReliable()) return db.asUser(userId, (tx) => periodsOf(tx, userId));
    const known = saved.get(userId);
    if (known && now - known.at < CACHE_MS) return known.rows;
    return reading.get(userId) ?? readFresh(userId, now);
  };
};

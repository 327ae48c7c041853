/** At most one request per second from all servers together, as the public Nominatim requires. */
import sql from 'sql-template-tag';
import type { Database } from '#kit/server/database/database.ts';

/** A little over a second, because the timers of two servers fire unevenly. */
export const REQUEST_INTERVAL_MS = 1_200;
/** Maximum wait in the queue. */
const MAX_QUEUE_MS = 6_000;
const FIRST_PAUSE_S = 30;
const MAX_PAUSE_S = 1_800;

export type Slot = { readonly waitMs: number } | 'busy' | 'resting';

/** Books the next free slot. */
export const takeSlot = (db: Database): Promise<Slot> =>
  db.asSystem(async (tx) => {
    const now = sql`clock_timestamp()`;
    const booked = await tx.maybe<{ wait_ms: number }>(sql`
      update places_pace
      set next_at = greatest(next_at, ${now}) + make_interval(secs => ${REQUEST_INTERVAL_MS / 1000})
      where next_at < ${now} + make_interval(secs => ${MAX_QUEUE_MS / 1000}) and (resting_until is null
        or resting_until < ${now})
      returning (extract(epoch from next_at - ${now}) * 1000)::float8 - ${REQUEST_INTERVAL_MS}::float8 as wait_ms
    `);
    if (booked) return { waitMs: Math.max(0, booked.wait_ms) };
    const { resting } = await tx.one<{ resting: boolean }>(
      sql`select coalesce(resting_until > ${now}, false) as resting from places_pace`,
    );
    return resting ? 'resting' : 'busy';
  });

/** Each failure doubles the pause; an answer ends it. */
export const recordFailure = (db: Database): Promise<number> =>
  db.asSystem((tx) =>
    tx.run(sql`
      update places_pace
      set failures = failures + 1, resting_until = now() + make_interval(secs => least(${FIRST_PAUSE_S} * power(2,
        least(failures, 10)), ${MAX_PAUSE_S})::int)
    `),
  );

export const recordSuccess = (db: Database): Promise<number> =>
  db.asSystem((tx) =>
    tx.run(sql`update places_pace set failures = 0, resting_until = null where failures > 0`),
  );

import sql from 'sql-template-tag';
import { DAY_MS } from '#kit/pure/days.ts';
import type { Database, Query, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { CELL_RADIUS_M, MAX_AGE_DAYS, isDue, centreOf } from '../domain/near.ts';
import type { OsmPlace, PlaceSource } from './ports.ts';

/** A cell of the 0.25° grid whose shops are cached. `osm_at`: date of the map data; `sample`: invented data. */
export interface Cell {
  readonly cell: string;
  readonly tried_at: Date;
  readonly fetched_at: Date | null;
  readonly osm_at: Date | null;
  readonly sample: boolean;
}

const PLACES_JOB = 'places.refresh';
/**
 * A cell is deleted this many days after its last successful fetch, or after its last attempt if none
 * succeeded.
 */
const RETENTION_DAYS = 180;

export const readCell = (tx: Query, cell: string): Promise<Cell | null> =>
  tx.maybe(sql`select cell, tried_at, fetched_at, osm_at, sample from places_cells where cell = ${cell}`);

export const placesIn = (tx: Query, cell: string): Promise<OsmPlace[]> =>
  tx.many(
    sql`select osm_id, name, kind, phone, vicinity, opening_hours, lat, lng from places where cell = ${cell}`,
  );

const markTried = (tx: Query, cell: string, at: Date): Promise<number> =>
  tx.run(
    sql`
      insert into places_cells (cell, tried_at)
      values (${cell}, ${at})
      on conflict (cell) do update set tried_at = excluded.tried_at
    `,
  );

const replaceCell = async (
  tx: Transaction,
  cell: string,
  places: readonly OsmPlace[],
  fetchedAt: Date,
  asOf: Date,
  sample: boolean,
): Promise<void> => {
  await tx.run(sql`
    insert into places_cells (cell, tried_at, fetched_at, osm_at, sample)
    values (${cell}, ${fetchedAt}, ${fetchedAt}, ${asOf}, ${sample})
    on conflict (cell) do update set tried_at = excluded.tried_at, fetched_at = excluded.fetched_at,
      osm_at = excluded.osm_at, sample = excluded.sample
  `);
  await tx.run(sql`delete from places where cell = ${cell}`);
  await tx.run(sql`
    insert into places (cell, osm_id, name, kind, phone, vicinity, opening_hours, lat, lng)
    select ${cell}, p.osm_id, p.name, p.kind, p.phone, p.vicinity, p.opening_hours, p.lat, p.lng
    from jsonb_to_recordset(${JSON.stringify(places)}) as p(osm_id text, name text, kind text, phone text,
      vicinity text, opening_hours text, lat float8, lng float8)
    on conflict do nothing
  `);
};

interface Deps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly places: PlaceSource;
}

/** Queries OpenStreetMap in a job, never while a farmer waits; a failed job retries with growing delays. */
export const createPlaceCache = ({ db, jobs, places }: Deps) => {
  jobs.handleJobs<{ cell: string }>(PLACES_JOB, async ({ cell }) => {
    const now = new Date();
    const saved = await readCell(db, cell);
    if (
      saved?.fetched_at &&
      saved.sample === places.sample &&
      now.getTime() - saved.fetched_at.getTime() < MAX_AGE_DAYS * DAY_MS
    )
      return;
    await db.asSystem((tx) => markTried(tx, cell, now));
    const { places: found, asOf } = await places.around(centreOf(cell), CELL_RADIUS_M);
    await db.asSystem((tx) => replaceCell(tx, cell, found, now, asOf, places.sample));
  });
  return {
    /** Queues a fetch of the cell if it is due. */
    requestIfDue: async (cell: Cell | null, key: string, now: Date): Promise<void> => {
      if (isDue(cell, now) || (cell?.fetched_at && cell.sample !== places.sample))
        await db.asSystem((tx) => jobs.enqueue(tx, PLACES_JOB, { cell: key }, { singletonKey: key }));
    },
    sweep: (): Promise<number> =>
      db.asSystem((tx) =>
        tx.run(
          sql`
            delete
            from places_cells
            where coalesce(fetched_at, tried_at) < now() - make_interval(days => ${RETENTION_DAYS})
          `,
        ),
      ),
  };
};
export type PlaceCache = ReturnType<typeof createPlaceCache>;

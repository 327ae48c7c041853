import sql from 'sql-template-tag';
import { newId } from '#kit/pure/ids.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { SyncState } from '../prices-contract.ts';

interface RunRow {
  readonly id: string;
  readonly source: string;
  readonly by_admin: string | null;
  readonly state: 'running' | 'done' | 'failed';
  readonly fault: string | null;
  readonly rows_read: number;
  readonly rows_kept: number;
  readonly refused: Record<string, number>;
  readonly changed: number;
  readonly began_at: Date;
  readonly ended_at: Date | null;
}

/** Longer than any import takes. An older run was interrupted. */
const INTERRUPTED_MINUTES = 15;

/** Null while another run of this source is in progress. */
export const startImportRun = async (
  tx: Query,
  source: string,
  byAdmin: string | null,
): Promise<string | null> => {
  await tx.run(
    sql`
      update market_imports
      set state = 'failed', fault = 'it broke off', ended_at = now()
      where state = 'running' and began_at < now() - make_interval(mins => ${INTERRUPTED_MINUTES})
    `,
  );
  const id = newId();
  return (await tx.run(
    sql`
      insert into market_imports (id, source, by_admin, state)
      values (${id}, ${source}, ${byAdmin}, 'running')
      on conflict do nothing
    `,
  )) > 0
    ? id
    : null;
};

export const endRun = (
  tx: Query,
  id: string,
  { read, kept, refused, changed }: { read: number; kept: number; refused: object; changed: number },
): Promise<number> =>
  tx.run(sql`
    update market_imports
    set state = 'done', rows_read = ${read}, rows_kept = ${kept}, refused = ${JSON.stringify(refused)},
      changed = ${changed}, ended_at = now()
    where id = ${id}
  `);

export const failRun = (tx: Query, id: string, fault: string): Promise<number> =>
  tx.run(
    sql`
      update market_imports
      set state = 'failed', fault = ${fault.slice(0, 300)}, ended_at = now()
      where id = ${id} and state = 'running'
    `,
  );

export const lastRuns = (tx: Query, limit: number): Promise<RunRow[]> =>
  tx.many(
    sql`
      select id, source, by_admin, state, fault, rows_read, rows_kept, refused, changed, began_at, ended_at
      from market_imports
      order by began_at desc
      limit ${limit}
    `,
  );

/** The sync state for the screen (MKT-10): running only while one runs. */
export const syncState = async (tx: Query, hasFeed: boolean): Promise<SyncState> => {
  const { running, done_at, failed_at } = await tx.one<{
    running: boolean;
    done_at: Date | null;
    failed_at: Date | null;
  }>(sql`
    select coalesce(bool_or(state = 'running' and began_at > now() - make_interval(mins => ${INTERRUPTED_MINUTES})),
      false) as running, max(ended_at) filter (where state = 'done') as done_at,
      max(ended_at) filter (where state = 'failed' and by_admin is null) as failed_at
    from market_imports
  `);
  const last =
    !hasFeed && !done_at
      ? 'off'
      : !done_at && !failed_at
        ? 'never'
        : failed_at && (!done_at || failed_at > done_at)
          ? 'failed'
          : hasFeed
            ? 'done'
            : 'off';
  return {
    state: running ? 'running' : last,
    done_at: done_at?.toISOString() ?? null,
    failed_at: failed_at?.toISOString() ?? null,
  };
};

/** Last attempt and last success of a feed. */
export const lastOfFeed = (tx: Query, source: string): Promise<{ tried: Date | null; done: Date | null }> =>
  tx.one(sql`
    select max(began_at) as tried, max(ended_at) filter (where state = 'done') as done
    from market_imports
    where source = ${source} and by_admin is null
  `);

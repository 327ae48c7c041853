import type { ChangedRow, Changes } from '#kit/sync/exchange.ts';
import { sql, type Database, type Transaction } from '../database/database.ts';
import type { SyncedKinds } from './conflicts.ts';

/**
 * Maximum JSON bytes in one reply before compression. On the slowest link a page must arrive before the phone
 * times out.
 */
const PAGE_BYTES = 512 * 1024;

interface PullRequest {
  readonly userId: string;
  readonly cursor: number;
  readonly restarting: boolean;
  /** The reply must reach at least this number, applied by the same exchange. */
  readonly atLeast: number;
  /** Rows in one reply. It may be exceeded slightly, because a page never splits a sequence number. */
  readonly rows: number;
}
interface LoggedChange {
  readonly kind: string;
  readonly id: string;
  readonly seq: number;
  readonly deleted: boolean;
}

interface FoundRow extends ChangedRow {
  readonly seq: number;
}

const readRows = async (
  tx: Transaction,
  kinds: SyncedKinds,
  userId: string,
  page: readonly LoggedChange[],
  check: boolean,
): Promise<FoundRow[]> => {
  const rows = new Map<string, Record<string, unknown>>();
  for (const [kind, served] of kinds) {
    const ids = page.filter((l) => l.kind === kind && !l.deleted).map((l) => l.id);
    if (ids.length === 0) continue;
    for (const row of await served.read(tx, userId, ids)) {
      if (check) served.synced.row.parse(JSON.parse(JSON.stringify(row)));
      // Rows of every kind are sent as JSON.
      rows.set(`${kind}\n${row.id}`, row as unknown as Record<string, unknown>);
    }
  }
  // Rows of an unknown kind are left out, not reported as deleted: an older server may run beside a newer
  // one.
  return page
    .filter((l) => kinds.has(l.kind))
    .map(({ kind, id, seq }) => ({ seq, kind, id, row: rows.get(`${kind}\n${id}`) ?? null }));
};

/**
 * The sequence number at which the page is full; null when everything fits. The changes of one command are
 * never split across pages.
 */
const fullAt = (found: readonly FoundRow[]): number | null => {
  let bytes = 0;
  for (const [i, { row, seq }] of found.entries()) {
    bytes += row ? JSON.stringify(row).length : 0;
    const next = found[i + 1];
    if (bytes > PAGE_BYTES && next && next.seq !== seq) return seq;
  }
  return null;
};

const pullPage = async (
  tx: Transaction,
  kinds: SyncedKinds,
  request: PullRequest,
  check: boolean,
): Promise<Changes> => {
  const { userId, cursor, restarting } = request;
  const { seq: head, floor } = (await tx.maybe<{ seq: number; floor: number }>(
    sql`select seq, floor from sync_users where user_id = ${userId}`,
  )) ?? { seq: 0, floor: 0 };
  const restart = cursor > head || (cursor < floor && !restarting);
  const from = restart ? 0 : cursor;
  if (from === head) return { rows: [], cursor: head, head, more: false, restart };
  const page = await tx.many<LoggedChange>(sql`
    select kind, row_id as id, seq, deleted
    from sync_log
    where user_id = ${userId} and seq > ${from} and seq <= ${head} and (not deleted or ${from > 0})
      and seq <= coalesce(( select seq from sync_log where user_id = ${userId} and seq > ${from}
      and (not deleted or ${from > 0}) order by seq offset ${request.rows - 1} limit 1 ), ${head})
    order by seq
  `);
  const found = await readRows(tx, kinds, userId, page, check);
  const last = fullAt(found) ?? (page.length < request.rows ? head : (page[page.length - 1]?.seq ?? head));
  const rows = found.filter((f) => f.seq <= last).map(({ seq: _, ...row }) => row);
  return { rows, cursor: last, head, more: last < head, restart };
};

/** Reads from the read pool, or from the primary when a replica is too far behind. */
export const pull = async (
  db: Database,
  kinds: SyncedKinds,
  request: PullRequest,
  check: boolean,
): Promise<Changes> => {
  const changes = await db.readAsUser(request.userId, (tx) => pullPage(tx, kinds, request, check));
  if (changes.head >= Math.max(request.cursor, request.atLeast)) return changes;
  return db.asUser(request.userId, (tx) => pullPage(tx, kinds, request, check));
};

import { refuse, type Refused } from '#kit/pure/result.ts';
import { overwrittenColumns, rowIdOf } from '#kit/sync/base-version.ts';
import type { SentCommand, BaseVersion, UnseenRow } from '#kit/sync/exchange.ts';
import { sql, type Transaction } from '../database/database.ts';
import type { ServedCommand, ServedSynced } from './commands.ts';
import { OVERWRITTEN_KIND, type Overwrite } from './overwrites.ts';
import type { Touch } from './sequence.ts';

export type SyncedKinds = ReadonlyMap<string, ServedSynced>;
type Columns = Readonly<Record<string, unknown>>;

interface ConflictContext {
  readonly tx: Transaction;
  readonly kinds: SyncedKinds;
  readonly userId: string;
  readonly seq: number;
}

/**
 * Whether another device of this user changed anything since the base version. Most users have one device and
 * stop here.
 */
const hasRemoteChanges = async (
  { tx, userId, seq }: ConflictContext,
  { cursor, acts }: BaseVersion,
): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1
    from sync_commands
    where user_id = ${userId} and seq > ${cursor} and seq < ${seq} and outcome->>'result' = 'applied'
      and id <> all(${acts}::uuid[])
    limit 1
  `)) !== null;

const mentionsId = (row: object, id: string): boolean => Object.values(row).includes(id);

interface RemoteChange extends UnseenRow {
  readonly seq: number;
}

/**
 * Rows with a change from another device that the sender's screen had not shown.
 *
 * The log keeps only the newest change of a row. When a command of the sender overwrote another device's
 * change, its outcome keeps the number of that change (`over`); otherwise a later removal would delete both
 * without asking. Changes made by the server alone do not count: the creation of a row, and any change of a
 * kind that the server writes. Other rows count even if the server changed them last, because another device
 * may have changed them before.
 */
const findRemoteChanges = (
  { tx, userId, seq, kinds }: ConflictContext,
  { cursor, acts }: BaseVersion,
): Promise<readonly RemoteChange[]> => {
  const serverKinds = [...kinds].filter(([, { writtenByServer }]) => writtenByServer).map(([kind]) => kind);
  return tx.many(sql`
    select *
    from ( select l.kind, l.row_id as id, coalesce(l.born > ${cursor} and b.id is null, false) as added, case
      when c.id is null then l.seq else (c.outcome->'over'->>(l.kind || ' ' || l.row_id))::bigint end as seq
      from sync_log l left join sync_commands c on c.user_id = ${userId} and c.seq = l.seq
      and c.id = any(${acts}::uuid[]) left join sync_commands b on b.user_id = ${userId} and b.seq = l.born
      and b.id = any(${acts}::uuid[]) where l.user_id = ${userId} and l.seq > ${cursor} and l.seq < ${seq}
      and not l.deleted and l.kind <> ${OVERWRITTEN_KIND} and ((l.born is distinct from l.seq
      and l.kind <> all(${serverKinds}::text[]))
      or l.seq in (select s.seq from sync_commands s where s.user_id = ${userId} and s.seq > ${cursor}))) news
    where seq > ${cursor}
  `);
};

/** For each touched row that another device changed: the sequence number of that change. */
export const overwrittenVersions = (
  remoteChanges: readonly RemoteChange[],
  touches: readonly Touch[],
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    remoteChanges
      .filter((n) => touches.some((t) => t.kind === n.kind && t.id === n.id))
      .map((n) => [`${n.kind} ${n.id}`, n.seq]),
  );

/** Rows with unseen changes that are the target or refer to it. The target comes first. */
const findUnseenRows = async (
  { tx, kinds, userId }: ConflictContext,
  remoteChanges: readonly RemoteChange[],
  target: { readonly kind: string; readonly id: string },
): Promise<UnseenRow[]> => {
  const found: UnseenRow[] = [];
  for (const [kind, { read }] of kinds) {
    const ofKind = remoteChanges.filter((n) => n.kind === kind);
    if (ofKind.length === 0) continue;
    const referringIds = new Set(
      (
        await read(
          tx,
          userId,
          ofKind.map((n) => n.id),
        )
      )
        .filter((row) => mentionsId(row, target.id))
        .map((row) => row.id),
    );
    found.push(...ofKind.filter((n) => referringIds.has(n.id)).map(({ id, added }) => ({ kind, id, added })));
  }
  const targetOrder = (row: UnseenRow): number => (row.kind === target.kind && row.id === target.id ? 0 : 1);
  return found.sort((a, b) => targetOrder(a) - targetOrder(b));
};

const readRow = async (
  { tx, kinds, userId }: ConflictContext,
  kind: string,
  id: string,
): Promise<Columns | null> => {
  const [row] = (await kinds.get(kind)?.read(tx, userId, [id])) ?? [];
  return row ? (JSON.parse(JSON.stringify(row)) as Columns) : null;
};

const pick = (row: Columns, columns: readonly string[]): Columns =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));

interface Conflict {
  readonly refused?: Refused;
  /** With a refused deletion: the rows to show the user first. */
  readonly unseen?: readonly UnseenRow[];
  readonly remoteChanges: readonly RemoteChange[];
  /**
   * Call after the command ran. Returns the other device's values that it overwrote, or a refusal when the
   * user must decide.
   */
  overwritten(): Promise<Overwrite | Refused | null>;
}
const NO_CONFLICT: Conflict = { remoteChanges: [], overwritten: async () => null };

/**
 * Compares the sender's base version with what other devices did since. Call before the command runs. Only
 * the order of arrival counts; device clocks are not used.
 */
export const detectConflict = async (
  context: ConflictContext,
  { command }: ServedCommand,
  { sight }: SentCommand,
  args: unknown,
): Promise<Conflict> => {
  const policy = command.conflictPolicy;
  if (!policy || !sight || !(await hasRemoteChanges(context, sight))) return NO_CONFLICT;
  const changes = await findRemoteChanges(context, sight);
  const id = rowIdOf(policy, args);
  const unseen = policy.removes ? await findUnseenRows(context, changes, { kind: policy.removes, id }) : [];
  if (unseen.length > 0) return { ...NO_CONFLICT, refused: refuse('sync.unseen'), unseen };
  const { edits, asks } = policy;
  const { was } = sight;
  const before = edits && was ? await readRow(context, edits, id) : null;
  if (!edits || !was || !before) return { ...NO_CONFLICT, remoteChanges: changes };
  const overwritten: Conflict['overwritten'] = async () => {
    const after = await readRow(context, edits, id);
    const columns = after ? overwrittenColumns(was, before, after) : [];
    if (!after || columns.length === 0) return null;
    if (asks?.some((column) => columns.includes(column))) return refuse('sync.changed_elsewhere');
    return { kind: edits, rowId: id, oldValues: pick(before, columns), newValues: pick(after, columns) };
  };
  return { remoteChanges: changes, overwritten };
};

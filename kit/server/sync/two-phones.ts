import type { SentCommand, Sight, UnseenRow } from '#kit/sync/exchange.ts';
import { overwrittenIn, rowIdOf } from '#kit/sync/sight.ts';
import { refuse, type Refused } from '#kit/pure/result.ts';
import { sql, type Transaction } from '../database/database.ts';
import type { ServedCommand, ServedSynced } from './commands.ts';
import { OVERWRITTEN, type Overwrite } from './overwrites.ts';
import type { Touch } from './sequence.ts';

export type Kinds = ReadonlyMap<string, ServedSynced>;
type Columns = Readonly<Record<string, unknown>>;

interface Scene {
  readonly tx: Transaction;
  readonly kinds: Kinds;
  readonly userId: string;
  readonly seq: number;
}

/**
 * Whether this farmer did anything since on a phone that is not the sender's. Most have one phone, and are
 * done here.
 */
const actedElsewhere = async ({ tx, userId, seq }: Scene, { cursor, acts }: Sight): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from sync_commands
    where user_id = ${userId} and seq > ${cursor} and seq < ${seq} and outcome->>'result' = 'applied' and id <> all(${acts}::uuid[]) limit 1`)) !==
  null;

const names = (row: object, id: string): boolean => Object.values(row).includes(id);

interface News extends UnseenRow {
  readonly seq: number;
}

/**
 * Rows with a change that the sender's screen had not shown. The log keeps a row's newest change only: where
 * an act of the sender lies over another phone's, its outcome remembers that (`over`), or a removal behind it
 * would take both unasked. A change by the server alone is no work of another phone: the creation of a row,
 * and any change of a kind that the server writes. Other rows count even if the server changed them last, as
 * another phone may have changed them before.
 */
const newsFor = ({ tx, userId, seq, kinds }: Scene, { cursor, acts }: Sight): Promise<readonly News[]> => {
  const ofServer = [...kinds].filter(([, { writtenByServer }]) => writtenByServer).map(([kind]) => kind);
  return tx.many(sql`
  select * from (
    select l.kind, l.row_id as id, coalesce(l.born > ${cursor} and b.id is null, false) as added,
      case when c.id is null then l.seq else (c.outcome->'over'->>(l.kind || ' ' || l.row_id))::bigint end as seq
    from sync_log l
      left join sync_commands c on c.user_id = ${userId} and c.seq = l.seq and c.id = any(${acts}::uuid[])
      left join sync_commands b on b.user_id = ${userId} and b.seq = l.born and b.id = any(${acts}::uuid[])
    where l.user_id = ${userId} and l.seq > ${cursor} and l.seq < ${seq} and not l.deleted and l.kind <> ${OVERWRITTEN}
      and ((l.born is distinct from l.seq and l.kind <> all(${ofServer}::text[]))
        or l.seq in (select s.seq from sync_commands s where s.user_id = ${userId} and s.seq > ${cursor}))) news
  where seq > ${cursor}`);
};

/** What an act that touches these rows lies over, by row: the number of the other phone's change. */
export const over = (news: readonly News[], touches: readonly Touch[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    news
      .filter((n) => touches.some((t) => t.kind === n.kind && t.id === n.id))
      .map((n) => [`${n.kind} ${n.id}`, n.seq]),
  );

/** Rows with unseen changes that are the target itself or name it. */
const unseenOf = async (
  { tx, kinds, userId }: Scene,
  news: readonly News[],
  target: { readonly kind: string; readonly id: string },
): Promise<UnseenRow[]> => {
  const found: UnseenRow[] = [];
  for (const [kind, { read }] of kinds) {
    const ofKind = news.filter((n) => n.kind === kind);
    if (ofKind.length === 0) continue;
    const naming = new Set(
      (
        await read(
          tx,
          userId,
          ofKind.map((n) => n.id),
        )
      )
        .filter((row) => names(row, target.id))
        .map((row) => row.id),
    );
    found.push(...ofKind.filter((n) => naming.has(n.id)).map(({ id, added }) => ({ kind, id, added })));
  }
  // The row itself first: it is what the farmer deletes.
  const isTarget = (row: UnseenRow): number => (row.kind === target.kind && row.id === target.id ? 0 : 1);
  return found.sort((a, b) => isTarget(a) - isTarget(b));
};

const readRow = async ({ tx, kinds, userId }: Scene, kind: string, id: string): Promise<Columns | null> => {
  const [row] = (await kinds.get(kind)?.read(tx, userId, [id])) ?? [];
  return row ? (JSON.parse(JSON.stringify(row)) as Columns) : null;
};

const pick = (row: Columns, columns: readonly string[]): Columns =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));

export interface Conflict {
  readonly refused?: Refused;
  /** With a refused deletion: what the farmer has to be shown first. */
  readonly unseen?: readonly UnseenRow[];
  readonly news: readonly News[];
  /**
   * After the command was carried out: what it overwrote of another phone; a refusal where the farmer has to
   * be asked.
   */
  overwritten(): Promise<Overwrite | Refused | null>;
}
const none: Conflict = { news: [], overwritten: async () => null };

/**
 * What the farmer's other phone did meanwhile, asked before this command is carried out. Only the order in
 * which commands arrive counts: the clock of a phone decides nothing.
 */
export const mindOtherPhone = async (
  scene: Scene,
  { command }: ServedCommand,
  { sight }: SentCommand,
  args: unknown,
): Promise<Conflict> => {
  const minds = command.onTwoPhones;
  if (!minds || !sight || !(await actedElsewhere(scene, sight))) return none;
  const news = await newsFor(scene, sight);
  const id = rowIdOf(minds, args);
  const unseen = minds.removes ? await unseenOf(scene, news, { kind: minds.removes, id }) : [];
  if (unseen.length > 0) return { ...none, refused: refuse('sync.unseen'), unseen };
  const { edits, asks } = minds;
  const { was } = sight;
  const before = edits && was ? await readRow(scene, edits, id) : null;
  if (!edits || !was || !before) return { ...none, news };
  const overwritten: Conflict['overwritten'] = async () => {
    const after = await readRow(scene, edits, id);
    const columns = after ? overwrittenIn(was, before, after) : [];
    if (!after || columns.length === 0) return null;
    if (asks?.some((column) => columns.includes(column))) return refuse('sync.changed_elsewhere');
    return { kind: edits, rowId: id, oldValues: pick(before, columns), newValues: pick(after, columns) };
  };
  return { news, overwritten };
};

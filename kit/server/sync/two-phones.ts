import type { SentCommand, Sight } from '#kit/sync/exchange.ts';
import { replacedBy } from '#kit/sync/sight.ts';
import { refuse, type Refused } from '#kit/pure/result.ts';
import { sql, type Transaction } from '../database/database.ts';
import type { ServedCommand, ServedSynced } from './commands.ts';
import type { Touch } from './sequence.ts';

export type Kinds = ReadonlyMap<string, ServedSynced>;
type Columns = Readonly<Record<string, unknown>>;

interface Scene { readonly tx: Transaction; readonly kinds: Kinds; readonly userId: string; readonly seq: number }

/** Whether this farmer did anything since on a phone that is not the sender's. Most have one phone, and are done here. */
const actedElsewhere = async ({ tx, userId, seq }: Scene, { cursor, acts }: Sight): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from sync_commands
    where user_id = ${userId} and seq > ${cursor} and seq < ${seq} and outcome->>'result' = 'applied' and id <> all(${acts}::uuid[]) limit 1`)) !== null;

const names = (row: object, id: string): boolean => Object.values(row).includes(id);

interface News { readonly kind: string; readonly id: string; readonly seq: number }

/**
 * Rows with a change that the sender's screen had not shown. The log keeps a row's newest change only: where an act of the sender
 * lies over another phone's, its outcome remembers that (`over`), or a removal behind it would take both unasked.
 */
const newsFor = ({ tx, userId, seq }: Scene, { cursor, acts }: Sight): Promise<readonly News[]> => tx.many(sql`
  select * from (
    select l.kind, l.row_id as id, case when c.id is null then l.seq else (c.outcome->'over'->>(l.kind || ' ' || l.row_id))::bigint end as seq
    from sync_log l left join sync_commands c on c.user_id = ${userId} and c.seq = l.seq and c.id = any(${acts}::uuid[])
    where l.user_id = ${userId} and l.seq > ${cursor} and l.seq < ${seq} and not l.deleted) news
  where seq > ${cursor}`);

/** What an act that touches these rows lies over, by row: the number of the other phone's change. */
export const over = (news: readonly News[], touches: readonly Touch[]): Readonly<Record<string, number>> =>
  Object.fromEntries(news.filter((n) => touches.some((t) => t.kind === n.kind && t.id === n.id)).map((n) => [`${n.kind} ${n.id}`, n.seq]));

/** Whether a row that the sender's screen had not shown, or not so, is this one or names it. */
const bringsNews = async ({ tx, kinds, userId }: Scene, news: readonly News[], target: string): Promise<boolean> => {
  if (news.some((n) => n.id === target)) return true;
  for (const [kind, { read }] of kinds) {
    const ids = news.filter((n) => n.kind === kind).map((n) => n.id);
    if (ids.length > 0 && (await read(tx, userId, ids)).some((row) => names(row, target))) return true;
  }
  return false;
};

const replacedIn = async ({ tx, kinds, userId }: Scene, kind: string, was: Columns, args: Columns): Promise<Columns> => {
  const [row] = (await kinds.get(kind)?.read(tx, userId, [String(args.id)])) ?? [];
  return row ? replacedBy(was, JSON.parse(JSON.stringify(row)) as Columns, args) : {};
};

export type Minded = { readonly refused: Refused } | { readonly replaced: Columns; readonly news: readonly News[] };

/**
 * What the farmer's other phone did meanwhile, before this command is carried out.
 * Only the order in which commands arrive counts: the clock of a phone decides nothing.
 */
export const mindOtherPhone = async (scene: Scene, { command }: ServedCommand, { sight }: SentCommand, args: unknown): Promise<Minded> => {
  const minds = command.onTwoPhones;
  if (!minds || !sight || !(await actedElsewhere(scene, sight))) return { replaced: {}, news: [] };
  const columns = args as Columns;
  const news = await newsFor(scene, sight);
  if (minds.removes && (await bringsNews(scene, news, String(columns.id)))) return { refused: refuse('sync.unseen') };
  const replaced = minds.edits && sight.was ? await replacedIn(scene, minds.edits, sight.was, columns) : {};
  if (minds.asks?.some((column) => column in replaced)) return { refused: refuse('sync.changed_elsewhere') };
  return { replaced, news };
};

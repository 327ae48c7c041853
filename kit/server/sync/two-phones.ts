import type { SentCommand, Sight } from '#kit/sync/exchange.ts';
import { replacedBy } from '#kit/sync/sight.ts';
import { refuse, type Refused } from '#kit/pure/result.ts';
import { sql, type Transaction } from '../database/database.ts';
import type { ServedCommand, ServedSynced } from './commands.ts';

export type Kinds = ReadonlyMap<string, ServedSynced>;
type Columns = Readonly<Record<string, unknown>>;

interface Scene { readonly tx: Transaction; readonly kinds: Kinds; readonly userId: string; readonly seq: number }

/** Whether this farmer did anything since on a phone that is not the sender's. Most have one phone, and are done here. */
const actedElsewhere = async ({ tx, userId, seq }: Scene, { cursor, acts }: Sight): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from sync_commands
    where user_id = ${userId} and seq > ${cursor} and seq < ${seq} and outcome->>'result' = 'applied' and id <> all(${acts}::uuid[]) limit 1`)) !== null;

const names = (row: object, id: string): boolean => Object.values(row).includes(id);

/** Whether a row that the sender's screen had not shown, or not so, is this one or names it. */
const bringsNews = async ({ tx, kinds, userId, seq }: Scene, { cursor, acts }: Sight, target: string): Promise<boolean> => {
  const news = await tx.many<{ kind: string; id: string }>(sql`
    select kind, row_id as id from sync_log l
    where user_id = ${userId} and seq > ${cursor} and seq < ${seq} and not deleted
      and not exists (select 1 from sync_commands c where c.user_id = ${userId} and c.seq = l.seq and c.id = any(${acts}::uuid[]))`);
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

export type Minded = { readonly refused: Refused } | { readonly replaced: Columns };

/**
 * What the farmer's other phone did meanwhile, before this command is carried out.
 * Only the order in which commands arrive counts: the clock of a phone decides nothing.
 */
export const mindOtherPhone = async (scene: Scene, { command }: ServedCommand, { sight }: SentCommand, args: unknown): Promise<Minded> => {
  const minds = command.onTwoPhones;
  if (!minds || !sight || !(await actedElsewhere(scene, sight))) return { replaced: {} };
  const columns = args as Columns;
  if (minds.removes && (await bringsNews(scene, sight, String(columns.id)))) return { refused: refuse('sync.unseen') };
  const replaced = minds.edits && sight.was ? await replacedIn(scene, minds.edits, sight.was, columns) : {};
  if (minds.asks?.some((column) => column in replaced)) return { refused: refuse('sync.changed_elsewhere') };
  return { replaced };
};

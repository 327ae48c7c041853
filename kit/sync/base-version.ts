import type { ConflictPolicy } from './commands.ts';
import type { BaseVersion } from './exchange.ts';
import { MAX_PENDING } from './limits.ts';
import { itemsToReplay, type OutboxItem } from './outbox.ts';

type Columns = Readonly<Record<string, unknown>>;

/** Id of the row that a command changes: its `id`, or the arguments named by `key`, joined. */
export const rowIdOf = ({ key = ['id'] }: ConflictPolicy, args: unknown): string =>
  key.map((name) => String((args as Columns)[name])).join(':');

const columnsOf = ({ key = ['id'], sets }: ConflictPolicy, args: Columns): string[] => [
  ...new Set(
    Object.keys(args)
      .filter((name) => !key.includes(name))
      .flatMap((name) => [name, ...(sets?.[name] ?? [])]),
  ),
];

const baseAt = (items: readonly OutboxItem[], cursor: number): BaseVersion => ({
  cursor,
  acts: itemsToReplay(items, cursor)
    .slice(-MAX_PENDING)
    .map((i) => i.id),
});

export const baseVersionOf = (
  policy: ConflictPolicy,
  items: readonly OutboxItem[],
  covered: number,
  args: unknown,
  row: object | undefined,
): BaseVersion => {
  const base = baseAt(items, covered);
  // A row with a composite key may not exist yet. All its previous column values are then null.
  if (!policy.edits || !(row ?? policy.key)) return base;
  const columns = columnsOf(policy, args as Columns);
  if (!row) return { ...base, was: Object.fromEntries(columns.map((column) => [column, null])) };
  return {
    ...base,
    was: Object.fromEntries(
      columns.filter((column) => column in row).map((column) => [column, (row as Columns)[column]]),
    ),
  };
};

/**
 * The base version of a retry. The user has seen what the refusal of a deletion listed, and nothing newer. A
 * refusal without a list is retried unchanged, so that the server lists the rows.
 */
export const retryBaseVersion = (
  { refusal, sight }: OutboxItem,
  items: readonly OutboxItem[],
  current: BaseVersion | undefined,
): BaseVersion | undefined => {
  if (refusal?.code !== 'sync.unseen') return current;
  return refusal.upTo === undefined ? sight : baseAt(items, refusal.upTo);
};

const isSameJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Columns that another device changed after the base version (`was`) and that this command changed again. */
export const overwrittenColumns = (was: Columns, before: Columns, after: Columns): string[] =>
  Object.keys(was).filter(
    (column) => !isSameJson(was[column], before[column]) && !isSameJson(before[column], after[column]),
  );

import type { OnTwoPhones } from './commands.ts';
import { MOST_ACTS, type Sight } from './exchange.ts';
import { uncovered, type OutboxItem } from './outbox.ts';

type Columns = Readonly<Record<string, unknown>>;

/** The id of the row that a command changes: its `id`, or the joined arguments that `key` names. */
export const rowIdOf = ({ key = ['id'] }: OnTwoPhones, args: unknown): string =>
  key.map((name) => String((args as Columns)[name])).join(':');

const columnsOf = ({ key = ['id'], sets }: OnTwoPhones, args: Columns): string[] => [
  ...new Set(
    Object.keys(args)
      .filter((name) => !key.includes(name))
      .flatMap((name) => [name, ...(sets?.[name] ?? [])]),
  ),
];

const seenBy = (items: readonly OutboxItem[], cursor: number): Sight => ({
  cursor,
  acts: uncovered(items, cursor)
    .slice(-MOST_ACTS)
    .map((i) => i.id),
});

export const sightOf = (
  minds: OnTwoPhones,
  items: readonly OutboxItem[],
  covered: number,
  args: unknown,
  row: object | undefined,
): Sight => {
  const seen = seenBy(items, covered);
  // A row with a key of its own may not exist yet: nothing was set then.
  if (!minds.edits || !(row ?? minds.key)) return seen;
  const columns = columnsOf(minds, args as Columns);
  if (!row) return { ...seen, was: Object.fromEntries(columns.map((column) => [column, null])) };
  return {
    ...seen,
    was: Object.fromEntries(
      columns.filter((column) => column in row).map((column) => [column, (row as Columns)[column]]),
    ),
  };
};

/**
 * The base version of a second try. A refused deletion has seen what its refusal listed and nothing newer;
 * one whose refusal lists nothing is sent as it was, so that the server lists it.
 */
export const retrySight = (
  { refusal, sight }: OutboxItem,
  items: readonly OutboxItem[],
  current: Sight | undefined,
): Sight | undefined => {
  if (refusal?.code !== 'sync.unseen') return current;
  return refusal.upTo === undefined ? sight : seenBy(items, refusal.upTo);
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Columns that another phone changed since this one saw them (`was`) and that this command then changed
 * again.
 */
export const overwrittenIn = (was: Columns, before: Columns, after: Columns): string[] =>
  Object.keys(was).filter(
    (column) => !same(was[column], before[column]) && !same(before[column], after[column]),
  );

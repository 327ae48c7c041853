import type { OnTwoPhones } from './commands.ts';
import { MOST_ACTS, type Sight } from './exchange.ts';
import { uncovered, type OutboxItem } from './outbox.ts';

type Columns = Readonly<Record<string, unknown>>;

export const sightOf = (minds: OnTwoPhones, items: readonly OutboxItem[], covered: number, args: unknown, row: object | undefined): Sight => {
  const seen = { cursor: covered, acts: uncovered(items, covered).slice(-MOST_ACTS).map((i) => i.id) };
  if (!minds.edits || !row) return seen;
  const columns = Object.keys(args as Columns).filter((column) => column !== 'id' && column in row);
  return { ...seen, was: Object.fromEntries(columns.map((column) => [column, (row as Columns)[column]])) };
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The columns that another phone set meanwhile to something else than this edit sets them to, with those values. */
export const replacedBy = (was: Columns, now: Columns, args: Columns): Columns =>
  Object.fromEntries(Object.keys(was).filter((column) => column in args && !same(was[column], now[column]) && !same(now[column], args[column])).map((column) => [column, now[column]]));

import { isEqual } from '#kit/pure/is-equal.ts';
import type { Projection, View } from './commands.ts';
import type { OutboxItem } from './outbox.ts';

type Row = { readonly id: string };
export type Rows = ReadonlyMap<string, ReadonlyMap<string, Row>>;
export type Projections = Readonly<Record<string, Projection | null>>;

/** A row as screens show it: `pending` while a change of it has not returned from the server. */
export type WithPending<T> = T & { readonly pending: boolean };

/** Lists from the previous replay, keyed by query. */
export type Lists = ReadonlyMap<string, readonly WithPending<Row>[]>;

export interface ReplayedView {
  /** Every kind that has a row here. */
  kinds(): string[];
  all(kind: string): readonly WithPending<Row>[];
  /** Rows whose `column` holds `value`. */
  where(kind: string, column: string, value: string): readonly WithPending<Row>[];
  get(kind: string, id: string): WithPending<Row> | undefined;
  /** Lists that were requested so far. The next replay reuses them. */
  readonly lists: Lists;
}

const byId = (a: Row, b: Row): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Null marks a row that a pending command removed. */
type Overlay = Map<string, Map<string, Row | null>>;

const viewOver = (rows: Rows, overlay: Overlay): View => {
  const write = (kind: string, id: string, row: Row | null): void => {
    const ofKind = overlay.get(kind) ?? new Map<string, Row | null>();
    overlay.set(kind, ofKind.set(id, row));
  };
  const get = (kind: string, id: string): Row | undefined => {
    const overlaid = overlay.get(kind)?.get(id);
    return overlaid === undefined ? rows.get(kind)?.get(id) : (overlaid ?? undefined);
  };
  const all = (kind: string): Row[] => {
    const merged = new Map<string, Row | null>([...(rows.get(kind) ?? []), ...(overlay.get(kind) ?? [])]);
    return [...merged.values()].filter((r): r is Row => r !== null).sort(byId);
  };
  return {
    get,
    all,
    put: (kind, row) => write(kind, row.id, row),
    remove: (kind, id) => write(kind, id, null),
  } as View;
};

/** Maps a shown row to the stored row it was made from, so that most rows need no comparison. */
const storedRowOf = new WeakMap<WithPending<Row>, Row>();

const withPending = (row: Row, pending: boolean, before: WithPending<Row> | undefined): WithPending<Row> => {
  if (
    before?.pending === pending &&
    (storedRowOf.get(before) === row || isEqual({ ...row, pending }, before))
  ) {
    storedRowOf.set(before, row);
    return before;
  }
  const shownRow = { ...row, pending };
  storedRowOf.set(shownRow, row);
  return shownRow;
};

const reuseList = (
  list: readonly WithPending<Row>[],
  before: readonly WithPending<Row>[] | undefined,
): readonly WithPending<Row>[] =>
  before?.length === list.length && list.every((row, i) => row === before[i]) ? before : list;

/** The server's rows with all pending commands replayed over them, in order. */
export const replay = (
  rows: Rows,
  waiting: readonly OutboxItem[],
  projections: Projections,
  onFault: (item: OutboxItem, fault: unknown) => void,
  before: Lists = new Map(),
): ReplayedView => {
  const overlay: Overlay = new Map();
  const view = viewOver(rows, overlay);
  for (const item of waiting) {
    try {
      // Safe cast: the arguments have the type of this projection's command.
      projections[item.name]?.(view, item.args as never, {
        deviceTime: item.deviceTime,
        userId: item.userId,
      });
    } catch (fault) {
      onFault(item, fault);
    }
  }
  const lists = new Map<string, readonly WithPending<Row>[]>();
  const indexes = new Map<string, ReadonlyMap<string, WithPending<Row>>>();
  // Unchanged rows and lists keep their identity, so that nothing is re-rendered needlessly.
  const memoize = <T>(cache: Map<string, T>, key: string, make: () => T): T => {
    const one = cache.get(key) ?? make();
    cache.set(key, one);
    return one;
  };
  const all = (kind: string): readonly WithPending<Row>[] =>
    memoize(lists, kind, () => {
      const previousRows = new Map((before.get(kind) ?? []).map((row) => [row.id, row]));
      const isPending = overlay.get(kind);
      return reuseList(
        view
          .all(kind)
          .map((row) => withPending(row, isPending?.has(row.id) ?? false, previousRows.get(row.id))),
        before.get(kind),
      );
    });
  return {
    kinds: () => [...new Set([...rows.keys(), ...overlay.keys()])],
    all,
    lists,
    where: (kind, column, value) => {
      const key = [kind, column, value].join('\n');
      return memoize(lists, key, () =>
        reuseList(
          // Rows are plain objects, whatever their kind.
          all(kind).filter((row) => (row as unknown as Record<string, unknown>)[column] === value),
          before.get(key),
        ),
      );
    },
    get: (kind, id) => memoize(indexes, kind, () => new Map(all(kind).map((row) => [row.id, row]))).get(id),
  };
};

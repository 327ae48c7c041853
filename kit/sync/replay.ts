import type { Projection, View } from './commands.ts';
import type { OutboxItem } from './outbox.ts';

type Row = { readonly id: string };
export type Rows = ReadonlyMap<string, ReadonlyMap<string, Row>>;
export type Projections = Readonly<Record<string, Projection>>;

/** A row as a screen sees it: `pending` while something about it has not come back from the server. */
export type Held<T> = T & { readonly pending: boolean };

export interface Replayed {
  all(kind: string): readonly Held<Row>[];
  /** Rows whose `column` holds `value`. */
  of(kind: string, column: string, value: string): readonly Held<Row>[];
  get(kind: string, id: string): Held<Row> | undefined;
}

const byId = (a: Row, b: Row): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** Null marks a row that a waiting command removed. */
type Overlay = Map<string, Map<string, Row | null>>;

const viewOver = (rows: Rows, overlay: Overlay): View => {
  const write = (kind: string, id: string, row: Row | null): void => {
    const ofKind = overlay.get(kind) ?? new Map<string, Row | null>();
    overlay.set(kind, ofKind.set(id, row));
  };
  const get = (kind: string, id: string): Row | undefined => {
    const over = overlay.get(kind)?.get(id);
    return over === undefined ? rows.get(kind)?.get(id) : over ?? undefined;
  };
  const all = (kind: string): Row[] => {
    const merged = new Map<string, Row | null>([...(rows.get(kind) ?? []), ...(overlay.get(kind) ?? [])]);
    return [...merged.values()].filter((r): r is Row => r !== null).sort(byId);
  };
  return { get, all, put: (kind, row) => write(kind, row.id, row), remove: (kind, id) => write(kind, id, null) } as View;
};

/** The server's rows with everything that is still on its way replayed over them, in order. */
export const replay = (
  rows: Rows, waiting: readonly OutboxItem[], projections: Projections, onFault: (item: OutboxItem, fault: unknown) => void,
): Replayed => {
  const overlay: Overlay = new Map();
  const view = viewOver(rows, overlay);
  for (const item of waiting) {
    try {
      projections[item.name]?.(view, item.args as never, { deviceTime: item.deviceTime, userId: item.userId });
    } catch (fault) {
      onFault(item, fault);
    }
  }
  const held = (kind: string, row: Row): Held<Row> => ({ ...row, pending: overlay.get(kind)?.has(row.id) ?? false });
  const lists = new Map<string, readonly Held<Row>[]>();
  const indexes = new Map<string, ReadonlyMap<string, Held<Row>>>();
  // A list that nothing changed keeps its identity, so that screens are not painted for nothing.
  const once = <T>(made: Map<string, T>, key: string, make: () => T): T => {
    const one = made.get(key) ?? make();
    made.set(key, one);
    return one;
  };
  const all = (kind: string): readonly Held<Row>[] => once(lists, kind, () => view.all(kind).map((row) => held(kind, row)));
  return {
    all,
    of: (kind, column, value) => once(lists, [kind, column, value].join('\n'), () => all(kind).filter((row) => (row as unknown as Record<string, unknown>)[column] === value)),
    get: (kind, id) => once(indexes, kind, () => new Map(all(kind).map((row) => [row.id, row]))).get(id),
  };
};

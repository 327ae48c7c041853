import type { Rows } from '#kit/sync/replay.ts';
import type { Disk } from './disk.ts';
import type { LazyPart } from './key-ranges.ts';

/** What changed on disk: only the outbox, rows of these kinds, or any rows. */
export type DiskChange = 'outbox' | 'rows' | readonly string[];

export const mergeChanges = (a: DiskChange | null, b: DiskChange): DiskChange => {
  if (a === null || a === 'outbox' || b === 'rows') return b;
  return b === 'outbox' || a === 'rows' ? a : [...new Set([...a, ...b])];
};

interface LoadedRows {
  readonly rows: Rows;
  readonly parts: ReadonlySet<string>;
}
export const noLoadedRows: LoadedRows = { rows: new Map(), parts: new Set() };

const partKey = ({ kind, parent }: LazyPart): string => `${kind}\n${parent ?? ''}`;

/** Tracks which parts of the large kinds the screens use. All other kinds are fully in memory. */
export const createRowLoader = (disk: Disk) => {
  const subscribedParts = new Map<string, { readonly part: LazyPart; count: number }>();

  const readPart = async (
    userId: string,
    kind: string,
  ): Promise<ReadonlyMap<string, { readonly id: string }>> => {
    const wanted = [...subscribedParts.values()].map((l) => l.part).filter((p) => p.kind === kind);
    const whole = wanted.find((p) => p.parent === null);
    const found = await Promise.all(
      (whole ? [whole] : wanted).map((part) => disk.readLazyPart(userId, part)),
    );
    return new Map(found.flatMap((rows) => [...rows]));
  };

  const read = async (
    userId: string,
    moved: 'rows' | readonly string[],
    before: LoadedRows,
  ): Promise<LoadedRows> => {
    const isFullRead = moved === 'rows' || before === noLoadedRows;
    const kinds = isFullRead ? Object.keys(disk.lazyKinds) : moved;
    const requestedParts = [...subscribedParts.values()].map((l) => l.part);
    const fresh = await Promise.all(
      kinds.map(
        async (kind) =>
          [
            kind,
            disk.lazyKinds[kind]
              ? await readPart(userId, kind)
              : await disk.readLazyPart(userId, { kind, parent: null }),
          ] as const,
      ),
    );
    return {
      rows: new Map([...(isFullRead ? await disk.rows(userId) : before.rows), ...fresh]),
      parts: new Set([
        ...[...before.parts].filter((key) => !kinds.some((kind) => key.startsWith(`${kind}\n`))),
        ...requestedParts.filter((p) => kinds.includes(p.kind)).map(partKey),
      ]),
    };
  };

  return {
    read,
    isRead: ({ parts }: LoadedRows, part: LazyPart): boolean =>
      !disk.lazyKinds[part.kind] || parts.has(partKey(part)) || parts.has(partKey({ ...part, parent: null })),
    subscribePart: (part: LazyPart): (() => void) => {
      const entry = subscribedParts.get(partKey(part)) ?? { part, count: 0 };
      entry.count += 1;
      subscribedParts.set(partKey(part), entry);
      return () => {
        entry.count -= 1;
        if (entry.count === 0) subscribedParts.delete(partKey(part));
      };
    },
  };
};

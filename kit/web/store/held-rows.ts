import type { Rows } from '#kit/sync/replay.ts';
import type { Disk } from './disk.ts';
import type { Part } from './ranges.ts';

/** What changed on disk: only the outbox, rows of these kinds, or any rows. */
export type Moved = 'outbox' | 'rows' | readonly string[];

export const both = (a: Moved | null, b: Moved): Moved => {
  if (a === null || a === 'outbox' || b === 'rows') return b;
  return b === 'outbox' || a === 'rows' ? a : [...new Set([...a, ...b])];
};

interface Read {
  readonly rows: Rows;
  readonly parts: ReadonlySet<string>;
}
export const nothingRead: Read = { rows: new Map(), parts: new Set() };

const keyOf = ({ kind, parent }: Part): string => `${kind}\n${parent ?? ''}`;

/** Tracks which parts of the large kinds the screens use. All other kinds are fully in memory. */
export const heldRows = (disk: Disk) => {
  const looks = new Map<string, { readonly part: Part; count: number }>();

  const readPart = async (
    userId: string,
    kind: string,
  ): Promise<ReadonlyMap<string, { readonly id: string }>> => {
    const wanted = [...looks.values()].map((l) => l.part).filter((p) => p.kind === kind);
    const whole = wanted.find((p) => p.parent === null);
    const found = await Promise.all((whole ? [whole] : wanted).map((part) => disk.part(userId, part)));
    return new Map(found.flatMap((rows) => [...rows]));
  };

  const read = async (userId: string, moved: 'rows' | readonly string[], before: Read): Promise<Read> => {
    const small = moved === 'rows' || before === nothingRead;
    const kinds = small ? Object.keys(disk.large) : moved;
    const held = [...looks.values()].map((l) => l.part);
    const fresh = await Promise.all(
      kinds.map(
        async (kind) =>
          [
            kind,
            disk.large[kind] ? await readPart(userId, kind) : await disk.part(userId, { kind, parent: null }),
          ] as const,
      ),
    );
    return {
      rows: new Map([...(small ? await disk.rows(userId) : before.rows), ...fresh]),
      parts: new Set([
        ...[...before.parts].filter((key) => !kinds.some((kind) => key.startsWith(`${kind}\n`))),
        ...held.filter((p) => kinds.includes(p.kind)).map(keyOf),
      ]),
    };
  };

  return {
    read,
    isRead: ({ parts }: Read, part: Part): boolean =>
      !disk.large[part.kind] || parts.has(keyOf(part)) || parts.has(keyOf({ ...part, parent: null })),
    look: (part: Part): (() => void) => {
      const look = looks.get(keyOf(part)) ?? { part, count: 0 };
      look.count += 1;
      looks.set(keyOf(part), look);
      return () => {
        look.count -= 1;
        if (look.count === 0) looks.delete(keyOf(part));
      };
    },
  };
};

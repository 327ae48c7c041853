/** Modules that are loaded together, because the same entries need them. */
export interface Chunk {
  readonly modules: readonly string[];
  readonly bytes: number;
  /** Which lazily loaded entries need it, one bit each. */
  readonly entries: bigint;
  /** Only chunks of one group are merged. */
  readonly group: string;
  readonly imports: readonly Chunk[];
}

interface Node {
  modules: readonly string[];
  bytes: number;
  entries: Uint32Array;
  readonly group: string;
  readonly imports: Set<Node>;
}

/** Source bytes that one request is worth: what a slow connection loads while it waits for an answer. */
const REQUEST_BYTES = 60_000;
/** An entry that loads more chunks than this weighs its requests higher. */
const MANY_CHUNKS = 8;
const MANY_REQUEST_BYTES = 200_000;

const bitsOf = (word: number): number => {
  let n = word - ((word >>> 1) & 0x5555_5555);
  n = (n & 0x3333_3333) + ((n >>> 2) & 0x3333_3333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};
/** The number of entries in `a` that are not in `b`. */
const countMissing = (a: Uint32Array, b: Uint32Array): number => {
  let count = 0;
  for (let i = 0; i < a.length; i++) count += bitsOf((a[i] ?? 0) & ~(b[i] ?? 0));
  return count;
};
const countShared = (a: Uint32Array, b: Uint32Array): number => {
  let count = 0;
  for (let i = 0; i < a.length; i++) count += bitsOf((a[i] ?? 0) & (b[i] ?? 0));
  return count;
};
const addEntries = (to: Uint32Array, from: Uint32Array): void => {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) | (from[i] ?? 0);
};

/** Everything that each chunk loads besides itself. */
const dependenciesOf = (nodes: readonly Node[]): Map<Node, Set<Node>> => {
  const found = new Map<Node, Set<Node>>();
  const visit = (node: Node): Set<Node> => {
    const known = found.get(node);
    if (known) return known;
    const all = new Set<Node>();
    found.set(node, all);
    for (const next of node.imports) {
      all.add(next);
      for (const far of visit(next)) all.add(far);
    }
    return all;
  };
  nodes.forEach(visit);
  return found;
};

/** Entries that load more than `MANY_CHUNKS` chunks. */
const entriesWithManyChunks = (nodes: readonly Node[], words: number): Uint32Array => {
  const many = new Uint32Array(words);
  for (let entry = 0; entry < words * 32; entry++) {
    const [word, bit] = [entry >>> 5, 1 << (entry & 31)];
    if (nodes.filter(({ entries }) => (entries[word] ?? 0) & bit).length > MANY_CHUNKS)
      many[word] = (many[word] ?? 0) | bit;
  }
  return many;
};

/** A chunk that is neither `a` nor `b` lies between them: one chunk of both would import itself. */
const isBetween = (a: Node, b: Node, dependencies: Map<Node, Set<Node>>): boolean =>
  [...a.imports].some((next) => next !== b && dependencies.get(next)?.has(b) === true) ||
  [...b.imports].some((next) => next !== a && dependencies.get(next)?.has(a) === true);

/** The pair whose merging costs least: bytes loaded without need, less what the saved requests are worth. */
const cheapestPair = (
  candidates: readonly Node[],
  dependencies: Map<Node, Set<Node>>,
  many: Uint32Array,
): readonly [Node, Node] | null => {
  let best: readonly [Node, Node] | null = null;
  let lowest = Infinity;
  const both = new Uint32Array(many.length);
  const costOf = (a: Node, b: Node): number => {
    both.set(a.entries);
    addEntries(both, b.entries);
    const shared = a.entries.map((word, i) => word & (b.entries[i] ?? 0));
    let cost =
      a.bytes * countMissing(both, a.entries) +
      b.bytes * countMissing(both, b.entries) -
      REQUEST_BYTES * countShared(shared, shared) -
      MANY_REQUEST_BYTES * countShared(shared, many);
    for (const needed of new Set([...(dependencies.get(a) ?? []), ...(dependencies.get(b) ?? [])])) {
      if (cost >= lowest) return cost;
      if (needed !== a && needed !== b) cost += needed.bytes * countMissing(both, needed.entries);
    }
    return cost;
  };
  candidates.forEach((a, i) => {
    for (const b of candidates.slice(i + 1)) {
      const cost = costOf(a, b);
      if (cost < lowest && !isBetween(a, b, dependencies)) [best, lowest] = [[a, b], cost];
    }
  });
  return best;
};

const mergeInto = (kept: Node, removed: Node, nodes: readonly Node[]): readonly Node[] => {
  kept.modules = [...kept.modules, ...removed.modules];
  kept.bytes += removed.bytes;
  addEntries(kept.entries, removed.entries);
  for (const next of removed.imports) kept.imports.add(next);
  kept.imports.delete(removed);
  kept.imports.delete(kept);
  const rest = nodes.filter((node) => node !== removed);
  for (const node of rest) if (node.imports.delete(removed) && node !== kept) node.imports.add(kept);
  for (const needed of dependenciesOf(rest).get(kept) ?? []) addEntries(needed.entries, kept.entries);
  return rest;
};

/**
 * Merges the chunks of each group until at most `limits[group]` are left (a group without a limit stays), so
 * that few requests load little that an entry does not need. No chunk imports itself through others.
 */
export const mergeChunks = (
  chunks: readonly Chunk[],
  limits: Readonly<Record<string, number>>,
): readonly Pick<Chunk, 'modules' | 'bytes' | 'group'>[] => {
  const words = Math.ceil(Math.max(1, ...chunks.map(({ entries }) => entries.toString(2).length)) / 32);
  const wordsOf = (bits: bigint): Uint32Array =>
    Uint32Array.from({ length: words }, (_, i) => Number((bits >> BigInt(32 * i)) & 0xffff_ffffn));
  const nodeOf = new Map<Chunk, Node>(
    chunks.map((chunk) => [chunk, { ...chunk, entries: wordsOf(chunk.entries), imports: new Set() }]),
  );
  for (const [chunk, node] of nodeOf)
    for (const next of chunk.imports) {
      const imported = nodeOf.get(next);
      if (imported) node.imports.add(imported);
    }
  let nodes: readonly Node[] = [...nodeOf.values()];
  for (const [node, needed] of dependenciesOf(nodes))
    for (const one of needed) addEntries(one.entries, node.entries);
  for (const [group, limit] of Object.entries(limits))
    for (;;) {
      const candidates = nodes.filter((node) => node.group === group);
      const pair =
        candidates.length > limit
          ? cheapestPair(candidates, dependenciesOf(nodes), entriesWithManyChunks(nodes, words))
          : null;
      if (!pair) break;
      nodes = mergeInto(...pair, nodes);
    }
  return nodes;
};

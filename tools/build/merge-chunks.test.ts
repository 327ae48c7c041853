import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chunk, mergeChunks } from './merge-chunks.ts';

const chunk = (
  name: string,
  bytes: number,
  entries: bigint,
  imports: Chunk[] = [],
  group = 'shell',
): Chunk => ({
  modules: [name],
  bytes,
  entries,
  group,
  imports,
});
const modulesOf = (chunks: readonly { readonly modules: readonly string[] }[]): string[] =>
  chunks.map(({ modules }) => [...modules].sort().join(' ')).sort();

test('the chunks that the same entries need are merged first', () => {
  const chunks = [chunk('a', 50_000, 1n), chunk('b', 1_000, 0b110n), chunk('c', 1_000, 0b111n)];
  expect(modulesOf(mergeChunks(chunks, { shell: 2 }))).toEqual(['a', 'b c']);
});

test('chunks of two groups are never merged, and a group without a limit stays', () => {
  const chunks = [chunk('a', 1, 1n), chunk('b', 1, 1n, [], 'later'), chunk('c', 1, 1n, [], 'later')];
  expect(modulesOf(mergeChunks(chunks, { shell: 1 }))).toEqual(['a', 'b', 'c']);
  expect(modulesOf(mergeChunks(chunks, { later: 1 }))).toEqual(['a', 'b c']);
});

test('a chunk between two others keeps them apart', () => {
  const last = chunk('last', 1, 1n);
  const middle = chunk('middle', 1, 1n, [last], 'later');
  const first = chunk('first', 1, 1n, [middle]);
  expect(modulesOf(mergeChunks([first, middle, last], { shell: 1 }))).toEqual(['first', 'last', 'middle']);
});

const graphs = fc
  .array(
    fc.record({
      bytes: fc.integer({ min: 1, max: 100_000 }),
      entries: fc.bigInt({ min: 1n, max: (1n << 40n) - 1n }),
      group: fc.constantFrom('shell', 'later'),
      imports: fc.array(fc.nat(30), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((nodes) => {
    const chunks: Chunk[] = [];
    nodes.forEach(({ imports, ...node }, i) =>
      chunks.push({
        ...node,
        modules: [`m${i}`],
        imports: [...new Set(imports)].flatMap((j) => (j < i ? [chunks[j]!] : [])),
      }),
    );
    return chunks;
  });

test('merging keeps every module once and makes no cycle', () => {
  fc.assert(
    fc.property(graphs, fc.integer({ min: 1, max: 6 }), (chunks, limit) => {
      const merged = mergeChunks(chunks, { shell: limit, later: limit });
      expect(merged.flatMap(({ modules }) => modules).sort()).toEqual(
        chunks.flatMap(({ modules }) => modules).sort(),
      );
      const home = new Map(merged.flatMap((one, i) => one.modules.map((id) => [id, i] as const)));
      const next = merged.map(
        (_, i) =>
          new Set(
            chunks
              .filter(({ modules }) => home.get(modules[0]!) === i)
              .flatMap(({ imports }) => imports.map(({ modules }) => home.get(modules[0]!)!))
              .filter((other) => other !== i),
          ),
      );
      const state = new Map<number, 'open' | 'done'>();
      const visit = (i: number): void => {
        expect(state.get(i)).not.toBe('open');
        if (state.has(i)) return;
        state.set(i, 'open');
        next[i]!.forEach(visit);
        state.set(i, 'done');
      };
      next.forEach((_, i) => visit(i));
    }),
  );
});

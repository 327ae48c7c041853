import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { writtenBooks } from './books.ts';

const KB = 1024;
const here = (path: string): string => new URL(path, import.meta.url).pathname;
const options = { bundle: true, minify: true, charset: 'utf8', format: 'esm', write: false, treeShaking: true } as const;

/** Compressed size of each file; content shared by several books is in its own files, as in the app. */
const chunks = async (): Promise<readonly { readonly name: string; readonly size: number }[]> => {
  const entryPoints = writtenBooks.map((book) => here(`./conditions/${book}.ts`));
  const { outputFiles } = await build({ ...options, entryPoints, splitting: true, outdir: here('./nowhere'), entryNames: '[name]' });
  return outputFiles.map(({ path, contents }) => ({ name: path.split('/').slice(-1)[0] ?? '', size: gzipSync(contents).length }));
};

test('a book is at most 24 KB compressed, all books 400 KB, names and signs 24 KB', async () => {
  const sizes = await chunks();
  const sum = sizes.reduce((all, { size }) => all + size, 0);
  const entry = await build({ ...options, entryPoints: [here('./books.ts')], external: ['./conditions/*'] });
  const names = gzipSync(entry.outputFiles[0]?.contents ?? '').length;
  const largest = sizes.reduce((a, b) => (b.size > a.size ? b : a));
  console.info(`books ${(sum / KB).toFixed(1)} KB in ${sizes.length} files, largest ${largest.name} ${(largest.size / KB).toFixed(1)} KB, names and signs ${(names / KB).toFixed(1)} KB, compressed`);
  for (const { name, size } of sizes) expect(size, name).toBeLessThanOrEqual(24 * KB);
  expect(sum).toBeLessThanOrEqual(400 * KB);
  expect(names).toBeLessThanOrEqual(24 * KB);
}, 60_000);

import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { writtenBooks } from './books.ts';

const KB = 1024;
const sizeOf = async (path: string): Promise<number> => {
  const entry = new URL(path, import.meta.url).pathname;
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, minify: true, charset: 'utf8', format: 'esm', write: false, treeShaking: true, external: ['./conditions/*'] });
  return gzipSync(outputFiles[0]?.contents ?? '').length;
};

test('each book is at most 24 KB compressed with all it imports, all books 400 KB, and what lists need 20 KB', async () => {
  const sizes: Record<string, number> = {};
  for (const book of writtenBooks) sizes[book] = await sizeOf(`./conditions/${book}.ts`);
  const sum = Object.values(sizes).reduce((all, one) => all + one, 0);
  const names = await sizeOf('./books.ts');
  console.info(`books ${(sum / KB).toFixed(1)} KB, largest ${(Math.max(...Object.values(sizes)) / KB).toFixed(1)} KB, names and signs ${(names / KB).toFixed(1)} KB, compressed`);
  for (const [book, size] of Object.entries(sizes)) expect(size, book).toBeLessThanOrEqual(24 * KB);
  expect(sum).toBeLessThanOrEqual(400 * KB);
  expect(names).toBeLessThanOrEqual(20 * KB);
}, 60_000);

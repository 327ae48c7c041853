import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { unusedExports } from './unused-exports.ts';

test('every export is used by another file', () => {
  expect(unusedExports(sourceFiles())).toEqual([]);
});

test('an export that no other file names is reported; a value of a module imported whole is not', () => {
  const sources = new Map([
    ['a/used.ts', 'export const used = 1;\nexport interface Alone {}\nexport const alone = 2;'],
    ['a/whole.ts', 'export const read = 1;\nexport type Unread = 1;'],
    ['b/b.ts', "import { used } from '#a/used.ts';\nimport type * as whole from '../a/whole.ts';"],
    ['b/c.config.ts', 'export const config = {};'],
    ['b/lazy.tsx', "const page = () => import('./page.tsx');\n"],
    ['b/page.tsx', 'export const Page = () => null;'],
  ]);
  expect(unusedExports(sources)).toEqual(['a/used.ts: Alone', 'a/used.ts: alone', 'a/whole.ts: Unread']);
});

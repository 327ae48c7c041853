import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { unexplainedCasts } from './unsafe-casts.ts';

const isProduction = (file: string): boolean =>
  /^(adapters|apps|features|kit|knowledge)\//.test(file) && !/\.test\.|testing/.test(file);

test('every unsafe cast in production code has a comment that says why', () => {
  expect(
    [...sourceFiles()].flatMap(([file, text]) => (isProduction(file) ? unexplainedCasts(file, text) : [])),
  ).toEqual([]);
});

test('a cast without a reason is reported; in comments and strings the words are allowed', () => {
  expect(
    unexplainedCasts(
      'a.ts',
      [
        'const a = b as never;',
        '// The library declares no type for it.',
        'const c = d as unknown as E;',
        'const f = g as any; // Read from JSON and checked above.',
        "const h = 'as never';",
        '/** Known as any. */',
      ].join('\n'),
    ),
  ).toEqual(['a.ts:1']);
});

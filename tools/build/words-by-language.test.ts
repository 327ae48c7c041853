import { expect, test } from 'vitest';
import { languageOf, lazyWordsModule } from './words-by-language.ts';

test('a words file becomes an object that loads its texts lazily; other files stay unchanged', () => {
  expect(
    lazyWordsModule('/farm/features/fields/words.shapes.sw.ts', 'export const shapesSw = {\n'),
  ).toContain(
    'export const shapesSw = lateWords(\'sw\', () => import("/farm/features/fields/words.shapes.sw.ts?sentences").then((file) => file.shapesSw));',
  );
  expect(
    lazyWordsModule('/farm/features/alerts/domain/words.advice.en.ts', 'export const adviceEn = {\n'),
  ).toContain('words.advice.en.ts?sentences');
  for (const other of [
    '/farm/kit/pure/words.ts',
    '/farm/knowledge/sign-words.ts',
    '/farm/features/history/words.both.sw.ts',
    '/farm/features/fields/words.sw.ts?sentences',
  ])
    expect(lazyWordsModule(other, '')).toBeNull();
});

test('a words file with more than one object or none fails the build', () => {
  expect(() =>
    lazyWordsModule('/farm/words.en.ts', 'export const en = {};\nexport const more = {};'),
  ).toThrow(/more than one/);
  expect(() => lazyWordsModule('/farm/words.en.ts', '')).toThrow(/no object/);
});

test('a chunk has a language only if it holds nothing but texts of that language', () => {
  const [en, sw] = ['/farm/words.en.ts?sentences', '/farm/words.ui.sw.ts?sentences'];
  expect([
    languageOf([en!]),
    languageOf([sw!, sw!]),
    languageOf([en!, sw!]),
    languageOf(['/farm/words.en.ts']),
    languageOf([]),
  ]).toEqual(['en', 'sw', undefined, undefined, undefined]);
});

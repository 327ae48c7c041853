import { expect, test } from 'vitest';
import { languageOf, lateModule } from './words-by-language.ts';

test('a words file becomes an object that fetches its sentences; others stay as they are', () => {
  expect(lateModule('/farm/features/fields/words.shapes.sw.ts', 'export const shapesSw = {\n')).toContain(
    'export const shapesSw = lateWords(\'sw\', () => import("/farm/features/fields/words.shapes.sw.ts?sentences").then((file) => file.shapesSw));',
  );
  expect(
    lateModule('/farm/features/alerts/domain/words.advice.en.ts', 'export const adviceEn = {\n'),
  ).toContain('words.advice.en.ts?sentences');
  for (const other of [
    '/farm/kit/pure/words.ts',
    '/farm/knowledge/sign-words.ts',
    '/farm/features/history/words.both.sw.ts',
    '/farm/features/fields/words.sw.ts?sentences',
  ])
    expect(lateModule(other, '')).toBeNull();
});

test('a words file with more than one object would lose one: the build says so', () => {
  expect(() => lateModule('/farm/words.en.ts', 'export const en = {};\nexport const more = {};')).toThrow(
    /more than one/,
  );
  expect(() => lateModule('/farm/words.en.ts', '')).toThrow(/no object/);
});

test('a chunk has a language when it holds nothing else', () => {
  const [en, sw] = ['/farm/words.en.ts?sentences', '/farm/words.ui.sw.ts?sentences'];
  expect([
    languageOf([en!]),
    languageOf([sw!, sw!]),
    languageOf([en!, sw!]),
    languageOf(['/farm/words.en.ts']),
    languageOf([]),
  ]).toEqual(['en', 'sw', undefined, undefined, undefined]);
});

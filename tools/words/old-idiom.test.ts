import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../commands/ready.mjs';
import { literalsIn, oldIdiomIn, sentencesInHtml, STAYS } from './old-idiom.ts';

/** English that users read: screens, engines' sentences, mails, SMS, lessons, books and the legal pages. */
const isRead = (file: string): boolean =>
  !/\.test\.|node_modules/.test(file) &&
  (/\/words[^/]*\.en\.ts$/.test(file) ||
    /public\/.*\.html$/.test(file) ||
    // The titles of other people's publications stay as they are.
    (/^knowledge\/.*\.ts$/.test(file) && !/^knowledge\/(tasks\/)?sources\.ts$/.test(file)));

const texts = ['apps', 'features', 'kit', 'knowledge']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter(isRead)
  .map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return { file, sentences: file.endsWith('.html') ? sentencesInHtml(text) : literalsIn(text) };
  });

test('no English text for users has a phrase of the old idiom', () => {
  expect(texts.length).toBeGreaterThan(250);
  expect(
    texts.flatMap(({ file, sentences }) =>
      oldIdiomIn(sentences, file.startsWith('knowledge/')).map((found) => `${file}: ${found}`),
    ),
  ).toEqual([]);
});

test('each sentence that keeps such a phrase still exists', () => {
  const all = texts.flatMap(({ sentences }) => sentences);
  expect(Object.keys(STAYS).filter((stays) => !all.some((text) => text.includes(stays)))).toEqual([]);
});

test('an old phrase is found in a sentence, not in names, filled-in values or search words', () => {
  expect(oldIdiomIn(literalsIn("const a = 'We reckoned it for you';"), false)).toEqual([
    '“reckoned” (estimate, work out) in “We reckoned it for you”',
  ]);
  expect(
    oldIdiomIn(literalsIn("const b = `For ${troubles}`; const told = 'told'; // by itself"), false),
  ).toEqual([]);
  expect(oldIdiomIn(literalsIn("const c = 'fertilizer price|what to buy';"), true)).toEqual([]);
  expect(oldIdiomIn(['Open a furrow where water stands.'], true)).toEqual([]);
  expect(oldIdiomIn(['The reason stands in the outbox.'], false)).toHaveLength(1);
});

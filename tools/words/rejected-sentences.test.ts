import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { untrueEnglish, untrueKiswahili } from './rejected-sentences.ts';

/** All texts that users read: screens, messages, mails, SMS, the books and the legal pages. */
const isRead = (file: string): boolean =>
  !/node_modules|\.test\./.test(file) &&
  (/^knowledge\/.*\.ts$/.test(file) ||
    /\/(words[^/]*|[^/]*text)\.ts$/.test(file) ||
    /public\/.*\.html$/.test(file));
const texts = ['apps', 'features', 'kit', 'knowledge']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  )
  .filter(isRead)
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\s+/g, ' ') }));

test('the text files are found', () => {
  expect(texts.length).toBeGreaterThan(200);
});

test.each([...untrueEnglish, ...untrueKiswahili])('no sentence says "%s"', (wrong) => {
  expect(texts.filter(({ text }) => text.includes(wrong)).map(({ file }) => file)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../commands/ready.mjs';
import { catalogue, successes } from './catalogue.ts';

/** Normalises apostrophes and full stops. */
const plain = (text: string): string => text.replace(/\\'|’|\[’'\]|\\’/g, "'").replace(/\\([.!?()])/g, '$1');
const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const known = sources.get(file) ?? plain(readFileSync(path.join(root, file), 'utf8'));
  sources.set(file, known);
  return known;
};

const englishIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((one) => {
    const at = `${folder}/${one.name}`;
    if (one.isDirectory()) return englishIn(at);
    return /^words.*en\.ts$/.test(one.name) ? [at] : [];
  });

test('X-06: each sentence of the error catalogue appears word for word in the test that provokes it', () => {
  expect(catalogue.filter(([sentence, file]) => !sourceOf(file).includes(plain(sentence)))).toEqual([]);
  expect(new Set(catalogue.map(([sentence]) => sentence)).size).toBe(catalogue.length);
});

test('X-11: every success message appears in the English texts', () => {
  const words = ['features', 'apps/web', 'kit/web'].flatMap(englishIn).map(sourceOf);
  expect(successes.filter((sentence) => !words.some((text) => text.includes(sentence)))).toEqual([]);
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../commands/ready.mjs';
import { glossary, leftoverEnglish, sameInBoth } from './glossary.ts';
import { sentencesOf } from './sentences.ts';

const files = ['apps', 'features', 'kit', 'knowledge'].flatMap((folder) =>
  (readdirSync(path.join(root, folder), { recursive: true }) as string[])
    .filter((f) => /(^|[\\/])words[^\\/]*\.sw\.ts$/.test(f))
    .map((f) => path.join(root, folder, f)),
);

const load = async (file: string): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  // The end of an export's name is its language: fieldsEn, fieldsSw, or only the language.
  for (const [name, words] of Object.entries(module))
    for (const [at, text] of sentencesOf(words, name.replace(/(^en|^sw|En|Sw)$/, ''))) found.set(at, text);
  return found;
};

const pairs = async (file: string): Promise<{ at: string; en: string; sw: string | undefined }[]> => {
  const sw = await load(file);
  return [...(await load(file.replace(/\.sw\.ts$/, '.en.ts')))].map(([at, en]) => ({
    at,
    en,
    sw: sw.get(at),
  }));
};

test('there are words to check', () => {
  expect(files.length).toBeGreaterThan(3);
});

test.each(files.map((file) => [path.relative(root, file), file]))(
  'I18-07 %s: every sentence is in Kiswahili, and Kiswahili only',
  async (_, file) => {
    const wrong: string[] = [];
    for (const { at, en, sw } of await pairs(file)) {
      if (sw === undefined || sw.trim() === '') wrong.push(`${at}: missing`);
      else if (sw === en && !sameInBoth.some((rule) => rule.test(en)))
        wrong.push(`${at}: “${sw}” is the English sentence`);
      else if (sw !== en && leftoverEnglish.test(sw)) wrong.push(`${at}: “${sw}” holds English words`);
    }
    expect(wrong).toEqual([]);
  },
);

test.each(files.map((file) => [path.relative(root, file), file]))(
  '%s: the Kiswahili uses the terms of the glossary',
  async (_, file) => {
    const wrong = (await pairs(file)).flatMap(({ at, en, sw }) =>
      glossary
        .filter(
          ([english, stems]) => english.test(en) && !stems.some((stem) => sw?.toLowerCase().includes(stem)),
        )
        .map(([english]) => `${at}: ${english.source} in “${en}” is not in “${sw}”`),
    );
    expect(wrong).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { sources } from '../sources.ts';
import { fixedTerms } from '../terms.ts';
import type { Bilingual } from '../types.ts';
import { tints } from './draw.ts';
import { lessons } from './index.ts';

const isSaid = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'en' in value && 'sw' in value;
const collect = (value: unknown): Bilingual[] => {
  if (isSaid(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : [];
};
const all = collect(lessons);
const drawings = lessons.flatMap(({ slug, sections }) =>
  sections.flatMap(({ blocks }) => blocks.flatMap(({ drawing }) => (drawing ? [{ slug, drawing }] : []))),
);
/** Labels in a picture may be short and repeated: figures, kinds of plants. */
const labels = new Set(drawings.flatMap(({ drawing }) => collect(drawing.shapes)));
const sentences = all.filter((one) => !labels.has(one));
const wrong = (bad: (said: Bilingual) => unknown, of = sentences): string[] =>
  of.filter(bad).map(({ en, sw }) => `${en} | ${sw}`);

test('there are at least twelve lessons with unique slugs, pictures, sources and several parts', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(12);
  expect(new Set(lessons.map(({ slug }) => slug)).size).toBe(lessons.length);
  for (const { slug, sections, sources: named, reviewed } of lessons) {
    expect([slug, sections.length >= 3 && sections.length <= 12]).toEqual([slug, true]);
    expect([slug, drawings.filter((one) => one.slug === slug).length >= 2]).toEqual([slug, true]);
    expect([
      slug,
      named.length > 0 && named.every((id) => id in sources),
      /^2026-\d\d-\d\d$/.test(reviewed),
    ]).toEqual([slug, true, true]);
    expect(slug).toMatch(/^[a-z0-9-]{3,60}$/);
  }
});

test('every sentence is in both languages, the two differ, and the Kiswahili contains no English', () => {
  expect(sentences.length).toBeGreaterThan(250);
  expect(wrong(({ en, sw }) => en.trim().length < 3 || sw.trim().length < 3 || en === sw)).toEqual([]);
  expect(
    wrong(({ sw }) => /\b(the|and|with|leaf|leaves|spray|for|from|of|is|are|not)\b/i.test(sw), all),
  ).toEqual([]);
  expect(wrong(({ en, sw }) => /[^\u0020-\u024f\u2019\u2013\u00b0]/.test(en + sw), all)).toEqual([]);
});

test('the terms match the glossary', () => {
  expect(
    fixedTerms.flatMap(([english, kiswahili]) =>
      wrong(({ en, sw }) => english.test(en) && !kiswahili.test(sw)).map(
        (said) => `${String(english)}: ${said}`,
      ),
    ),
  ).toEqual([]);
});

test('sentences are short, and end with the same kind of punctuation in both languages', () => {
  const longest = (text: string) =>
    Math.max(...text.split(/[.:;!?]\s/).map((part) => part.split(/\s+/).length));
  expect(wrong(({ en, sw }) => longest(en) > 34 || longest(sw) > 34)).toEqual([]);
  expect(
    wrong(({ en, sw }) => /\s$|^\s| {2}/.test(en + sw) || /[.!?]$/.test(en) !== /[.!?]$/.test(sw)),
  ).toEqual([]);
});

test('a picture has a description, uses only our colours, and no label runs out of it', () => {
  const outside: string[] = [];
  for (const { slug, drawing } of drawings) {
    expect([slug, drawing.alt.en.endsWith('.') && drawing.alt.sw.endsWith('.')]).toEqual([slug, true]);
    for (const shape of drawing.shapes) {
      if ('d' in shape) {
        expect([
          slug,
          shape.d,
          [shape.fill, shape.line].every((tint) => !tint || tint in tints) &&
            Boolean(shape.fill || shape.line) &&
            !/NaN|undefined/.test(shape.d),
        ]).toEqual([slug, shape.d, true]);
        continue;
      }
      for (const word of [shape.text.en, shape.text.sw]) {
        // DejaVu, the widest font we print with, takes about 0.6 of its size per letter.
        const width = word.length * (shape.size ?? 11) * 0.6;
        const left =
          shape.at[0] - (shape.anchor === 'middle' ? width / 2 : shape.anchor === 'end' ? width : 0);
        if (left < 0 || left + width > 326 || shape.at[1] > drawing.height || shape.at[1] < 8)
          outside.push(`${slug}: ${word}, ${Math.round(left)} to ${Math.round(left + width)}`);
      }
    }
  }
  expect(outside).toEqual([]);
});

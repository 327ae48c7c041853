import { expect, test } from 'vitest';
import { wordsFor } from './words.ts';
import type { Words } from './words.ts';

const en = { hello: 'Hello', count: (n: number) => `${n} fields`, group: { in: 'In', out: 'Out' } } as const;
const sw: Words<typeof en> = {
  hello: 'Habari',
  count: (n) => `mashamba ${n}`,
  group: { in: 'Ndani', out: 'Nje' },
};

test('each language speaks its own sentences', () => {
  expect(wordsFor({ en, sw }, 'en').hello).toBe('Hello');
  expect(wordsFor({ en, sw }, 'sw').count(3)).toBe('mashamba 3');
  expect(wordsFor({ en, sw }, 'sw').group.out).toBe('Nje');
});

test('I18-01 a key that is missing at run time falls back to English, also inside a group', () => {
  const holes = { hello: '', group: { out: 'Nje' } } as unknown as Words<typeof en>;
  const words = wordsFor({ en, sw: holes }, 'sw');
  expect([words.hello, words.count(2), words.group.in, words.group.out]).toEqual([
    'Hello',
    '2 fields',
    'In',
    'Nje',
  ]);
});

test('a list of sentences stays a list in the other language', () => {
  const lists = {
    en: { steps: ['One', 'Two'] as readonly string[] },
    sw: { steps: ['Moja'] as readonly string[] },
  };
  expect(wordsFor(lists, 'sw').steps).toEqual(['Moja']);
});

test('I18-07 a missing sentence, and one with other parameters, does not compile', () => {
  // @ts-expect-error the group lacks a sentence
  const lacking: Words<typeof en> = { hello: 'Habari', count: (n) => `${n}`, group: { in: 'Ndani' } };
  // @ts-expect-error a sentence takes what the English one takes
  const other: Words<typeof en> = { ...sw, count: (n: string) => n };
  expect([lacking, other]).toHaveLength(2);
});

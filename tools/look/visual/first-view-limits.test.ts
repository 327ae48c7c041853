import { expect, test } from 'vitest';
import { limitFaults } from './first-view-limits.ts';

const view = (words: number, longest = 8) => ({ words, longest: { words: longest, sentence: 'Check it.' } });

test('a first view may have 90 words, or as many as the list says', () => {
  expect(limitFaults({ home: view(90), legal: view(120) }, { legal: 120 })).toEqual([]);
  expect(limitFaults({ home: view(91), legal: view(121) }, { legal: 120 })).toEqual([
    'home: 91 words, at most 90',
    'legal: 121 words, at most 120',
  ]);
});

test('the list only shrinks', () => {
  expect(limitFaults({ home: view(88), legal: view(110) }, { home: 95, legal: 120, gone: 100 })).toEqual([
    'gone: no such first view; remove it from the list',
    'home: only 88 words now; remove it from the list',
    'legal: only 110 words now; lower its figure in the list',
  ]);
});

test('a sentence of more than 20 words is named', () => {
  expect(limitFaults({ home: view(60, 21) }, {})).toEqual(['home: a sentence of 21 words: Check it.']);
});

import { expect, test } from 'vitest';
import { limitFaults } from './first-view-limits.ts';

const view = (words: number, longest = 8) => ({ words, longest: { words: longest, sentence: 'Check it.' } });

test('a first view may have 90 words', () => {
  expect(limitFaults({ home: view(90), legal: view(91) })).toEqual(['legal: 91 words, at most 90']);
});

test('a sentence of more than 20 words is named', () => {
  expect(limitFaults({ home: view(60, 20), legal: view(60, 21) })).toEqual([
    'legal: a sentence of 21 words: Check it.',
  ]);
});

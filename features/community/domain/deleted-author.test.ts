import { expect, test } from 'vitest';
import { removePersonalData } from './deleted-author.ts';

test.each([
  [
    'Call me on 0712 345 678 or +254 733-111-222, or write to amina.w@shamba.co.ke please.',
    'Call me on … or …, or write to … please.',
  ],
  ['Mimi ni Amina Wanjiru wa Molo. Asante, Amina.', 'Mimi ni … … wa Molo. Asante, ….'],
  ['My number is zero seven one two three four five six seven eight.', 'My number is … seven eight.'],
  [
    'The amina bean gave 20 bags on 2026-11-22 for 12000 KES.',
    'The amina bean gave 20 bags on 2026-11-22 for 12000 KES.',
  ],
  ['', ''],
])('SET-14 the text left of "%s" contains no personal data', (text, left) => {
  expect(removePersonalData(text, 'Amina Wanjiru')).toBe(left);
});

test('SET-14 a text with many numbers, and a short name, are handled', () => {
  expect(removePersonalData(`${'0712345678 '.repeat(150)}end`, '')).toBe(`${'… '.repeat(150)}end`);
  expect(removePersonalData('Ed and I', 'Ed')).toBe('Ed and I');
});

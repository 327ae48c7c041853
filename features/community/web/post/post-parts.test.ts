import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncate } from './preview.ts';

test('COM-09 a preview is the first 150 characters and never splits a character', () => {
  expect(truncate('a'.repeat(150), 150)).toBe('a'.repeat(150));
  expect(truncate('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}…`);
  expect(truncate('🌽'.repeat(130), 120)).toBe(`${'🌽'.repeat(120)}…`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(200), (text, most) => {
      expect([...truncate(text, most)].length).toBeLessThanOrEqual(most + 1);
    }),
  );
});

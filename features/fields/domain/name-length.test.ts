import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLineOrNull } from '#kit/pure/clean-text.ts';
import { isNameTooLong, NAME_MAX } from './name-length.ts';

const farmer = '👩🏽‍🌾';

test('a name of 80 emoji is accepted and one of 81 is too long, whatever the byte length', () => {
  expect([
    isNameTooLong(farmer.repeat(500)),
    isNameTooLong(farmer.repeat(81)),
    isNameTooLong(farmer.repeat(80)),
  ]).toEqual([true, true, false]);
  expect([isNameTooLong('x'.repeat(81)), isNameTooLong('x'.repeat(80)), isNameTooLong(null)]).toEqual([
    true,
    false,
    false,
  ]);
  // One letter with thousands of combining marks.
  expect(isNameTooLong(`e${'\u0301'.repeat(5_000)}`)).toBe(true);
});

test('invisible and bidirectional control characters are removed; the rest is kept', () => {
  expect(cleanLineOrNull('  Shamba\t la\n\u0000 mto \u202E')).toBe('Shamba la mto');
  expect([cleanLineOrNull(''), cleanLineOrNull(' \u0007 '), cleanLineOrNull(null)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(cleanLineOrNull(`Ng’ombe ${farmer}`)).toBe(`Ng’ombe ${farmer}`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: NAME_MAX }), (text) => {
      const clean = cleanLineOrNull(text);
      expect(cleanLineOrNull(clean)).toBe(clean);
      if (clean !== null)
        expect(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(clean)).toBe(
          false,
        );
    }),
  );
});

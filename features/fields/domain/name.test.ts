import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAME_MAX } from './name-length.ts';
import { cleanMadeName, makeName, nameSuggestions, nextFree } from './name.ts';

const known = { word: 'Field', place: 'Bahati', crop: 'Maize', year: '2026' };

test('WIZ-03 a made-up name holds only letters, digits, spaces, apostrophes and hyphens', () => {
  expect(cleanMadeName('Ng’ang’a <b>& Sons</b> — mto-2 😀!')).toBe('Ng’ang’a b Sons b mto-2');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const name = cleanMadeName(text);
      expect(name).toMatch(/^[\p{L}\p{M}\p{N} '’-]*$/u);
      expect([...name].length).toBeLessThanOrEqual(NAME_MAX);
      expect(name).toBe(name.trim());
    }),
  );
});

test('WIZ-03 a name is made of place, crop and year; of what is known, and never one that is taken', () => {
  expect(makeName(known, [])).toBe('Bahati Maize 2026');
  expect(makeName({ ...known, place: null, crop: null }, [])).toBe('Field 2026');
  expect(makeName(known, ['bahati maize 2026'])).toBe('Bahati Maize 2026 2');
  expect(makeName({ ...known, place: '<>' }, [])).toBe('Maize 2026');
});

test('FLD-35 the last ten names, newest first, give the suggestions with their next number; nameless fields give none', () => {
  expect(nameSuggestions(['Juu', null, 'Mtoni 2', 'Mtoni'], ['By the river', 'Juu'])).toEqual([
    'Juu 2',
    'Mtoni 3',
    'By the river',
  ]);
  expect(nameSuggestions([...Array(10).fill(null), 'Old'], [])).toEqual([]);
  expect(nameSuggestions([], ['By the river'])).toEqual(['By the river']);
});

test('a free name is taken by nobody', () => {
  const name = fc.constantFrom('Juu', 'juu', 'Juu 2', 'Juu 3', 'Mtoni', 'Field 2026');
  expect(nextFree('x'.repeat(80), ['x'.repeat(80)])).toBe(`${'x'.repeat(78)} 2`);
  fc.assert(
    fc.property(name, fc.array(name), (request, taken) => {
      expect(taken.map((t) => t.toLowerCase())).not.toContain(nextFree(request, taken).toLowerCase());
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAME_MAX } from './name-length.ts';
import { cleanGeneratedName, makeName, nameSuggestions, nextFreeName } from './name.ts';

const known = { genericName: 'Field', place: 'Bahati', crop: 'Maize', year: '2026' };

test('WIZ-03 a generated name has only letters, digits, spaces, apostrophes and hyphens', () => {
  expect(cleanGeneratedName('Ng’ang’a <b>& Sons</b> — mto-2 😀!')).toBe('Ng’ang’a b Sons b mto-2');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const name = cleanGeneratedName(text);
      expect(name).toMatch(/^[\p{L}\p{M}\p{N} '’-]*$/u);
      expect([...name].length).toBeLessThanOrEqual(NAME_MAX);
      expect(name).toBe(name.trim());
    }),
  );
});

test('WIZ-03 a generated name combines the known place, crop and year, and is never already taken', () => {
  expect(makeName(known, [])).toBe('Bahati Maize 2026');
  expect(makeName({ ...known, place: null, crop: null }, [])).toBe('Field 2026');
  expect(makeName(known, ['bahati maize 2026'])).toBe('Bahati Maize 2026 2');
  expect(makeName({ ...known, place: '<>' }, [])).toBe('Maize 2026');
});

test('FLD-35 suggests the last ten names with their next number, newest first, and ignores unnamed fields', () => {
  expect(nameSuggestions(['Juu', null, 'Mtoni 2', 'Mtoni'], ['By the river', 'Juu'])).toEqual([
    'Juu 2',
    'Mtoni 3',
    'By the river',
  ]);
  expect(nameSuggestions([...Array(10).fill(null), 'Old'], [])).toEqual([]);
  expect(nameSuggestions([], ['By the river'])).toEqual(['By the river']);
});

test('property: a free name is not taken', () => {
  const name = fc.constantFrom('Juu', 'juu', 'Juu 2', 'Juu 3', 'Mtoni', 'Field 2026');
  expect(nextFreeName('x'.repeat(80), ['x'.repeat(80)])).toBe(`${'x'.repeat(78)} 2`);
  fc.assert(
    fc.property(name, fc.array(name), (request, taken) => {
      expect(taken.map((t) => t.toLowerCase())).not.toContain(nextFreeName(request, taken).toLowerCase());
    }),
  );
});

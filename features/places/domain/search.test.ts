import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizePlaceName } from './fold.ts';
import { listPlaces } from './gazetteer.ts';
import { MAX_RESULTS, searchPlaces } from './search.ts';
import { maxTypos, editDistance } from './typos.ts';

const topResult = (query: string, near: { lat: number; lng: number } | null = null): string => {
  const [first] = searchPlaces(query, near);
  return first ? `${first.name}, ${first.county}` : 'none';
};

test.each([
  // As written, in capitals, with spaces and other apostrophes.
  ['Nakuru', 'Nakuru, Nakuru'],
  ['  NAKURU ', 'Nakuru, Nakuru'],
  ['murang’a', 'Murang’a, Murang’a'],
  ["Murang'a", 'Murang’a, Murang’a'],
  ['muranga', 'Murang’a, Murang’a'],
  ['homabay', 'Homa Bay, Homa Bay'],
  ['ol kalou', 'Ol Kalou, Nyandarua'],
  ['langata', 'Lang’ata, Nairobi'],
  ["Moi's Bridge", 'Moi’s Bridge, Uasin Gishu'],
  // A prefix is enough, and a town precedes villages.
  ['naiv', 'Naivasha, Nakuru'],
  ['eldor', 'Eldoret, Uasin Gishu'],
  // Typing errors, and names spelled as they are heard.
  ['kakamga', 'Kakamega, Kakamega'],
  ['subukya', 'Subukia, Nakuru'],
  ['Eldoreti', 'Eldoret, Uasin Gishu'],
  ['naivasa', 'Naivasha, Nakuru'],
  ['kisimu', 'Kisumu, Kisumu'],
  // With the county after the name; the county alone.
  ['bahati nakuru', 'Bahati, Nakuru'],
  ['bahati, nairobi', 'Bahati, Nairobi'],
  ['uasin gishu', 'Eldoret, Uasin Gishu'],
  ['tharaka nithi', 'Kathwana, Tharaka-Nithi'],
  // Former names.
  ['hoeys bridge', 'Moi’s Bridge, Uasin Gishu'],
  ['lumbwa', 'Kipkelion, Kericho'],
])('%s finds %s', (query, found) => {
  expect(topResult(query)).toBe(found);
});

test('unknown names and fewer than two letters find nothing', () => {
  for (const query of ['zzqqxx', 'k', '', '   ', '!!', '😀😀😀', '中文'])
    expect(searchPlaces(query)).toEqual([]);
});

test('an exact name returns no similar names', () => {
  expect(searchPlaces('nakuru').map(({ name }) => name)).toEqual(['Nakuru']);
});

test('equal matches are sorted by distance', () => {
  const majengo = searchPlaces('majengo', { lat: -4.05, lng: 39.66 });
  expect(majengo[0]!.county).toBe('Kilifi');
  expect(searchPlaces('majengo', { lat: -1.68, lng: 40.12 })[0]!.county).toBe('Tana River');
});

test('a place is found by its own name (tries every 197th place)', () => {
  const places = listPlaces().filter((_, i) => i % 197 === 0);
  for (const place of places) {
    const found = searchPlaces(place.name, place).map(({ name }) => normalizePlaceName(name));
    expect(found, place.name).toContain(normalizePlaceName(place.name));
  }
}, 30_000);

test('any query returns a short list without duplicates or errors', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.constantFrom('a'.repeat(60), '((((', '\\', 'kisumu '.repeat(20)),
      ),
      (query) => {
        const found = searchPlaces(query);
        expect(found.length).toBeLessThanOrEqual(MAX_RESULTS);
        expect(new Set(found.map(({ name, lat, lng }) => `${name} ${lat} ${lng}`)).size).toBe(found.length);
      },
    ),
    { numRuns: 60 },
  );
}, 30_000);

test('a changed, missing, added or swapped letter is one typo; short names allow none', () => {
  expect([
    editDistance('molo', 'moro', 2),
    editDistance('molo', 'mlo', 2),
    editDistance('molo', 'moloo', 2),
    editDistance('molo', 'mloo', 2),
    editDistance('molo', 'molo', 2),
    editDistance('molo', 'njoro', 1),
    editDistance('', 'abc', 2),
  ]).toEqual([1, 1, 1, 1, 0, 2, 3]);
  expect([maxTypos(3), maxTypos(4), maxTypos(8)]).toEqual([0, 1, 2]);
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      expect(editDistance(a, b, 12)).toBe(editDistance(b, a, 12));
      expect(editDistance(a, b, 12) === 0).toBe(a === b);
    }),
  );
});

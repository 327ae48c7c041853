import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInside, metresPerDegree } from '#kit/pure/geometry.ts';
import { counties } from './counties.ts';
import { BORDER_M, countyOf } from './county-of.ts';
import { kenyaOutlines } from './kenya/outlines.ts';
import { unpackOutlines } from './outlines.ts';

const outlines = unpackOutlines(kenyaOutlines);

test('all 47 counties have an outline under the name that farmers choose from', () => {
  expect(Object.keys(kenyaOutlines.rings).sort()).toEqual([...counties].sort());
  expect(counties).toHaveLength(47);
});

/** County seats, from GeoNames (CC BY 4.0). */
const seats: readonly (readonly [county: string, lat: number, lng: number])[] = [
  ['Mombasa', -4.0547, 39.6636],
  ['Kwale', -4.1737, 39.4521],
  ['Kilifi', -3.6305, 39.8499],
  ['Tana River', -1.4988, 40.0305],
  ['Lamu', -2.2717, 40.902],
  ['Taita-Taveta', -3.3962, 38.5566],
  ['Garissa', -0.4536, 39.6461],
  ['Wajir', 1.7471, 40.0573],
  ['Mandera', 3.9366, 41.867],
  ['Marsabit', 2.3284, 37.9899],
  ['Isiolo', 0.3546, 37.5822],
  ['Meru', 0.0463, 37.6559],
  ['Tharaka-Nithi', -0.1536, 37.9986],
  ['Embu', -0.5389, 37.4583],
  ['Kitui', -1.367, 38.0106],
  ['Machakos', -1.5224, 37.2634],
  ['Makueni', -1.7814, 37.6288],
  ['Nyandarua', -0.271, 36.3782],
  ['Nyeri', -0.4201, 36.9476],
  ['Kirinyaga', -0.4989, 37.2803],
  ['Murang’a', -0.721, 37.1526],
  ['Kiambu', -1.1714, 36.8356],
  ['Turkana', 3.1191, 35.5973],
  ['West Pokot', 1.2389, 35.1119],
  ['Samburu', 1.0982, 36.6985],
  ['Trans Nzoia', 1.0157, 35.0062],
  ['Uasin Gishu', 0.5204, 35.2699],
  ['Elgeyo-Marakwet', 0.6703, 35.5081],
  ['Nandi', 0.2039, 35.105],
  ['Baringo', 0.4919, 35.743],
  ['Laikipia', 0.017, 37.0725],
  ['Nakuru', -0.3071, 36.0723],
  ['Narok', -1.0808, 35.8711],
  ['Kajiado', -1.8524, 36.7768],
  ['Kericho', -0.3677, 35.2831],
  ['Bomet', -0.7813, 35.3416],
  ['Kakamega', 0.2842, 34.7523],
  ['Vihiga', 0.1, 34.7167],
  ['Bungoma', 0.5635, 34.5606],
  ['Busia', 0.4605, 34.1115],
  ['Siaya', 0.0607, 34.2881],
  ['Kisumu', -0.1022, 34.7617],
  ['Homa Bay', -0.5273, 34.4571],
  ['Migori', -1.0634, 34.4731],
  ['Kisii', -0.6817, 34.7667],
  ['Nyamira', -0.5633, 34.9358],
  ['Nairobi', -1.2833, 36.8167],
];

test.each(seats)('%s contains its county seat', (county, lat, lng) => {
  expect(countyOf({ lat, lng })).toBe(county);
});
test('every county has a seat in this test data', () => {
  expect(seats.map(([county]) => county).sort()).toEqual([...counties].sort());
});

test('other countries, the sea and the poles are in no county', () => {
  const outside = [
    [0.35, 32.58],
    [-6.8, 39.28],
    [-3.37, 36.68],
    [9.03, 38.74],
    [2.05, 45.32],
    [-3.9, 40.6],
    [-0.5, 33.2],
    [52, 13],
    [90, 0],
    [-90, 180],
  ] as const;
  expect(outside.map(([lat, lng]) => countyOf({ lat, lng }))).toEqual(outside.map(() => null));
});

test('the border tolerance covers phone and outline errors, and no more', () => {
  // East of Kenya's easternmost point no other county is near.
  const mandera = outlines.find(({ name }) => name === 'Mandera')!;
  const east = mandera.ring.reduce((far, p) => (p.lng > far.lng ? p : far));
  const metre = 1 / metresPerDegree(east.lat).east;
  expect(countyOf({ lat: east.lat, lng: east.lng + metre * (BORDER_M - 50) })).toBe('Mandera');
  expect(countyOf({ lat: east.lat, lng: east.lng + metre * (BORDER_M + 50) })).toBeNull();
});

test('no place is in two counties', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -4.6, max: 4.9, noNaN: true }),
      fc.double({ min: 34, max: 41.8, noNaN: true }),
      (lat, lng) => {
        const holding = outlines.filter(({ ring }) => isInside({ lat, lng }, ring)).map(({ name }) => name);
        expect(new Set(holding).size).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 500 },
  );
}, 30_000);

test('points between two inland seats are always in a county, so neighbours leave no gap', () => {
  const index = fc.nat({ max: seats.length - 1 });
  const inland = seats.filter(
    ([county]) =>
      !['Mombasa', 'Kwale', 'Kilifi', 'Lamu', 'Turkana', 'Migori', 'Mandera', 'Garissa', 'Busia'].includes(
        county,
      ),
  );
  fc.assert(
    fc.property(index, index, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
      const [, lat0, lng0] = inland[a % inland.length]!;
      const [, lat1, lng1] = inland[b % inland.length]!;
      const point = { lat: lat0 + (lat1 - lat0) * share, lng: lng0 + (lng1 - lng0) * share };
      expect(outlines.filter(({ ring }) => isInside(point, ring))).toHaveLength(1);
    }),
    { numRuns: 500 },
  );
}, 30_000);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf } from './geodesy.ts';
import { fromPolygonText, squareAround, toPolygonText } from './geometry.ts';
import { fromHectares, landMeasures, toHectares } from './units.ts';

const kenya = fc.record({
  lat: fc.double({ min: -5, max: 5.5, noNaN: true }),
  lng: fc.double({ min: 33.9, max: 41.9, noNaN: true }),
});

/**
 * Area on the ellipsoid through the authalic sphere (equal-area by construction): an independent check of the
 * planar formula. R is the WGS84 authalic radius; sin β from Snyder, USGS PP 1395, eq. 3-11.
 */
const authalicArea = (ring: readonly { lat: number; lng: number }[]): number => {
  const e = Math.sqrt(0.006_694_379_990_14);
  const q = (sin: number) =>
    (1 - e * e) * (sin / (1 - e * e * sin * sin) - Math.log((1 - e * sin) / (1 + e * sin)) / (2 * e));
  const sinBeta = (lat: number) => q(Math.sin((lat * Math.PI) / 180)) / q(1);
  const lats = ring.map((p) => p.lat);
  const lngs = ring.map((p) => p.lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const width = ((Math.max(...lngs) - Math.min(...lngs)) * Math.PI) / 180;
  return 6_371_007.1809 ** 2 * width * (sinBeta(north) - sinBeta(south));
};

test('FLD-20 the approximate square has exactly the stated area, anywhere in Kenya', () => {
  fc.assert(
    fc.property(kenya, fc.double({ min: 0.01, max: 100, noNaN: true }), (point, hectares) => {
      const square = squareAround(point, hectares * 10_000);
      expect(Math.abs(authalicArea(square) / (hectares * 10_000) - 1)).toBeLessThan(1e-3);
      expect(Math.abs(areaOf(square) / (hectares * 10_000) - 1)).toBeLessThan(1e-3);
    }),
  );
});

test('a boundary written as text and read back is accurate to centimetres', () => {
  fc.assert(
    fc.property(kenya, (point) => {
      const square = squareAround(point, 4_046.86);
      const back = fromPolygonText(toPolygonText(square))!;
      expect(back).toHaveLength(4);
      back.forEach((p, i) =>
        expect(Math.hypot(p.lat - square[i]!.lat, p.lng - square[i]!.lng)).toBeLessThan(2e-7),
      );
    }),
  );
});

test.each([
  '',
  'POINT(1 2)',
  'POLYGON((1 2, 3 4, 5 6))',
  'POLYGON((1 2, 3 4, 5 96, 1 2))',
  'POLYGON((a b, c d, e f, a b))',
])('rejects invalid polygon text: %j', (text) => {
  expect(fromPolygonText(text)).toBeNull();
});

test('FLD-29 one hectare is 2.47105 acres, one acre 0.404686 ha, and units convert both ways', () => {
  expect(fromHectares(1, 'acres')).toBe(2.47105);
  expect(toHectares(1, 'acres')).toBe(0.404686);
  expect([
    fromHectares(1, 'square_meters'),
    toHectares(8, 'eighth_acres'),
    toHectares(10_000, 'square_meters'),
  ]).toEqual([10_000, 0.404686, 1]);
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 1e4, noNaN: true }),
      fc.constantFrom(...landMeasures),
      (size, unit) => {
        expect(Math.abs(fromHectares(toHectares(size, unit), unit) / size - 1)).toBeLessThan(1e-5);
      },
    ),
  );
});

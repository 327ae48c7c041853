import fc from 'fast-check';
import geodesic from 'geographiclib-geodesic';
import { expect, test } from 'vitest';
import { areaOf, distanceM, perimeterOf } from './geodesy.ts';
import { isInside, metresPerDegree, type Point, pointInside, type Ring } from './geometry.ts';

const { WGS84 } = geodesic.Geodesic;
const exact = (ring: Ring): { area: number; perimeter: number } => {
  const polygon = WGS84.Polygon(false);
  for (const p of ring) polygon.AddPoint(p.lat, p.lng);
  const { area, perimeter } = polygon.Compute(false, true);
  return { area: Math.abs(area!), perimeter };
};
const ringOf = (pairs: readonly (readonly [number, number])[]): Ring =>
  pairs.map(([lat, lng]) => ({ lat, lng }));
const off = (value: number, truth: number): number => Math.abs(value / truth - 1);

/** Points around a centre by angle, each at its own distance: a simple polygon, often far from convex. */
const star = fc
  .record({
    lat: fc.double({ min: -5, max: 5.5, noNaN: true }),
    lng: fc.double({ min: 33.9, max: 41.9, noNaN: true }),
    reach: fc.double({ min: 3, max: 7_000, noNaN: true }),
    spokes: fc.array(fc.double({ min: 0.3, max: 1, noNaN: true }), { minLength: 3, maxLength: 40 }),
  })
  .map(({ lat, lng, reach, spokes }): Ring => {
    const { north, east } = metresPerDegree(lat);
    return spokes.map((spoke, i) => {
      const angle = (2 * Math.PI * i) / spokes.length;
      return {
        lat: lat + (reach * spoke * Math.sin(angle)) / north,
        lng: lng + (reach * spoke * Math.cos(angle)) / east,
      };
    });
  });

/**
 * Polygons with area and perimeter published by Karney: the tests of GeographicLib ("Planimeter0",
 * "Planimeter5") and its manual (Antarctica).
 */
const published: readonly (readonly [string, Ring, number, number])[] = [
  [
    'round the equator',
    ringOf([
      [0, -1],
      [-1, 0],
      [0, 1],
      [1, 0],
    ]),
    24_619_419_146,
    627_598.2731,
  ],
  [
    'round the north pole',
    ringOf([
      [89, 0],
      [89, 90],
      [89, 180],
      [89, 270],
    ]),
    24_952_305_678,
    631_819.8745,
  ],
  [
    'round the south pole',
    ringOf([
      [-89, 0],
      [-89, 90],
      [-89, 180],
      [-89, 270],
    ]),
    24_952_305_678,
    631_819.8745,
  ],
  [
    'an eighth of the earth',
    ringOf([
      [90, 0],
      [0, 0],
      [0, 90],
    ]),
    63_758_202_715_511,
    30_022_685,
  ],
  [
    'three points over the date line',
    ringOf([
      [89, 0.1],
      [89, 90.1],
      [89, -179.9],
    ]),
    12_476_152_838.5,
    539_297,
  ],
  [
    'Antarctica',
    ringOf([
      [-63.1, -58],
      [-72.9, -74],
      [-71.9, -102],
      [-74.9, -102],
      [-74.3, -131],
      [-77.5, -163],
      [-77.4, 163],
      [-71.7, 172],
      [-65.9, 140],
      [-65.7, 113],
      [-66.6, 88],
      [-66.9, 59],
      [-69.8, 25],
      [-70, -4],
      [-71, -14],
      [-77.3, -33],
      [-77.9, -46],
      [-74.7, -61],
    ]),
    13_662_703_680_020.1,
    16_831_067.893,
  ],
];

test.each(published)(
  '%s: area and perimeter are within a thousandth of the published ellipsoid values',
  (_, ring, area, perimeter) => {
    expect(off(areaOf(ring), area)).toBeLessThan(1e-3);
    expect(off(perimeterOf(ring), perimeter)).toBeLessThan(1e-3);
  },
);

test('the length of a degree matches the WGS84 tables', () => {
  // NIMA TR8350.2; as tabulated by the National Geospatial-Intelligence Agency.
  expect(distanceM({ lat: -0.5, lng: 37 }, { lat: 0.5, lng: 37 })).toBeCloseTo(110_574, -1);
  expect(distanceM({ lat: 0, lng: 37 }, { lat: 0, lng: 38 })).toBeCloseTo(111_319.5, 0);
  expect(distanceM({ lat: 14.5, lng: 37 }, { lat: 15.5, lng: 37 })).toBeCloseTo(110_649, -1);
});

test('area and perimeter of plots up to 14 km across are within 0.01 % of the geodesic library', () => {
  fc.assert(
    fc.property(star, (ring) => {
      const truth = exact(ring);
      // The library itself rounds areas to about a tenth of a square metre (Karney 2013, section 6).
      expect(Math.abs(areaOf(ring) - truth.area)).toBeLessThan(1e-4 * truth.area + 0.1);
      expect(off(perimeterOf(ring), truth.perimeter)).toBeLessThan(1e-4);
    }),
    { numRuns: 500 },
  );
});

test('the area of a tiny plot matches the local plane', () => {
  fc.assert(
    fc.property(star, fc.double({ min: 0.001, max: 0.01, noNaN: true }), (big, scale) => {
      const [origin] = big as [Point];
      const ring = big.map((p) => ({
        lat: origin.lat + (p.lat - origin.lat) * scale,
        lng: origin.lng + (p.lng - origin.lng) * scale,
      }));
      const { north, east } = metresPerDegree(origin.lat);
      const twice = ring.reduce((sum, p, i) => {
        const q = ring[(i + 1) % ring.length]!;
        return (
          sum +
          ((p.lng - origin.lng) * (q.lat - origin.lat) - (q.lng - origin.lng) * (p.lat - origin.lat)) *
            north *
            east
        );
      }, 0);
      expect(Math.abs(areaOf(ring) - Math.abs(twice) / 2)).toBeLessThan(1e-4 * Math.abs(twice) + 1e-4);
    }),
  );
});

test('distances near and far are within 0.01 % of the geodesic library', () => {
  const point = fc.record({
    lat: fc.double({ min: -80, max: 80, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(
      point,
      fc.double({ min: -5, max: 5, noNaN: true }),
      fc.double({ min: -5, max: 5, noNaN: true }),
      (a, dLat, dLng) => {
        const b: Point = { lat: a.lat + dLat, lng: a.lng + dLng };
        const truth = WGS84.Inverse(a.lat, a.lng, b.lat, b.lng).s12!;
        expect(Math.abs(distanceM(a, b) - truth)).toBeLessThanOrEqual(1e-4 * truth + 1e-3);
      },
    ),
  );
  expect(distanceM({ lat: 1, lng: 37 }, { lat: 1, lng: 37 })).toBe(0);
});

test('area does not depend on the starting point or direction of the ring', () => {
  fc.assert(
    fc.property(star, fc.nat(), (ring, turn) => {
      const k = turn % ring.length;
      const area = areaOf(ring);
      expect(off(areaOf([...ring.slice(k), ...ring.slice(0, k)]), area)).toBeLessThan(1e-6);
      expect(off(areaOf([...ring].reverse()), area)).toBeLessThan(1e-6);
    }),
  );
  expect([
    areaOf([]),
    areaOf(
      ringOf([
        [0, 37],
        [0, 38],
      ]),
    ),
    perimeterOf([]),
    perimeterOf(ringOf([[0, 37]])),
  ]).toEqual([0, 0, 0, 0]);
});

test('pointInside returns a point inside the plot, even in a horseshoe', () => {
  fc.assert(
    fc.property(star, (ring) => {
      expect(isInside(pointInside(ring), ring)).toBe(true);
    }),
  );
  const horseshoe = ringOf([
    [0, 37],
    [0, 37.01],
    [0.01, 37.01],
    [0.01, 37.009],
    [0.001, 37.009],
    [0.001, 37.001],
    [0.01, 37.001],
    [0.01, 37],
  ]);
  expect(isInside(pointInside(horseshoe), horseshoe)).toBe(true);
});

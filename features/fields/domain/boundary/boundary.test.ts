import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPlaces } from '#features/places/domain/gazetteer.ts';
import { areaOf } from '#kit/pure/geodesy.ts';
import { metresPerDegree, type Point, type Ring, squareAround, toPolygonText } from '#kit/pure/geometry.ts';
import { isOnLand } from '../region.ts';
import { checkBoundary, checkBoundaryText } from './boundary.ts';
import { removeSpikes } from './clean-ring.ts';
import { intersectionOverUnion } from './overlap.ts';

const nakuru: Point = { lat: -0.3031, lng: 36.08 };
/** In metres east and north of Nakuru. */
const at = (...pairs: readonly (readonly [number, number])[]): Ring => {
  const { north, east } = metresPerDegree(nakuru.lat);
  return pairs.map(([x, y]) => ({ lat: nakuru.lat + y / north, lng: nakuru.lng + x / east }));
};
const acre = at([0, 0], [64, 0], [64, 63], [0, 63]);
const moved = (ring: Ring, to: Point): Ring =>
  ring.map((p) => ({ lat: p.lat - nakuru.lat + to.lat, lng: p.lng - nakuru.lng + to.lng }));
const codeOf = (ring: Ring, others: readonly Ring[] = []) => {
  const r = checkBoundary(ring, others);
  return r.ok ? 'ok' : r.code;
};

/** A simple polygon somewhere on Kenyan land. */
const plot = fc
  .record({
    lat: fc.double({ min: -1.5, max: 3, noNaN: true }),
    lng: fc.double({ min: 35, max: 39, noNaN: true }),
    reach: fc.double({ min: 10, max: 3_000, noNaN: true }),
    spokes: fc.array(fc.double({ min: 0.4, max: 1, noNaN: true }), { minLength: 3, maxLength: 60 }),
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

test('a valid plot is accepted with its area; the cleaned shape is accepted again unchanged', () => {
  expect(codeOf(acre)).toBe('ok');
  fc.assert(
    fc.property(plot, (ring) => {
      const checked = checkBoundary(ring, []);
      if (!checked.ok) throw new Error(checked.code);
      expect(Math.abs(areaOf(checked.value) / areaOf(ring) - 1)).toBeLessThan(0.01);
      const again = checkBoundary(checked.value, []);
      expect(again).toEqual(checked);
      expect(checkBoundaryText(toPolygonText(checked.value), [])).toEqual({
        ok: true,
        value: toPolygonText(checked.value),
      });
    }),
  );
});

test('a self-intersecting shape is refused with the two crossing sides', () => {
  expect(checkBoundary(at([0, 0], [60, 60], [60, 0], [0, 60]), [])).toEqual({
    ok: false,
    code: 'fields.boundary_crosses',
    details: { side: 1, other: 3 },
  });
  // A corner that touches another side makes two plots sharing a point.
  expect(codeOf(at([0, 0], [60, 0], [60, 60], [30, 0], [0, 60]))).toBe('fields.boundary_crosses');
  fc.assert(
    fc.property(plot, fc.nat(), (ring, n) => {
      fc.pre(ring.length > 3);
      const i = n % ring.length;
      const swapped = [...ring];
      [swapped[i], swapped[(i + 1) % ring.length]] = [ring[(i + 1) % ring.length]!, ring[i]!];
      expect(codeOf(swapped)).not.toBe('fields.boundary_wrong');
    }),
  );
});

test('duplicate points and spikes are cleaned, not refused', () => {
  const dirty = at(
    [0, 0],
    [0, 0],
    [64, 0],
    [64, 0.02],
    [120, 0.03],
    [64, 0],
    [64, 63],
    [0, 63],
    [-20, 63],
    [0, 63],
    [0, 0.01],
  );
  expect(removeSpikes(dirty)).toHaveLength(4);
  expect(codeOf(dirty)).toBe('ok');
  fc.assert(
    fc.property(plot, fc.array(fc.nat(), { maxLength: 6 }), (ring, at) => {
      const doubled = ring.flatMap((p, i) => (at.some((n) => n % ring.length === i) ? [p, p] : [p]));
      expect(removeSpikes(doubled)).toEqual(removeSpikes(ring));
      expect(removeSpikes(removeSpikes(ring))).toEqual(removeSpikes(ring));
    }),
  );
});

test('fewer than three distinct points, or points on a line, are refused', () => {
  for (const ring of [
    [],
    at([0, 0]),
    at([0, 0], [50, 50]),
    at([5, 5], [5, 5], [5, 5], [5, 5]),
    at([0, 0], [20, 0], [50, 0]),
  ])
    expect(codeOf(ring)).toBe('fields.boundary_few');
});

test('tiny, very thin and huge shapes are refused; the size is given', () => {
  expect(checkBoundary(at([0, 0], [3, 0], [3, 3], [0, 3]), [])).toEqual({
    ok: false,
    code: 'fields.boundary_small',
    details: { m2: 9 },
  });
  expect(codeOf(at([0, 0], [3.2, 0], [3.2, 3.2], [0, 3.2]))).toBe('ok');
  expect(codeOf(at([0, 0], [400, 0.3], [800, 0], [400, -0.3]))).toBe('fields.boundary_small');
  expect(codeOf(squareAround(nakuru, 99_000_000))).toBe('ok');
  expect(checkBoundary(squareAround(nakuru, 110_000_000), [])).toMatchObject({
    code: 'fields.boundary_large',
    details: { hectares: expect.closeTo(11_000, -1) },
  });
  // A one-acre walk with one corner in another county.
  expect(codeOf(at([0, 0], [64, 0], [40_000, 30_000], [0, 63]))).toBe('fields.boundary_large');
});

test('open water of Lake Victoria is refused; its shores and islands and all named places in Kenya are accepted', () => {
  for (const [lat, lng] of [
    [-0.25, 34.6],
    [-0.27, 34],
    [-0.75, 33.95],
    [-0.97, 33.95],
  ] as const)
    expect(codeOf(moved(acre, { lat, lng }))).toBe('fields.boundary_outside');
  const shore: readonly Point[] = [
    { lat: -0.4, lng: 34.17 },
    { lat: -0.46, lng: 34.03 },
    { lat: -0.1, lng: 34.75 },
    { lat: -0.53, lng: 34.45 },
    { lat: -0.72, lng: 34.05 },
  ];
  expect([...shore, ...listPlaces()].filter((place) => !isOnLand(place))).toEqual([]);
});

test('the sea, other continents and swapped latitude and longitude are refused', () => {
  for (const sea of [
    { lat: -4.3, lng: 41.5 },
    { lat: 0, lng: 0 },
    { lat: -2.5, lng: 42 },
    { lat: 52, lng: 13 },
    { lat: 36.08, lng: -0.3031 },
  ])
    expect(codeOf(moved(acre, sea))).toBe('fields.boundary_outside');
  // Farms near the coast and beyond the lake are on land: Mombasa, Lamu, Kwale, Pemba, Kampala, Arusha.
  const land = [
    [-4.05, 39.66],
    [-2.27, 40.9],
    [-4.17, 39.45],
    [-5.2, 39.75],
    [0.31, 32.58],
    [-3.37, 36.68],
    [-0.1, 34.75],
    [3.94, 41.86],
  ] as const;
  for (const [lat, lng] of land)
    expect([isOnLand({ lat, lng }), codeOf(moved(acre, { lat, lng }))]).toEqual([true, 'ok']);
});

test('shapes over the date line or a pole, and invalid numbers, each get their own error code', () => {
  expect(
    codeOf([
      { lat: 0, lng: 179.99 },
      { lat: 0, lng: -179.99 },
      { lat: 0.01, lng: 180 },
    ]),
  ).toBe('fields.boundary_antimeridian');
  expect(
    codeOf([
      { lat: 89, lng: 0 },
      { lat: 89, lng: 90 },
      { lat: 89, lng: 170 },
    ]),
  ).toBe('fields.boundary_antimeridian');
  for (const bad of [
    { lat: NaN, lng: 36 },
    { lat: 91, lng: 36 },
    { lat: 0, lng: 181 },
    { lat: Infinity, lng: 0 },
  ])
    expect(codeOf([...acre, bad])).toBe('fields.boundary_wrong');
  for (const text of ['', 'POINT(36 0)', 'POLYGON((36 0, 37 0, 36 0))', 'POLYGON((36 0, 37 0, 37 1, 36 99))'])
    expect(checkBoundaryText(text, [])).toMatchObject({ code: 'fields.boundary_wrong' });
  expect(
    codeOf(Array.from({ length: 501 }, (_, i) => at([Math.cos(i / 80) * 90, Math.sin(i / 80) * 90])[0]!)),
  ).toBe('fields.boundary_points');
});

test('a copy of an existing field is refused with the overlap; neighbours and parts of a field are accepted', () => {
  const again = at([1, -1], [65, 1], [64, 62], [0, 64]);
  expect(checkBoundary(again, [at([500, 0], [560, 0], [560, 60]), acre])).toMatchObject({
    code: 'fields.boundary_duplicate',
    details: { percent: expect.toSatisfy((n: number) => n > 85 && n <= 100), other: 1 },
  });
  expect(codeOf(at([64, 0], [128, 0], [128, 63], [64, 63]), [acre])).toBe('ok');
  expect(codeOf(at([2, 2], [30, 2], [30, 60], [2, 60]), [acre])).toBe('ok');
});

test('property: the overlap of two rectangles matches the exact value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (dx, dy) => {
      const both = Math.max(0, 64 - dx) * Math.max(0, 63 - dy);
      expect(
        intersectionOverUnion(acre, at([dx, dy], [64 + dx, dy], [64 + dx, 63 + dy], [dx, 63 + dy])),
      ).toBeCloseTo(both / (2 * 64 * 63 - both), 1);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kmBetween, placeOf } from './around.ts';
import { describePlace } from './describe.ts';
import { directionFrom, directions } from './direction.ts';
import type { Named } from './named.ts';

const place = (name: string, lat: number, lng: number, over: Partial<Named> = {}): Named => ({
  name,
  others: [],
  kind: 'village',
  lat,
  lng,
  elevation: 1_000,
  ...over,
});
const here = { lat: -0.3, lng: 36.1 };
const km = 1 / 110.57;

test('the nearest named place, how far and where from it, and the county', () => {
  const { county, nearest, elevation, elevationKm } = placeOf(here, [
    place('Kusini', -0.3 - 4 * km, 36.1, { elevation: 1_800 }),
    place('Mbali', 0.5, 36.1),
  ]);
  expect({ county, nearest, elevation }).toEqual({
    county: 'Nakuru',
    nearest: { name: 'Kusini', km: expect.closeTo(4, 1), direction: 'north' },
    elevation: 1_800,
  });
  expect(elevationKm).toBeCloseTo(4, 1);
});

test('a town is named before a hamlet that is a little nearer, not before one that is much nearer', () => {
  const town = place('Mji', -0.3 + 3 * km, 36.1, { kind: 'city' });
  expect(placeOf(here, [place('Kijiji', -0.3 - 2 * km, 36.1), town]).nearest!.name).toBe('Mji');
  expect(placeOf(here, [place('Kijiji', -0.3 - 1 * km, 36.1), town]).nearest!.name).toBe('Kijiji');
});

test('estates and old areas give no name to measure from, but their height', () => {
  const { nearest, elevation } = placeOf(here, [
    place('Area', -0.3, 36.1, { kind: 'area', elevation: 1_950 }),
    place('Kijiji', -0.3 - 5 * km, 36.1),
  ]);
  expect([nearest!.name, elevation]).toEqual(['Kijiji', 1_950]);
});

test('far from every name only the county is told; a height from far away is none', () => {
  expect(placeOf(here, [place('Mbali', -0.3 + 51 * km, 36.1)])).toEqual({
    county: 'Nakuru',
    nearest: null,
    elevation: null,
    elevationKm: null,
  });
  expect(placeOf(here, [place('Mbali', -0.3 + 16 * km, 36.1)])).toMatchObject({
    nearest: { name: 'Mbali' },
    elevation: null,
  });
  expect(placeOf(here, [])).toMatchObject({ county: 'Nakuru', nearest: null });
});

test('outside Kenya nothing is known, whatever is near', () => {
  expect(placeOf({ lat: 0.35, lng: 32.58 })).toEqual({
    county: null,
    nearest: null,
    elevation: null,
    elevationKm: null,
  });
});

test('with the shipped table: places of Kenya, and how many of them have a name within 50 km', () => {
  expect(placeOf({ lat: -0.1361, lng: 36.1463 })).toMatchObject({
    county: 'Nakuru',
    nearest: { name: 'Bahati', direction: 'north' },
  });
  expect(placeOf({ lat: -1.2864, lng: 36.8172 }).nearest!.name).toBe('Nairobi');
  expect(placeOf({ lat: 3.1191, lng: 35.5973 }).nearest!.name).toBe('Lodwar');
});

test('a direction is that of the point as seen from the place', () => {
  const from = { lat: -0.3, lng: 36.1 };
  const around = [
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
  ] as const;
  expect(
    around.map(([n, e]) => directionFrom(from, { lat: from.lat + n * km, lng: from.lng + e * km })),
  ).toEqual([...directions]);
  fc.assert(
    fc.property(
      fc.double({ min: -4, max: 4, noNaN: true }),
      fc.double({ min: 35, max: 41, noNaN: true }),
      fc.double({ min: 0.001, max: 0.1, noNaN: true }),
      (lat, lng, off) => {
        expect(directionFrom({ lat, lng }, { lat: lat + off, lng })).toBe('north');
        expect(directionFrom({ lat: lat + off, lng }, { lat, lng })).toBe('south');
      },
    ),
  );
});

test('a distance is that of the ellipsoid', () => {
  // Vincenty, Nairobi to Nakuru: 135.9 km.
  expect(kmBetween({ lat: -1.2833, lng: 36.8167 }, { lat: -0.3031, lng: 36.08 })).toBeCloseTo(135.7, 0);
});

test('what a field keeps as its place: name and county near a place, the county alone far from one, nothing outside', () => {
  const near = { name: 'Bahati', km: 2, direction: 'north' } as const;
  expect(describePlace({ county: 'Nakuru', nearest: near })).toBe('Bahati, Nakuru');
  expect(describePlace({ county: 'Nakuru', nearest: { ...near, name: 'Nakuru' } })).toBe('Nakuru');
  expect(describePlace({ county: 'Turkana', nearest: { ...near, km: 30 } })).toBe('Turkana');
  expect(describePlace({ county: 'Turkana', nearest: null })).toBe('Turkana');
  expect(describePlace({ county: null, nearest: null })).toBeNull();
});

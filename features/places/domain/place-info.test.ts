import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describePlace } from './describe.ts';
import { directionFrom, directions } from './direction.ts';
import type { NamedPlace } from './named-places.ts';
import { kmBetween, placeInfoOf } from './place-info.ts';

const place = (name: string, lat: number, lng: number, over: Partial<NamedPlace> = {}): NamedPlace => ({
  name,
  otherNames: [],
  kind: 'village',
  lat,
  lng,
  elevation: 1_000,
  ...over,
});
const here = { lat: -0.3, lng: 36.1 };
const km = 1 / 110.57;

test('returns the nearest named place with its distance and direction, and the county', () => {
  const { county, nearest, elevation, elevationKm } = placeInfoOf(here, [
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

test('a town is preferred to a slightly nearer hamlet, but not to a much nearer one', () => {
  const town = place('Mji', -0.3 + 3 * km, 36.1, { kind: 'city' });
  expect(placeInfoOf(here, [place('Kijiji', -0.3 - 2 * km, 36.1), town]).nearest!.name).toBe('Mji');
  expect(placeInfoOf(here, [place('Kijiji', -0.3 - 1 * km, 36.1), town]).nearest!.name).toBe('Kijiji');
});

test('estates and old areas are not used as the named place, but their elevation is', () => {
  const { nearest, elevation } = placeInfoOf(here, [
    place('Area', -0.3, 36.1, { kind: 'area', elevation: 1_950 }),
    place('Kijiji', -0.3 - 5 * km, 36.1),
  ]);
  expect([nearest!.name, elevation]).toEqual(['Kijiji', 1_950]);
});

test('far from every place only the county is returned; a distant elevation is not used', () => {
  expect(placeInfoOf(here, [place('Mbali', -0.3 + 51 * km, 36.1)])).toEqual({
    county: 'Nakuru',
    nearest: null,
    elevation: null,
    elevationKm: null,
  });
  expect(placeInfoOf(here, [place('Mbali', -0.3 + 16 * km, 36.1)])).toMatchObject({
    nearest: { name: 'Mbali' },
    elevation: null,
  });
  expect(placeInfoOf(here, [])).toMatchObject({ county: 'Nakuru', nearest: null });
});

test('outside Kenya nothing is returned, whatever is near', () => {
  expect(placeInfoOf({ lat: 0.35, lng: 32.58 })).toEqual({
    county: null,
    nearest: null,
    elevation: null,
    elevationKm: null,
  });
});

test('with the shipped table known points in Kenya get the right county and name', () => {
  expect(placeInfoOf({ lat: -0.1361, lng: 36.1463 })).toMatchObject({
    county: 'Nakuru',
    nearest: { name: 'Bahati', direction: 'north' },
  });
  expect(placeInfoOf({ lat: -1.2864, lng: 36.8172 }).nearest!.name).toBe('Nairobi');
  expect(placeInfoOf({ lat: 3.1191, lng: 35.5973 }).nearest!.name).toBe('Lodwar');
});

test('the direction is that of the point as seen from the place', () => {
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

test('the distance is measured on the ellipsoid', () => {
  // Vincenty, Nairobi to Nakuru: 135.9 km.
  expect(kmBetween({ lat: -1.2833, lng: 36.8167 }, { lat: -0.3031, lng: 36.08 })).toBeCloseTo(135.7, 0);
});

test('the description is name and county near a place, the county alone far from one, null outside Kenya', () => {
  const near = { name: 'Bahati', km: 2, direction: 'north' } as const;
  expect(describePlace({ county: 'Nakuru', nearest: near })).toBe('Bahati, Nakuru');
  expect(describePlace({ county: 'Nakuru', nearest: { ...near, name: 'Nakuru' } })).toBe('Nakuru');
  expect(describePlace({ county: 'Turkana', nearest: { ...near, km: 30 } })).toBe('Turkana');
  expect(describePlace({ county: 'Turkana', nearest: null })).toBe('Turkana');
  expect(describePlace({ county: null, nearest: null })).toBeNull();
});

import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { countyOf } from '#features/places/domain/county-of.ts';
import { kenyaNames } from '#features/places/domain/kenya/names.ts';
import { kenyaOutlines } from '#features/places/domain/kenya/outlines.ts';
import { unpackNames } from '#features/places/domain/named-places.ts';
import { unpackOutlines } from '#features/places/domain/outlines.ts';
import { encodeVlq, encodeUnsigned, decodeVlq, decodeUnsigned } from '#features/places/domain/packing.ts';
import { kmBetween } from '#features/places/domain/place-info.ts';
import { packPosition, unpackPosition } from '#features/places/domain/positions.ts';
import { isInside, metresPerDegree, type Point, type Ring } from '#kit/pure/geometry.ts';
import { chooseNames, packNames, type SourceRow } from './names.ts';
import { ISLAND_KM2, packAreas, TOLERANCE_M } from './pack-areas.ts';
import { readAreas, readRows } from './sources.ts';

const NAMES = '../shared/data/geo/ke_places.json';
const OUTLINES = '../shared/data/geo/geoBoundaries-KEN-ADM1_simplified.geojson';
const hasSources = existsSync(NAMES) && existsSync(OUTLINES);
vi.setConfig({ testTimeout: 60_000 });
const lat = fc.double({ min: -4.7, max: 5, noNaN: true });
const lng = fc.double({ min: 33.9, max: 41.9, noNaN: true });

describe('packed numbers', () => {
  test('unpacking returns the packed numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (values) => {
        expect(decodeVlq(encodeVlq(values))).toEqual(values);
      }),
    );
    fc.assert(
      fc.property(fc.nat({ max: 64 ** 5 - 1 }), fc.nat({ max: 9 }), (value, before) => {
        expect(decodeUnsigned('-'.repeat(before) + encodeUnsigned(value, 5), before, 5)).toBe(value);
      }),
    );
  });
  test('a number that does not fit and text that is not packed throw', () => {
    for (const value of [-1, 0.5, 64 ** 2, NaN])
      expect(() => encodeUnsigned(value, 2)).toThrow('does not fit');
    expect(() => decodeVlq('AB!')).toThrow('not a packed figure');
  });
  test('packing moves a place by less than 30 m and 5 m of height', () => {
    fc.assert(
      fc.property(lat, lng, fc.option(fc.integer({ min: -10, max: 5_199 })), (lat, lng, elevation) => {
        const back = unpackPosition(`AAAAAAA${packPosition({ lat, lng, elevation })}`, 1);
        expect(kmBetween(back, { lat, lng })).toBeLessThan(0.03);
        if (elevation === null) expect(back.elevation).toBeNull();
        else expect(Math.abs(back.elevation! - elevation)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('outlines', () => {
  // Chequerboard squares with irregular shared borders: neighbours have the same points there.
  const wander = (i: number, j: number, seed: number): number =>
    0.02 * Math.sin(i * 12.9898 + j * 78.233 + seed);
  const side = (
    a: readonly [number, number],
    b: readonly [number, number],
    seed: number,
  ): [number, number][] =>
    Array.from({ length: 20 }, (_, k): [number, number] => {
      const [x, y] = [a[0] + ((b[0] - a[0]) * k) / 20, a[1] + ((b[1] - a[1]) * k) / 20];
      const off = k === 0 ? 0 : wander(Math.round(x * 100), Math.round(y * 100), seed);
      return [x + off, y + off];
    });
  const board = (seed: number) =>
    [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => {
        const [w, s, e, n] = [36 + column, row, 37 + column, row + 1] as const;
        return {
          name: `${row}${column}`,
          rings: [
            [
              ...side([w, s], [e, s], seed),
              ...side([e, s], [e, n], seed),
              ...side([w, n], [e, n], seed)
                .slice(1)
                .concat([[e, n]])
                .reverse(),
              ...side([w, s], [w, n], seed)
                .slice(1)
                .concat([[w, n]])
                .reverse(),
            ],
          ],
        };
      }),
    );
  const toRing = (ring: readonly (readonly [number, number])[]): Ring =>
    ring.map(([lng, lat]) => ({ lat, lng }));

  test('packing keeps a point well inside an area in it, and leaves no gaps between neighbours', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000 }),
        fc.double({ min: 0.05, max: 2.95, noNaN: true }),
        fc.double({ min: 36.05, max: 38.95, noNaN: true }),
        (seed, lat, lng) => {
          const areas = board(seed);
          const packed = packAreas(areas, TOLERANCE_M, 0);
          const back = unpackOutlines(packed);
          expect(back.filter(({ ring }) => isInside({ lat, lng }, ring))).toHaveLength(1);
          const at = areas.find(({ rings }) => isInside({ lat, lng }, toRing(rings[0]!)))!;
          if (toEdge({ lat, lng }, toRing(at.rings[0]!)) > 500)
            expect(back.find(({ ring }) => isInside({ lat, lng }, ring))!.name).toBe(at.name);
        },
      ),
      { numRuns: 60 },
    );
  });

  const toEdge = (point: Point, ring: Ring): number => {
    const { north, east } = metresPerDegree(point.lat);
    return Math.min(
      ...ring.map((a, i) => {
        const b = ring[(i + 1) % ring.length]!;
        const [dx, dy, px, py] = [
          (b.lng - a.lng) * east,
          (b.lat - a.lat) * north,
          (point.lng - a.lng) * east,
          (point.lat - a.lat) * north,
        ];
        const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
        return Math.hypot(px - along * dx, py - along * dy);
      }),
    );
  };

  test.skipIf(!hasSources)('no border of Kenya moves by more than 500 m (needs the source outlines)', () => {
    const packed = unpackOutlines(kenyaOutlines);
    for (const { name, rings } of readAreas(OUTLINES)) {
      const mine = packed.filter((outline) => outline.name === name);
      const biggest = [...rings].sort((a, b) => b.length - a.length)[0]!;
      const ring = toRing(biggest);
      for (const point of ring.filter((_, i) => i % 7 === 0))
        expect(Math.min(...mine.map((outline) => toEdge(point, outline.ring)))).toBeLessThan(500);
      const own = mine.reduce((longest, outline) =>
        outline.ring.length > longest.ring.length ? outline : longest,
      );
      for (const point of own.ring.filter((_, i) => i % 3 === 0))
        expect(toEdge(point, ring)).toBeLessThan(500);
    }
  });

  test.skipIf(!hasSources)(
    'a place 500 m inside a county is in that county (needs the source outlines)',
    () => {
      const areas = readAreas(OUTLINES).map(({ name, rings }) => ({ name, rings: rings.map(toRing) }));
      fc.assert(
        fc.property(lat, lng, (lat, lng) => {
          const at = areas.find(({ rings }) => rings.some((ring) => isInside({ lat, lng }, ring)));
          if (!at || Math.min(...at.rings.map((ring) => toEdge({ lat, lng }, ring))) < 500) return;
          expect(countyOf({ lat, lng })).toBe(at.name);
        }),
        { numRuns: 400 },
      );
    },
  );
});

describe('names', () => {
  const row = (
    over: Partial<Record<'name' | 'lat' | 'lng' | 'code' | 'population' | 'elevation', unknown>> & {
      others?: string[];
    } = {},
  ): SourceRow => {
    const {
      name = 'Bahati',
      lat = -0.15,
      lng = 36.15,
      code = 'PPL',
      population = 0,
      elevation = 2061,
      others = [],
    } = over;
    return [1, name, lat, lng, code, 'Nakuru', population, elevation, others] as SourceRow;
  };
  const named = (...rows: SourceRow[]) =>
    chooseNames(rows).map(({ name, kind, others }) => [name, kind, ...others]);

  test('an area near a village of the same name is dropped; elsewhere it is kept without its suffix', () => {
    const area = (lat: number) => row({ name: 'Bahati Sub-Location', code: 'ADMD', lat });
    expect(named(row(), area(-0.2))).toEqual([['Bahati', 'village']]);
    expect(named(row(), area(-1.2))).toEqual([
      ['Bahati', 'village'],
      ['Bahati', 'area'],
    ]);
  });
  test('population or an administrative seat makes a town or city; hills and countries are dropped', () => {
    expect(
      named(
        row({ population: 3_180 }),
        row({ name: 'Nakuru', code: 'PPLA' }),
        row({ name: 'Ruiru', population: 90_000 }),
        row({ name: 'Kenya', code: 'PCLI' }),
        row({ name: 'Kenya Hill', code: 'HLL' }),
      ),
    ).toEqual([
      ['Nakuru', 'city'],
      ['Ruiru', 'city'],
      ['Bahati', 'town'],
    ]);
  });
  test('older names are kept; near spellings, other alphabets and places outside Kenya are dropped', () => {
    expect(
      named(
        row({
          name: 'Moi`s Bridge',
          others: ['Hoeys Bridge', 'Mois Bridge', 'モイズ', 'Condado de Moi', 'hoeys'],
        }),
        row({ name: 'Kampala', lat: 0.3, lng: 32.5 }),
      ),
    ).toEqual([['Moi’s Bridge', 'village', 'Hoeys Bridge']]);
  });
  test('packing keeps order, spellings and heights', () => {
    const entries = chooseNames([
      row({ name: 'Molo' }),
      row({ elevation: null, others: ['Lumbwa Station'] }),
      row({ name: 'Soko', code: 'MKT', lat: 3 }),
    ]);
    expect(
      unpackNames(packNames(entries)).map(({ name, otherNames, kind, elevation }) => [
        name,
        [...otherNames],
        kind,
        elevation,
      ]),
    ).toEqual([
      ['Bahati', ['Lumbwa Station'], 'village', null],
      ['Molo', [], 'village', 2060],
      ['Soko', [], 'market', 2060],
    ]);
  });
});

describe('the shipped tables', () => {
  test('names and outlines are under 300 KB compressed', () => {
    const bytes = gzipSync(
      ['names.ts', 'outlines.ts']
        .map((file) => readFileSync(`features/places/domain/kenya/${file}`, 'utf8'))
        .join(''),
      { level: 9 },
    ).length;
    console.log(`names and outlines of places: ${(bytes / 1000).toFixed(0)} KB gzip`);
    expect(bytes).toBeLessThan(300_000);
  });
  test('there are thousands of names, all in the bounds of Kenya, none twice at one place', () => {
    const places = unpackNames(kenyaNames);
    expect(places.length).toBeGreaterThan(8_000);
    expect(
      places.every(
        ({ lat, lng, name }) => lat > -4.8 && lat < 5.3 && lng > 33.8 && lng < 42 && name.length > 1,
      ),
    ).toBe(true);
    expect(new Set(places.map(({ name, lat, lng }) => `${name} ${lat} ${lng}`)).size).toBe(places.length);
  });
  test.skipIf(!hasSources)(
    'the tables match what the tool builds from the sources (needs the sources)',
    () => {
      expect(packNames(chooseNames(readRows(NAMES)))).toEqual(kenyaNames);
      expect(
        packAreas(
          [...readAreas(OUTLINES)].sort((a, b) => (a.name < b.name ? -1 : 1)),
          TOLERANCE_M,
          ISLAND_KM2,
        ),
      ).toEqual(kenyaOutlines);
    },
  );
});

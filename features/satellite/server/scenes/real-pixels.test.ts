import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createCogSource } from '#adapters/satellite/cog.ts';
import { EARTH_SEARCH_COLLECTION } from '#adapters/satellite/stac-item.ts';
import { stacCatalogue } from '#adapters/satellite/stac.ts';
import { type FileServer, serveFiles } from '#adapters/satellite/testing.ts';
import type { Ring } from '#kit/pure/geometry.ts';
import { measureWithGdal, hasGdal } from '../../../../tools/bench/satellite/satellite-oracle.ts';
import { indexOf, indices } from '../../domain/indices.ts';
import { measure } from '../../domain/measure.ts';
import { coverageFractions, gridAround, type MetrePoint } from '../../domain/pixel-coverage.ts';
import { reflectanceOf } from '../../domain/reflectance.ts';
import { analyse } from '../analyse.ts';
import { type Layer, layers, type Scene } from '../ports.ts';
import { resultOf, renderImages, SOURCE } from '../result.ts';
import { openScene, readBlock, readClasses } from './read-block.ts';
import { fromUtm } from './zone.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data/sentinel2');
const real = test.skipIf(!existsSync(folder));
const NAMES: Readonly<Record<Layer, string>> = {
  blue: 'B02',
  green: 'B03',
  red: 'B04',
  nir: 'B08',
  swir: 'B11',
  scl: 'SCL',
};
const closers: FileServer[] = [];
afterAll(() => closers.forEach((one) => one.close()));
const never = new AbortController().signal;

const alberta = async () => {
  const server = await serveFiles((name) => {
    const file = path.join(folder, 'alberta_canada', path.basename(name));
    return existsSync(file) ? readFileSync(file) : null;
  });
  closers.push(server);
  // From before 2022: no offset to subtract.
  const files = Object.fromEntries(
    layers.map((layer) => [
      layer,
      { href: server.urlFor(`/${NAMES[layer]}.tif`), calibration: { scale: 0.0001, offset: 0 } },
    ]),
  ) as Scene['files'];
  const scene: Scene = {
    id: 'S2_alberta',
    at: new Date('2019-05-22T18:00:00Z'),
    epsg: 32612,
    tileCloud: null,
    files,
  };
  return {
    server,
    scene,
    source: createCogSource({ hosts: new Set([server.host]), timeoutMs: 10_000, bytes: 20_000_000 }),
  };
};
const square = (x: number, y: number, side: number): MetrePoint[] => [
  [x, y],
  [x + side, y],
  [x + side, y - side],
  [x, y - side],
];

real(
  'SAT-04 reads all six layers of a hectare of real pixels with less than 12 MB (skipped without the pixels)',
  async () => {
    const { scene, source } = await alberta();
    const open = openScene(source, scene, never);
    const heard: number[] = [];
    const ring = square(446_003, 6_326_007, 100);
    const classes = await readClasses(open, ring, 100);
    const { grid } = classes;
    const block = await readBlock(open, classes, (n) => heard.push(n));
    expect(heard).toEqual([2, 3, 4, 5, 6]);
    expect((await open.usage()).bytes).toBeLessThan(12_000_000);
    expect([grid.size, (grid.left - 443_290) % 10, (6_329_550 - grid.top) % 10]).toEqual([10, 0, 0]);
    const told = measure(block, coverageFractions(ring, grid));
    expect(told.total).toBeCloseTo(100, 6);
    expect(told.indices.ndvi!.mean).toBeCloseTo(0.643, 3);
  },
  30_000,
);

real(
  'ten plots in one block need less than twice the bytes of one (skipped without the pixels)',
  async () => {
    const read = async (plots: number): Promise<number> => {
      const { scene, source } = await alberta();
      const open = openScene(source, scene, never);
      for (let i = 0; i < plots; i += 1)
        await readBlock(
          open,
          await readClasses(open, square(446_003 + i * 90, 6_326_007 - i * 70, 100), 100),
        );
      return (await open.usage()).bytes;
    };
    expect((await read(10)) / (await read(1))).toBeLessThan(2);
  },
  60_000,
);

real(
  'without calibration data, the darkest pixels show whether to subtract 1000 (skipped without the pixels)',
  async () => {
    const darkest = async (place: string): Promise<number> => {
      const server = await serveFiles((name) => readFileSync(path.join(folder, place, path.basename(name))));
      closers.push(server);
      return (
        await createCogSource({ hosts: new Set([server.host]), timeoutMs: 10_000, bytes: 20_000_000 }).open(
          { href: server.urlFor('/B04.tif'), calibration: null },
          never,
        )
      ).darkObjectValue();
    };
    expect(await darkest('odisha_india')).toBeGreaterThan(900);
    expect(await darkest('alberta_canada')).toBeLessThan(900);
  },
  30_000,
);

real(
  'SAT-04 over Odisha mean NDVI is 0.55 with the offset and 0.36 without it (skipped without the pixels)',
  async () => {
    const server = await serveFiles((name) =>
      readFileSync(path.join(folder, 'odisha_india', path.basename(name))),
    );
    closers.push(server);
    const source = createCogSource({ hosts: new Set([server.host]), timeoutMs: 10_000, bytes: 20_000_000 });
    const [red, nir] = await Promise.all(
      ['B04', 'B08'].map(async (name) => {
        const file = await source.open({ href: server.urlFor(`/${name}.tif`), calibration: null }, never);
        return file.read(file.grid);
      }),
    );
    const mean = (offset: number): number => {
      let [sum, n] = [0, 0];
      for (let i = 0; i < red!.length; i += 1) {
        const [r, k] = [
          reflectanceOf(red![i]!, { scale: 0.0001, offset }),
          reflectanceOf(nir![i]!, { scale: 0.0001, offset }),
        ];
        const value =
          r === null || k === null ? null : indexOf.ndvi({ blue: 0, green: 0, swir: 0, red: r, nir: k });
        if (value !== null) {
          sum += value;
          n += 1;
        }
      }
      return sum / n;
    };
    expect([mean(-0.1), mean(0)].map((value) => Math.round(value * 100) / 100)).toEqual([0.55, 0.36]);
  },
  60_000,
);

test.skipIf(!existsSync(folder) || !hasGdal()).each<[string, MetrePoint[]]>([
  ['a hectare not aligned with the pixels', square(446_003.7, 6_326_007.2, 100)],
  [
    'a five-cornered plot',
    [
      [447_011, 6_325_512],
      [447_163, 6_325_498],
      [447_201, 6_325_401],
      [447_090, 6_325_333],
      [446_987, 6_325_420],
    ],
  ],
  ['a plot partly under cloud', square(450_263, 6_327_476, 160)],
])(
  'SAT-09 the indices of %s match GDAL and numpy on the same pixels within 0.001 (skipped without them)',
  async (_, ring) => {
    const theirs = measureWithGdal(path.join(folder, 'alberta_canada'), ring);
    const { scene, source } = await alberta();
    const open = openScene(source, scene, never);
    const classes = await readClasses(open, ring, 0);
    const [block, { grid }] = [await readBlock(open, classes), classes];
    expect(grid).toMatchObject({ size: 10, width: gridAround(ring, (await open.file('red')).grid).width });
    const ours = measure(block, coverageFractions(ring, grid));
    expect(Math.abs(ours.total - theirs.total)).toBeLessThan(0.001);
    expect(Math.abs(ours.valid - theirs.valid)).toBeLessThan(0.001);
    expect(theirs.valid).toBeGreaterThan(10);
    for (const id of indices)
      expect([id, Math.abs(ours.indices[id]!.mean - theirs.mean[id]) < 0.001]).toEqual([id, true]);
  },
  60_000,
);

real(
  'images synced to the phone take under 5 KB for a hectare, 60 KB for a large field (skipped without the pixels)',
  async () => {
    const { scene, source } = await alberta();
    const open = openScene(source, scene, never);
    const weigh = async (side: number): Promise<number> => {
      const ring = square(446_003, 6_328_007, side);
      const classes = await readClasses(open, ring, 100);
      const { pictures } = await renderImages(
        {
          reading: null as never,
          block: await readBlock(open, classes),
          grid: classes.grid,
          epsg: scene.epsg,
          ring,
          cover: coverageFractions(ring, classes.grid),
        },
        'plot',
      );
      return JSON.stringify(pictures).length;
    };
    expect(await weigh(100)).toBeLessThan(5 * 1024);
    expect(await weigh(1_080)).toBeLessThan(60 * 1024);
  },
  60_000,
);

/** Real pixels behind a catalogue with two passes over them, as in the archive. */
const wholeArchive = async () => {
  const items = (address: (path: string) => string) =>
    ['2019-05-27', '2019-05-22'].map((day) => ({
      type: 'Feature',
      id: `S2_${day}`,
      properties: { datetime: `${day}T18:00:00Z`, 'proj:epsg': 32_612, 'eo:cloud_cover': 30 },
      assets: Object.fromEntries(
        layers.map((layer) => [
          EARTH_SEARCH_COLLECTION.assets[layer],
          { href: address(`/${NAMES[layer]}.tif`), 'raster:bands': [{ scale: 0.0001, offset: 0 }] },
        ]),
      ),
    }));
  const server: FileServer = await serveFiles(
    (name) => {
      const file = path.join(folder, 'alberta_canada', path.basename(name));
      return existsSync(file) ? readFileSync(file) : null;
    },
    () => items(server.urlFor),
  );
  closers.push(server);
  const pixels = createCogSource({ hosts: new Set([server.host]), timeoutMs: 10_000, bytes: 50_000_000 });
  const catalogue = stacCatalogue({
    url: server.urlFor('/v1'),
    collection: EARTH_SEARCH_COLLECTION,
    userAgent: 'Mavuno/test',
    timeoutMs: 5_000,
  });
  return (plot: Ring) =>
    analyse(
      { catalogues: [catalogue], open: (scene, signal) => openScene(pixels, scene, signal) },
      {
        plot,
        from: new Date('2019-05-01T00:00:00Z'),
        to: new Date('2019-06-01T00:00:00Z'),
        maxClearPasses: 6,
      },
      never,
    );
};
const onEarth = (ring: readonly MetrePoint[]): Ring => ring.map(fromUtm(32_612));

real(
  'SAT-04, SAT-11: analyses real pixels from catalogue to report; a quarter acre uses its surroundings (skipped without the pixels)',
  async () => {
    const told = await wholeArchive();
    const plot = onEarth(square(446_003, 6_326_007, 100));
    const { passes, of, latest, usage } = await told(plot);
    expect([of, passes.map(({ scene, usable }) => [scene, usable.ok]), usage.bytes < 12_000_000]).toEqual([
      'plot',
      [
        ['S2_2019-05-27', true],
        ['S2_2019-05-22', true],
      ],
      true,
    ]);
    const { reading } = latest!;
    const result = resultOf({
      fieldId: 'f',
      at: reading.at,
      now: new Date('2019-05-28T00:00:00Z'),
      of,
      boundary: 'measured',
      measured: reading.measured!,
      shown: await renderImages(latest!, of),
      sample: false,
      crops: [],
      passes: passes
        .map(({ at, seen, measured }) => ({
          day: at.toISOString().slice(0, 10),
          ndvi: measured!.indices.ndvi!.median,
          seen,
          why: null,
        }))
        .reverse(),
    });
    expect(result).toMatchObject({
      pass_date: '2019-05-27',
      vegetationIndices: { ndvi: expect.closeTo(0.643, 3) },
      soilAnalysis: { data_source: SOURCE },
      moistureStress: expect.stringMatching(/^(low|moderate|high)$/),
    });
    expect(
      result.pictures.every(({ png }) => Buffer.from(png, 'base64').subarray(1, 4).toString() === 'PNG'),
    ).toBe(true);
    const [northWest, , southEast] = result.corners;
    for (const { lat, lng } of plot)
      expect(
        lat < northWest!.lat && lat > southEast!.lat && lng > northWest!.lng && lng < southEast!.lng,
      ).toBe(true);
    expect((await told(onEarth(square(446_003, 6_326_007, 32)))).of).toBe('around');
  },
  60_000,
);

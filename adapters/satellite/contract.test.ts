import { afterAll, describe, expect, test } from 'vitest';
import { gridAround } from '#features/satellite/domain/pixel-coverage.ts';
import { analyse } from '#features/satellite/server/analyse.ts';
import { type Catalogue, layers, type PixelSource } from '#features/satellite/server/ports.ts';
import { openScene } from '#features/satellite/server/scenes/read-block.ts';
import { toUtm } from '#features/satellite/server/scenes/zone.ts';
import { squareAround } from '#kit/pure/geometry.ts';
import { createCogSource } from './cog.ts';
import { sampleSatellite } from './sample.ts';
import { EARTH_SEARCH_COLLECTION } from './stac-item.ts';
import { stacCatalogue } from './stac.ts';
import { fakeArchive, type FileServer } from './testing.ts';

interface Archive {
  readonly catalogue: Catalogue;
  readonly pixels: PixelSource;
}
const closers: FileServer[] = [];
afterAll(() => closers.forEach((one) => one.close()));

const overHttp = async (): Promise<Archive> => {
  const server = await fakeArchive(
    [5, 10, 15].map((day) => ({ id: `s${day}`, at: `2026-11-${day < 10 ? '0' : ''}${day}T08:00:00Z` })),
  );
  closers.push(server);
  return {
    catalogue: stacCatalogue({
      url: server.urlFor('/v1'),
      collection: EARTH_SEARCH_COLLECTION,
      userAgent: 'Mavuno/test',
      timeoutMs: 2_000,
    }),
    pixels: createCogSource({ hosts: new Set([server.host]), timeoutMs: 2_000, bytes: 20_000_000 }),
  };
};
const archives: Readonly<Record<string, () => Promise<Archive>>> = {
  'the real adapters': overHttp,
  'the stand-in': async () => sampleSatellite(),
};

const never = new AbortController().signal;
const plot = squareAround({ lat: -0.3031, lng: 36.08 }, 10_000);
const search = { plot, from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-21T00:00:00Z') };

describe.each(Object.entries(archives))('%s', (_, open) => {
  test('passes are newest first and within the dates, and every layer opens in the stated UTM zone', async () => {
    const { catalogue, pixels } = await open();
    const scenes = await catalogue.scenes(search, never);
    const times = scenes.map(({ at }) => at.getTime());
    expect(scenes.length).toBeGreaterThan(2);
    expect([...times].sort((a, b) => b - a)).toEqual(times);
    expect(times.every((at) => at >= search.from.getTime() && at <= search.to.getTime())).toBe(true);
    expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
    expect(await catalogue.scenes({ ...search, to: new Date('2026-11-01T01:00:00Z') }, never)).toEqual([]);
    const [scene] = scenes;
    const ring = plot.map(toUtm(scene!.epsg));
    for (const layer of layers) {
      const file = await pixels.open(scene!.files[layer], never);
      const part = gridAround(ring, file.grid);
      const read = await file.read(part);
      expect([layer, file.epsg, read.length, file.grid.size]).toEqual([
        layer,
        scene!.epsg,
        part.width * part.height,
        layer === 'scl' || layer === 'swir' ? 20 : 10,
      ]);
      expect(Array.from(await file.read(part))).toEqual(Array.from(read));
      expect(
        Array.from(read).every((dn) => (layer === 'scl' ? dn >= 0 && dn <= 11 : dn > 0 && dn < 20_000)),
      ).toBe(true);
      expect(await file.darkObjectValue()).toBeGreaterThan(0);
    }
  });

  test('a file from another archive is refused', async () => {
    const { pixels } = await open();
    await expect(
      pixels.open({ href: 'https://elsewhere.example/B04.tif', calibration: null }, never),
    ).rejects.toMatchObject({ kind: 'refused' });
  });
});

test('SAT-04 the fake works for any field: clear and cloudy passes, plausible NDVI, same result each time', async () => {
  const { catalogue, pixels } = sampleSatellite();
  const of = (at: { lat: number; lng: number }) =>
    analyse(
      { catalogues: [catalogue], open: (scene, signal) => openScene(pixels, scene, signal) },
      {
        ...search,
        from: new Date('2026-06-01T00:00:00Z'),
        plot: squareAround(at, 20_000),
        maxClearPasses: 40,
      },
      never,
    );
  for (const at of [
    { lat: -0.3031, lng: 36.08 },
    { lat: 1.02, lng: 35.0 },
    { lat: -4.05, lng: 39.6 },
  ]) {
    const { passes, latest } = await of(at);
    const clear = passes.flatMap(({ measured }) => measured?.indices.ndvi?.median ?? []);
    expect(clear.length).toBeGreaterThan(10);
    expect(passes.length - clear.length).toBeGreaterThan(5);
    expect(clear.every((ndvi) => ndvi > 0.1 && ndvi < 0.9)).toBe(true);
    expect(latest!.reading.scene).toMatch(/^sample-/);
    expect((await of(at)).passes).toEqual(passes);
  }
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Layer, layers, type Scene } from '#features/satellite/server/ports.ts';
import { fromUtm } from '#features/satellite/server/scenes/zone.ts';
import type { Ring } from '#kit/pure/geometry.ts';

/** The folder of the real pixels, if present. */
export const REAL_SCENE_FOLDER = path.resolve(
  import.meta.dirname,
  '../../../../shared/data/sentinel2/alberta_canada',
);
const BAND_NAMES: Readonly<Record<Layer, string>> = {
  blue: 'B02',
  green: 'B03',
  red: 'B04',
  nir: 'B08',
  swir: 'B11',
  scl: 'SCL',
};

export interface BenchScene {
  readonly description: string;
  readonly files: (name: string) => Buffer | null;
  readonly scene: (address: (name: string) => string) => Scene;
  readonly epsg: number;
  /** North-west corner of the first plot, in metres. */
  readonly origin: readonly [x: number, y: number];
}

/** A hectare with this north-west corner. */
export const plotAt = (epsg: number, x: number, y: number): Ring =>
  (
    [
      [x, y],
      [x + 100, y],
      [x + 100, y - 100],
      [x, y - 100],
    ] as const
  ).map(fromUtm(epsg));

const sceneOf =
  (epsg: number, offset: number) =>
  (address: (name: string) => string): Scene => ({
    id: 'bench',
    at: new Date('2026-11-01T08:00:00Z'),
    epsg,
    tileCloud: null,
    files: Object.fromEntries(
      layers.map((layer) => [
        layer,
        { href: address(`/${BAND_NAMES[layer]}.tif`), calibration: { scale: 0.0001, offset } },
      ]),
    ) as Scene['files'],
  });

const fileCache = new Map<string, Buffer | null>();
const cached = (name: string, make: () => Buffer | null): Buffer | null => {
  if (!fileCache.has(name)) fileCache.set(name, make());
  return fileCache.get(name)!;
};

/**
 * Uses real pixels only: drawn ones compress to almost nothing, so their figures would not apply to the
 * archive.
 */
export const benchScene = (): BenchScene => {
  if (!existsSync(REAL_SCENE_FOLDER))
    throw new Error('the real pixels in ../shared/data/sentinel2 are missing');
  const files = (name: string) =>
    cached(name, () => {
      const file = path.join(REAL_SCENE_FOLDER, path.basename(name));
      return existsSync(file) ? readFileSync(file) : null;
    });
  return {
    description: 'real pixels of Alberta, 2019',
    files,
    scene: sceneOf(32_612, 0),
    epsg: 32_612,
    origin: [446_003, 6_326_007],
  };
};

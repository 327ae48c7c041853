import type { Grid } from '#features/satellite/domain/pixel-coverage.ts';
import {
  type Catalogue,
  type Layer,
  layers,
  type PixelFile,
  type PixelSource,
  SatelliteError,
  type Scene,
  type Search,
} from '#features/satellite/server/ports.ts';
import { DAY_MS, HOUR_MS } from '#kit/pure/days.ts';
import type { Ring } from '#kit/pure/geometry.ts';

/** A pass every five days, in the morning as over Kenya. */
const [PASS_INTERVAL_MS, PASS_TIME_MS] = [5 * DAY_MS, 8 * HOUR_MS];
/** Length of the simulated maize season in days, from bare soil to bare soil. */
const SEASON_DAYS = 125;
const [SCALE, OFFSET, DN_OFFSET] = [0.0001, -0.1, 1_000];
const [VEGETATION, BARE, CLOUD] = [4, 5, 9];

const epsgOf = (plot: Ring): number => {
  const { lat, lng } = plot[0]!;
  return (lat < 0 ? 32_700 : 32_600) + Math.min(60, Math.floor((lng + 180) / 6) + 1);
};
/** One grid for the whole UTM zone; pixels are computed on request, not stored. */
const gridOf = (layer: Layer): Grid => {
  const size = layer === 'scl' || layer === 'swir' ? 20 : 10;
  return { left: 100_000, top: 10_000_000, size, width: 800_000 / size, height: 10_000_000 / size };
};

/** Every third pass is cloudy. */
const isCloudy = (day: number): boolean => Math.floor((day * DAY_MS) / PASS_INTERVAL_MS) % 3 === 1;
/** NDVI of a crop that emerges and ripens, uneven, with weak patches. */
const ndviAt = (x: number, y: number, day: number): number => {
  const grown = 0.22 + 0.55 * Math.sin((Math.PI * (day % SEASON_DAYS)) / SEASON_DAYS) ** 1.5;
  const uneven = 0.04 * Math.sin(x / 37) * Math.cos(y / 51);
  const weak = Math.sin(x / 61 + 1) * Math.sin(y / 47) > 0.8 ? 0.2 : 0;
  return Math.max(0.12, grown + uneven - weak);
};
const reflectance = (layer: Layer, ndvi: number): number => {
  const red = 0.04 + 0.12 * (1 - ndvi);
  const nir = (red * (1 + ndvi)) / (1 - ndvi);
  const moisture = ndvi - 0.4;
  return {
    scl: 0,
    blue: red * 0.7,
    green: 0.06 + 0.03 * ndvi,
    red,
    nir,
    swir: (nir * (1 - moisture)) / (1 + moisture),
  }[layer];
};
const pixel = (layer: Layer, x: number, y: number, day: number): number => {
  const ndvi = ndviAt(x, y, day);
  if (layer === 'scl') return isCloudy(day) ? CLOUD : ndvi < 0.3 ? BARE : VEGETATION;
  return Math.round(reflectance(layer, isCloudy(day) ? 0.1 : ndvi) / SCALE) + DN_OFFSET;
};

const read = (layer: Layer, day: number, { left, top, size, width, height }: Grid): Uint16Array =>
  Uint16Array.from({ length: width * height }, (_, i) =>
    pixel(layer, left + ((i % width) + 0.5) * size, top - (Math.floor(i / width) + 0.5) * size, day),
  );

const sceneAt = (at: Date, epsg: number): Scene => {
  const day = Math.floor(at.getTime() / DAY_MS);
  const files = layers.map(
    (layer) =>
      [
        layer,
        {
          href: `sample:${epsg}/${day}/${layer}`,
          calibration: layer === 'scl' ? { scale: 1, offset: 0 } : { scale: SCALE, offset: OFFSET },
        },
      ] as const,
  );
  return {
    id: `sample-${epsg}-${day}`,
    at,
    epsg,
    tileCloud: isCloudy(day) ? 90 : 10,
    files: Object.fromEntries(files) as Scene['files'],
  };
};

/**
 * For working offline: one simulated maize season that repeats. Results carry `sample`, and every screen that
 * shows them says so.
 */
export const sampleSatellite = (): { readonly catalogue: Catalogue; readonly pixels: PixelSource } => ({
  catalogue: {
    name: 'sample',
    scenes: async ({ plot, from, to }: Search) => {
      const last =
        Math.floor((to.getTime() - PASS_TIME_MS) / PASS_INTERVAL_MS) * PASS_INTERVAL_MS + PASS_TIME_MS;
      const count = Math.max(0, Math.floor((last - from.getTime()) / PASS_INTERVAL_MS) + 1);
      return Array.from({ length: count }, (_, i) =>
        sceneAt(new Date(last - i * PASS_INTERVAL_MS), epsgOf(plot)),
      );
    },
  },
  pixels: {
    open: async ({ href }): Promise<PixelFile> => {
      const [, epsg, day, layer] = /^sample:(\d+)\/(\d+)\/(\w+)$/.exec(href) ?? [];
      if (!epsg || !layers.includes(layer as Layer)) throw new SatelliteError('refused', 'not a sample file');
      return {
        epsg: Number(epsg),
        grid: gridOf(layer as Layer),
        read: async (part) => read(layer as Layer, Number(day), part),
        darkObjectValue: async () => DN_OFFSET,
        usage: () => ({ bytes: 0, requests: 0 }),
      };
    },
  },
});

import { fromCustomClient, type GeoTIFF, type GeoTIFFImage } from 'geotiff';
import type { Grid } from '#features/satellite/domain/cover.ts';
import {
  type PixelFile,
  type PixelSource,
  SatelliteFault,
  within,
} from '#features/satellite/server/ports.ts';
import { BlockCache } from './block-cache.ts';
import { type Window, windowOf } from './blocks.ts';
import { RangeClient, type RangeOptions } from './ranges.ts';
import { layerOf, type TiffLayer } from './tiff-layer.ts';

const SIZES: ReadonlySet<number> = new Set([10, 20]);
const OVERVIEW = 1_400 ** 2;
/** Covers overviews and the masks between them. The limit ends the loop in a file with circular directories. */
const MAX_IMAGES = 16;
/** Cache for the file's header, in memory while the file is open: at most eight blocks. */
const HEAD = { allowFullFile: false, blockSize: 32_768, cacheSize: 4, cache: false };

/** The part of `part` inside the file, in columns and rows of the file. */
const windowIn = (part: Grid, all: Grid): Window => {
  const [column, row] = [
    Math.round((part.left - all.left) / all.size),
    Math.round((all.top - part.top) / all.size),
  ];
  const inside = (n: number, most: number): number => Math.max(0, Math.min(most, n));
  return {
    left: inside(column, all.width),
    top: inside(row, all.height),
    right: inside(column + part.width, all.width),
    bottom: inside(row + part.height, all.height),
  };
};

const readWith = async <T>(client: RangeClient, work: () => Promise<T>): Promise<T> => {
  client.fault = null;
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof SatelliteFault) throw fault;
    throw (
      client.fault ??
      new SatelliteFault('wrong', `could not be read: ${String((fault as Error).message).slice(0, 120)}`)
    );
  }
};

const placed = (
  pixels: Uint16Array,
  { left, top, right, bottom }: Window,
  part: Grid,
  all: Grid,
): Uint16Array => {
  if (right - left === part.width && bottom - top === part.height) return pixels;
  const out = new Uint16Array(part.width * part.height);
  const [dx, dy] = [
    left - Math.round((part.left - all.left) / all.size),
    top - Math.round((all.top - part.top) / all.size),
  ];
  for (let y = 0; y < bottom - top; y += 1)
    out.set(pixels.subarray(y * (right - left), (y + 1) * (right - left)), (y + dy) * part.width + dx);
  return out;
};

const smallest = async (tiff: GeoTIFF): Promise<TiffLayer | null> => {
  let last: GeoTIFFImage | null = null;
  for (let i = 0; i < MAX_IMAGES; i += 1) {
    const next = await tiff.getImage(i).catch(() => null);
    if (!next || (last && next.getWidth() >= last.getWidth())) break;
    last = next;
  }
  return last && last.getWidth() * last.getHeight() <= OVERVIEW ? layerOf(last) : null;
};

const darkestOf = async (tiff: GeoTIFF, client: RangeClient): Promise<number> => {
  const layer = await smallest(tiff);
  if (!layer) throw new SatelliteFault('wrong', 'no small overview');
  const window = { left: 0, top: 0, right: layer.width, bottom: layer.height };
  const valid = (
    await windowOf(layer, window, '', (at, length) => client.bytes(at, length), new BlockCache())
  )
    .filter((dn) => dn > 0)
    .sort();
  return valid[Math.floor(valid.length / 1_000)] ?? 0;
};

const opened = async (client: RangeClient, cache: BlockCache, signal: AbortSignal): Promise<PixelFile> => {
  const tiff = await fromCustomClient(client, HEAD as object);
  const image = await tiff.getImage();
  const layer = await layerOf(image);
  const [size, down] = image.getResolution() as [number, number];
  if (!SIZES.has(size) || down !== -size) throw new SatelliteFault('wrong', `pixels of ${size} × ${down}`);
  const [left, top] = image.getOrigin() as [number, number];
  const grid: Grid = { left, top, size, width: layer.width, height: layer.height };
  const windowAt = async (part: Grid): Promise<Uint16Array> => {
    const window = windowIn(part, grid);
    if (window.right <= window.left || window.bottom <= window.top)
      return new Uint16Array(part.width * part.height);
    return placed(
      await windowOf(layer, window, client.url, (at, length) => client.bytes(at, length), cache),
      window,
      part,
      grid,
    );
  };
  return {
    epsg: Number(image.getGeoKeys()?.ProjectedCSTypeGeoKey ?? 0),
    grid,
    cost: () => ({ ...client.cost }),
    read: (part) => within(signal, () => readWith(client, () => windowAt(part))),
    darkest: () => within(signal, () => readWith(client, () => darkestOf(tiff, client))),
  };
};

/**
 * Reads windows of Sentinel-2's cloud-optimised GeoTIFFs by HTTP ranges. Caches up to `kept` bytes of blocks
 * for neighbouring plots.
 */
export const cogPixels = (
  options: RangeOptions & { readonly kept?: number },
): PixelSource & { readonly cache: BlockCache } => {
  const cache = new BlockCache(options.kept);
  return {
    cache,
    open: async (file, signal) => {
      const client = new RangeClient(file.href, options);
      return within(signal, () => readWith(client, () => opened(client, cache, signal)));
    },
  };
};

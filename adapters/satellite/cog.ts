import { fromCustomClient, type GeoTIFF, type GeoTIFFImage } from 'geotiff';
import type { Grid } from '#features/satellite/domain/pixel-coverage.ts';
import {
  type PixelFile,
  type PixelSource,
  SatelliteError,
  withAbortSignal,
} from '#features/satellite/server/ports.ts';
import { BlockCache } from './block-cache.ts';
import { type Window, readPixels } from './blocks.ts';
import { RangeClient, type RangeOptions } from './range-client.ts';
import { layerOf, type TiffLayer } from './tiff-layer.ts';

const PIXEL_SIZES_M: ReadonlySet<number> = new Set([10, 20]);
const MAX_OVERVIEW_PIXELS = 1_400 ** 2;
/** Covers overviews and the masks between them. The limit ends the loop in a file with circular directories. */
const MAX_IMAGES = 16;
/** Cache for the file's header, in memory while the file is open: at most eight blocks. */
const HEADER_CACHE_OPTIONS = { allowFullFile: false, blockSize: 32_768, cacheSize: 4, cache: false };

/** The part of `area` inside the file, in columns and rows of the file. */
const clippedWindow = (area: Grid, fileGrid: Grid): Window => {
  const [column, row] = [
    Math.round((area.left - fileGrid.left) / fileGrid.size),
    Math.round((fileGrid.top - area.top) / fileGrid.size),
  ];
  const clamp = (n: number, upper: number): number => Math.max(0, Math.min(upper, n));
  return {
    left: clamp(column, fileGrid.width),
    top: clamp(row, fileGrid.height),
    right: clamp(column + area.width, fileGrid.width),
    bottom: clamp(row + area.height, fileGrid.height),
  };
};

const withReadErrors = async <T>(client: RangeClient, work: () => Promise<T>): Promise<T> => {
  client.lastError = null;
  try {
    return await work();
  } catch (error) {
    if (error instanceof SatelliteError) throw error;
    throw (
      client.lastError ??
      new SatelliteError('wrong', `cannot read the file: ${String((error as Error).message).slice(0, 120)}`)
    );
  }
};

const padToArea = (
  pixels: Uint16Array,
  { left, top, right, bottom }: Window,
  area: Grid,
  fileGrid: Grid,
): Uint16Array => {
  if (right - left === area.width && bottom - top === area.height) return pixels;
  const out = new Uint16Array(area.width * area.height);
  const [dx, dy] = [
    left - Math.round((area.left - fileGrid.left) / fileGrid.size),
    top - Math.round((fileGrid.top - area.top) / fileGrid.size),
  ];
  for (let y = 0; y < bottom - top; y += 1)
    out.set(pixels.subarray(y * (right - left), (y + 1) * (right - left)), (y + dy) * area.width + dx);
  return out;
};

const readSmallestOverview = async (tiff: GeoTIFF): Promise<TiffLayer | null> => {
  let last: GeoTIFFImage | null = null;
  for (let i = 0; i < MAX_IMAGES; i += 1) {
    const next = await tiff.getImage(i).catch(() => null);
    if (!next || (last && next.getWidth() >= last.getWidth())) break;
    last = next;
  }
  return last && last.getWidth() * last.getHeight() <= MAX_OVERVIEW_PIXELS ? layerOf(last) : null;
};

const readDarkObjectValue = async (tiff: GeoTIFF, client: RangeClient): Promise<number> => {
  const layer = await readSmallestOverview(tiff);
  if (!layer) throw new SatelliteError('wrong', 'no small overview');
  const window = { left: 0, top: 0, right: layer.width, bottom: layer.height };
  const valid = (
    await readPixels(layer, window, '', (at, length) => client.bytes(at, length), new BlockCache())
  )
    .filter((dn) => dn > 0)
    .sort();
  return valid[Math.floor(valid.length / 1_000)] ?? 0;
};

const openFile = async (client: RangeClient, cache: BlockCache, signal: AbortSignal): Promise<PixelFile> => {
  const tiff = await fromCustomClient(client, HEADER_CACHE_OPTIONS as object);
  const image = await tiff.getImage();
  const layer = await layerOf(image);
  const [pixelWidth, pixelHeight] = image.getResolution() as [number, number];
  if (!PIXEL_SIZES_M.has(pixelWidth) || pixelHeight !== -pixelWidth)
    throw new SatelliteError('wrong', `pixels of ${pixelWidth} × ${pixelHeight}`);
  const [left, top] = image.getOrigin() as [number, number];
  const grid: Grid = { left, top, size: pixelWidth, width: layer.width, height: layer.height };
  const readArea = async (area: Grid): Promise<Uint16Array> => {
    const window = clippedWindow(area, grid);
    if (window.right <= window.left || window.bottom <= window.top)
      return new Uint16Array(area.width * area.height);
    return padToArea(
      await readPixels(layer, window, client.url, (at, length) => client.bytes(at, length), cache),
      window,
      area,
      grid,
    );
  };
  return {
    epsg: Number(image.getGeoKeys()?.ProjectedCSTypeGeoKey ?? 0),
    grid,
    usage: () => ({ ...client.usage }),
    read: (area) => withAbortSignal(signal, () => withReadErrors(client, () => readArea(area))),
    darkObjectValue: () =>
      withAbortSignal(signal, () => withReadErrors(client, () => readDarkObjectValue(tiff, client))),
  };
};

/**
 * Reads windows of Sentinel-2's cloud-optimised GeoTIFFs by HTTP ranges. Caches up to `maxCacheBytes` of
 * blocks for neighbouring plots.
 */
export const createCogSource = (
  options: RangeOptions & { readonly maxCacheBytes?: number },
): PixelSource & { readonly cache: BlockCache } => {
  const cache = new BlockCache(options.maxCacheBytes);
  return {
    cache,
    open: async (file, signal) => {
      const client = new RangeClient(file.href, options);
      return withAbortSignal(signal, () => withReadErrors(client, () => openFile(client, cache, signal)));
    },
  };
};

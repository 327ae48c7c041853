import { fromCustomClient, type GeoTIFF, type GeoTIFFImage } from 'geotiff';
import type { Grid } from '#features/satellite/domain/cover.ts';
import { type PixelFile, type PixelSource, SatelliteFault } from '#features/satellite/server/ports.ts';
import { RangeClient, type RangeOptions } from './ranges.ts';

const MAX_SIDE = 10_980 * 2;
const MAX_TILE = 2_048;
const SIZES: ReadonlySet<number> = new Set([10, 20]);
const UINT = 1;
const OVERVIEW = 1_400 ** 2;

/** What the reader is not made for, or what a file of the satellite never is: a reader that met 254 bands or big-endian strips ended the whole process. */
const faultOf = (tiff: GeoTIFF, image: GeoTIFFImage, isWhole = true): string | null => {
  if (!tiff.littleEndian) return 'big-endian';
  if (image.getSamplesPerPixel() !== 1) return `${image.getSamplesPerPixel()} bands`;
  if (![8, 16].includes(image.getBitsPerSample(0)) || image.getSampleFormat(0) !== UINT) return `${image.getBitsPerSample(0)} bits`;
  if (!(image.getWidth() <= MAX_SIDE && image.getHeight() <= MAX_SIDE)) return `${image.getWidth()} × ${image.getHeight()}`;
  if (!(image.getTileWidth() * image.getTileHeight() <= MAX_TILE ** 2)) return `tiles of ${image.getTileWidth()} × ${image.getTileHeight()}`;
  if (!isWhole) return null;
  const [size, down] = image.getResolution() as [number, number];
  if (!SIZES.has(size) || down !== -size) return `pixels of ${size} × ${down}`;
  return null;
};

/** The part of `part` that lies in the file, as columns and rows of the file. */
const windowIn = (part: Grid, all: Grid): readonly [left: number, top: number, right: number, bottom: number] => {
  const [column, row] = [Math.round((part.left - all.left) / all.size), Math.round((all.top - part.top) / all.size)];
  const within = (n: number, most: number): number => Math.max(0, Math.min(most, n));
  return [within(column, all.width), within(row, all.height), within(column + part.width, all.width), within(row + part.height, all.height)];
};

const readWith = async <T>(client: RangeClient, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (fault) {
    throw client.fault ?? (fault instanceof SatelliteFault ? fault : new SatelliteFault('wrong', `could not be read: ${String((fault as Error).message).slice(0, 120)}`));
  }
};

const placed = (pixels: ArrayLike<number>, [left, top, right, bottom]: readonly number[], part: Grid, all: Grid): Uint16Array => {
  const out = new Uint16Array(part.width * part.height);
  const [dx, dy] = [left! - Math.round((part.left - all.left) / all.size), top! - Math.round((all.top - part.top) / all.size)];
  const width = right! - left!;
  for (let y = 0; y < bottom! - top!; y += 1) for (let x = 0; x < width; x += 1) out[(y + dy) * part.width + x + dx] = pixels[y * width + x]!;
  return out;
};

const darkestOf = async (tiff: GeoTIFF, signal: AbortSignal): Promise<number> => {
  const small = await tiff.getImage((await tiff.getImageCount()) - 1);
  if (small.getWidth() * small.getHeight() > OVERVIEW || faultOf(tiff, small, false)) throw new SatelliteFault('wrong', 'no small overview');
  const [pixels] = await small.readRasters({ samples: [0], signal }) as unknown as [ArrayLike<number>];
  const valid = Array.from(pixels).filter((dn) => dn > 0).sort((a, b) => a - b);
  return valid[Math.floor(valid.length / 1_000)] ?? 0;
};

const windowOf = async (image: GeoTIFFImage, part: Grid, all: Grid, signal: AbortSignal): Promise<Uint16Array> => {
  const window = windowIn(part, all);
  if (window[2] <= window[0] || window[3] <= window[1]) return new Uint16Array(part.width * part.height);
  const [pixels] = await image.readRasters({ window: [...window], samples: [0], signal }) as unknown as [ArrayLike<number>];
  return placed(pixels, window, part, all);
};

const opened = async (client: RangeClient, signal: AbortSignal): Promise<PixelFile> => {
  const tiff = await fromCustomClient(client, { allowFullFile: false, blockSize: 65_536, cacheSize: 64, cache: true } as object, signal);
  const image = await tiff.getImage();
  const fault = faultOf(tiff, image);
  if (fault) throw new SatelliteFault('wrong', fault);
  const [left, top] = image.getOrigin() as [number, number];
  const grid: Grid = { left, top, size: (image.getResolution() as [number])[0], width: image.getWidth(), height: image.getHeight() };
  return {
    epsg: Number(image.getGeoKeys()?.ProjectedCSTypeGeoKey ?? 0), grid, cost: () => ({ ...client.cost }),
    read: (part) => readWith(client, () => windowOf(image, part, grid, signal)),
    darkest: () => readWith(client, () => darkestOf(tiff, signal)),
  };
};

/** Windows of Sentinel-2's cloud-optimised GeoTIFFs by HTTP ranges. */
export const cogPixels = (options: RangeOptions): PixelSource => ({
  open: async (file, signal) => {
    const client = new RangeClient(file.href, options, signal);
    return readWith(client, () => opened(client, signal));
  },
});

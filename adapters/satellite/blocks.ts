import { promisify } from 'node:util';
import { inflate as inflateWith } from 'node:zlib';
import { SatelliteError } from '#features/satellite/server/ports.ts';
import type { BlockCache, Pixels } from './block-cache.ts';
import type { TiffLayer } from './tiff-layer.ts';

/** Decompresses on Node's thread pool, so that other requests are served at the same time. */
const inflate = promisify(inflateWith);
/**
 * A plot covers at most four blocks, a large farm some more; a file with tiny blocks is not one of the
 * satellite's.
 */
const MAX_BLOCKS = 64;
const MAX_BYTES = 64 * 1024 * 1024;

/** Part of a layer in the layer's columns and rows; `right` and `bottom` are exclusive. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
type ReadBytes = (offset: number, length: number) => Promise<Buffer>;

const invalidFileError = (reason: string): SatelliteError => new SatelliteError('wrong', reason);

/** Undoes row-wise differencing: each pixel is stored as a step from the last. */
const undoDifferencing = (pixels: Pixels, width: number): Pixels => {
  for (let i = 1; i < pixels.length; i += 1) if (i % width !== 0) pixels[i] = pixels[i]! + pixels[i - 1]!;
  return pixels;
};

const readBlock = async (layer: TiffLayer, rows: number, read: ReadBytes, index: number): Promise<Pixels> => {
  const { offset, length } = await layer.blockAt(index);
  const count = layer.blockWidth * rows;
  const bytes = count * layer.bytesPerPixel;
  if (length === 0) return layer.bytesPerPixel === 2 ? new Uint16Array(count) : new Uint8Array(count);
  const raw = await read(offset, length);
  // Limits output to the block's size: a few compressed bytes may expand to gigabytes.
  const inflated = layer.isDeflated
    ? await inflate(raw, { maxOutputLength: bytes }).catch(() => {
        throw invalidFileError(`block ${index} cannot be unpacked`);
      })
    : raw;
  if (inflated.length < bytes)
    throw invalidFileError(`block ${index} is ${inflated.length} of ${bytes} bytes`);
  const exactBuffer = inflated.buffer.slice(inflated.byteOffset, inflated.byteOffset + bytes) as ArrayBuffer;
  const pixels = layer.bytesPerPixel === 2 ? new Uint16Array(exactBuffer) : new Uint8Array(exactBuffer);
  return layer.isDifferenced ? undoDifferencing(pixels, layer.blockWidth) : pixels;
};

const indexes = (from: number, to: number, step: number): number[] =>
  Array.from(
    { length: Math.ceil(to / step) - Math.floor(from / step) },
    (_, i) => Math.floor(from / step) + i,
  );

/** Reads the pixels of a window, row by row. Takes blocks from `cache`, or reads and caches them. */
export const readPixels = async (
  layer: TiffLayer,
  { left, top, right, bottom }: Window,
  name: string,
  read: ReadBytes,
  cache: BlockCache,
): Promise<Uint16Array> => {
  const { blockWidth, blockHeight, bytesPerPixel, width, height } = layer;
  const out = new Uint16Array((right - left) * (bottom - top));
  const blocks = indexes(top, bottom, blockHeight).flatMap((row) =>
    indexes(left, right, blockWidth).map((column) => ({ row, column })),
  );
  if (blocks.length > MAX_BLOCKS || blocks.length * blockWidth * blockHeight * bytesPerPixel > MAX_BYTES)
    throw invalidFileError(`too many blocks of ${blockWidth} × ${blockHeight}`);
  const blocksPerRow = Math.ceil(width / blockWidth);
  await Promise.all(
    blocks.map(async ({ row, column }) => {
      // Tiles are stored in full beyond the image's edge; the last strip is cut.
      const rows = blockWidth === width ? Math.min(blockHeight, height - row * blockHeight) : blockHeight;
      const index = row * blocksPerRow + column;
      const pixels = await cache.get(`${name} ${index}`, blockWidth * rows * bytesPerPixel, () =>
        readBlock(layer, rows, read, index),
      );
      const [x0, y0] = [column * blockWidth, row * blockHeight];
      const [from, to] = [Math.max(left, x0), Math.min(right, x0 + blockWidth)];
      for (let y = Math.max(top, y0); y < Math.min(bottom, y0 + rows); y += 1)
        out.set(
          pixels.subarray((y - y0) * blockWidth + from - x0, (y - y0) * blockWidth + to - x0),
          (y - top) * (right - left) + from - left,
        );
    }),
  );
  return out;
};

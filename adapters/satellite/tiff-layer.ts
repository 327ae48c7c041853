import type { GeoTIFFImage } from 'geotiff';
import { SatelliteError } from '#features/satellite/server/ports.ts';

/**
 * Layout of an image's pixels in its file: blocks (tiles, or strips as wide as the image) of `blockWidth` ×
 * `blockHeight`.
 */
export interface TiffLayer {
  readonly width: number;
  readonly height: number;
  readonly blockWidth: number;
  readonly blockHeight: number;
  readonly bytesPerPixel: 1 | 2;
  readonly isDeflated: boolean;
  readonly isDifferenced: boolean;
  /** A block's place in the file, in bytes; `length` 0: it was omitted and has no data. */
  blockAt(index: number): Promise<{ readonly offset: number; readonly length: number }>;
}

const MAX_SIDE = 10_980 * 2;
const MAX_BLOCK = 2_048 ** 2;
const UINT = 1;
/** TIFF codes for no compression and for deflate (two codes), as used by Sentinel-2 archives. */
const [UNCOMPRESSED, DEFLATE] = [1, [8, 32_946]];
const [NO_PREDICTOR, HORIZONTAL_DIFFERENCING] = [1, 2];
/** Upper bound for deflated data: incompressible input grows slightly. */
const maxDeflatedSize = (bytes: number): number => bytes + bytes / 1_000 + 1_024;

const invalidFileError = (reason: string): SatelliteError => new SatelliteError('wrong', reason);
const isIntegerUpTo = (value: unknown, limit: number): boolean =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= limit;

/**
 * Returns a reason to reject images that the reader does not support or that Sentinel-2 never has: 254 bands
 * crashed the whole process.
 */
const unsupportedReason = (image: GeoTIFFImage): string | null => {
  if (image.getSamplesPerPixel() !== 1) return `${image.getSamplesPerPixel()} bands`;
  if (![8, 16].includes(image.getBitsPerSample(0)) || image.getSampleFormat(0) !== UINT)
    return `${image.getBitsPerSample(0)} bits`;
  if (!isIntegerUpTo(image.getWidth(), MAX_SIDE) || !isIntegerUpTo(image.getHeight(), MAX_SIDE))
    return `${image.getWidth()} × ${image.getHeight()}`;
  const [width, height] = [image.getTileWidth(), image.getTileHeight()];
  if (!isIntegerUpTo(width, MAX_SIDE) || !isIntegerUpTo(height, MAX_SIDE) || width * height > MAX_BLOCK)
    return `blocks of ${width} × ${height}`;
  return null;
};

export const layerOf = async (image: GeoTIFFImage): Promise<TiffLayer> => {
  const fault = unsupportedReason(image);
  if (fault) throw invalidFileError(fault);
  const [directory, tiled] = [image.getFileDirectory(), image.isTiled];
  const compression = Number((await directory.loadValue('Compression')) ?? UNCOMPRESSED);
  const predictor = Number((await directory.loadValue('Predictor')) ?? NO_PREDICTOR);
  if (compression !== UNCOMPRESSED && !DEFLATE.includes(compression))
    throw invalidFileError(`compression ${compression}`);
  if (predictor !== NO_PREDICTOR && predictor !== HORIZONTAL_DIFFERENCING)
    throw invalidFileError(`predictor ${predictor}`);
  const [bytesPerPixel, blockWidth, blockHeight] = [
    (image.getBitsPerSample(0) / 8) as 1 | 2,
    image.getTileWidth(),
    image.getTileHeight(),
  ];
  const blockAt = async (index: number) => {
    const [offset, length] = (
      await Promise.all(
        [tiled ? 'TileOffsets' : 'StripOffsets', tiled ? 'TileByteCounts' : 'StripByteCounts'].map((tag) =>
          directory.loadValueIndexed(tag, index),
        ),
      )
    ).map(Number) as [number, number];
    if (!(offset >= 0 && length >= 0 && length <= maxDeflatedSize(blockWidth * blockHeight * bytesPerPixel)))
      throw invalidFileError(`block ${index} of ${length} bytes`);
    return { offset, length };
  };
  return {
    width: image.getWidth(),
    height: image.getHeight(),
    bytesPerPixel,
    blockWidth,
    blockHeight,
    isDeflated: compression !== UNCOMPRESSED,
    isDifferenced: predictor === HORIZONTAL_DIFFERENCING,
    blockAt,
  };
};

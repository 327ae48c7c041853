import sharp from 'sharp';
import type { Orientation, Pixels } from '#features/scanner/domain/photo/preprocess.ts';

/** More pixels than any phone camera produces. Larger files are refused before decoding. */
export const MAX_PIXELS = 50_000_000;

/**
 * Stored pixels and orientation of a photo file. sharp only decodes. Rotation and resizing use our own code,
 * as in the browser.
 */
export const decodePhoto = async (file: string | Uint8Array): Promise<Pixels> => {
  const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { orientation } = await image.metadata();
  const { data, info } = await image
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error('not a colour photo');
  return {
    data,
    width: info.width,
    height: info.height,
    channels: 3,
    orientation: (orientation ?? 1) as Orientation,
  };
};

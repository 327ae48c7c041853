import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { photoRefusals } from '#kit/sync/photos.ts';

export interface PhotoInfo {
  readonly type: string;
  readonly width: number;
  readonly height: number;
}
type Code = keyof typeof photoRefusals;

/**
 * A phone sends about one megapixel. A small file can claim to hold gigapixels, and each photo is decoded
 * here and by the leaf model, several at once.
 */
const MAX_PIXELS = 8_000_000;
const types = new Map([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
]);

sharp.cache(false);

/** Thumbnail for lists: a square of a few kilobytes. */
export const createThumbnail = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .resize(128, 128, { fit: 'cover' })
    .jpeg({ quality: 70 })
    .toBuffer();

/** Checks that a photo is complete, decodable, of plausible size and without location metadata. */
export const validatePhoto = async (bytes: Buffer, hash: string): Promise<Result<PhotoInfo, Code>> => {
  if (createHash('sha256').update(bytes).digest('hex') !== hash) return refuse('photo.hash_mismatch');
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const type = types.get(meta?.format ?? '');
  if (!meta?.width || !meta.height || !type) return refuse('photo.not_an_image');
  if (meta.width * meta.height > MAX_PIXELS) return refuse('photo.too_large');
  if (meta.exif || meta.xmp || meta.iptc) return refuse('photo.has_metadata');
  // Only decoding to the last line detects a truncated file.
  const decoded = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .resize(16, 16, { fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(() => null);
  return decoded ? ok({ type, width: meta.width, height: meta.height }) : refuse('photo.not_an_image');
};

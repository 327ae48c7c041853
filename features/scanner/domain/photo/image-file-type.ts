/**
 * The type of an image file by its first bytes, and whether it is complete. Browsers render a truncated file
 * without an error.
 */
type ImageType = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);

export const imageTypeOf = (bytes: Uint8Array): ImageType => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (textAt(bytes, 1, 3) === 'PNG') return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return textAt(bytes, 4, 4) === 'ftyp' && HEIC_BRANDS.has(textAt(bytes, 8, 4)) ? 'heic' : 'other';
};

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * Skips the segments before the image data, whose thumbnail has its own end marker, then looks for the end
 * marker.
 */
const isCompleteJpeg = (bytes: Uint8Array): boolean => {
  let at = 2;
  while (at + 3 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN) {
    at += bytes[at + 1] === 0xff ? 1 : 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!);
  }
  for (let i = at + 2; i + 1 < bytes.length; i++)
    if (bytes[i] === 0xff && bytes[i + 1] === END_OF_IMAGE) return true;
  return false;
};

/** Searches from the end: some programs write a few bytes after the last chunk. */
const isCompletePng = (bytes: Uint8Array): boolean => {
  for (let i = bytes.length - 8; i >= Math.max(8, bytes.length - 4096); i--)
    if (textAt(bytes, i, 4) === 'IEND') return true;
  return false;
};

const isCompleteWebp = (bytes: Uint8Array): boolean =>
  bytes.length >= 12 &&
  bytes.length >= 8 + (bytes[4]! | (bytes[5]! << 8) | (bytes[6]! << 16) | (bytes[7]! << 24));

/** False only for a file that is certainly truncated. Other types are not checked. */
export const isComplete = (bytes: Uint8Array): boolean => {
  const kind = imageTypeOf(bytes);
  if (kind === 'jpeg') return isCompleteJpeg(bytes);
  if (kind === 'png') return isCompletePng(bytes);
  return kind === 'webp' ? isCompleteWebp(bytes) : true;
};

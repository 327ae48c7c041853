const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const colourTableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The offset after the length-prefixed blocks from `at`. */
const afterBlocks = (bytes: Uint8Array, at: number): number => {
  let next = at;
  while (bytes[next]) next += 1 + bytes[next]!;
  return next + 1;
};

const IMAGE_DESCRIPTOR = 0x2c;
const EXTENSION = 0x21;

const isAnimatedGif = (bytes: Uint8Array): boolean => {
  let at = 13 + colourTableBytes(bytes[10] ?? 0);
  for (let frames = 0; at < bytes.length;) {
    if (bytes[at] === EXTENSION) at = afterBlocks(bytes, at + 2);
    else if (bytes[at] === IMAGE_DESCRIPTOR) {
      frames += 1;
      if (frames > 1) return true;
      at = afterBlocks(bytes, at + 11 + colourTableBytes(bytes[at + 9] ?? 0));
    } else return false;
  }
  return false;
};

/** The animation marker precedes the first frame. */
const isAnimatedPng = (bytes: Uint8Array): boolean => {
  for (let at = 8; at + 8 < bytes.length;) {
    const chunkType = textAt(bytes, at + 4, 4);
    if (chunkType === 'acTL') return true;
    if (chunkType === 'IDAT') return false;
    // Unsigned: a negative length would read the same chunk for ever.
    at += 12 + (((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!) >>> 0);
  }
  return false;
};

const isAnimatedWebp = (bytes: Uint8Array): boolean =>
  textAt(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;

/** Whether an image file is animated. Animations are rejected: it is unclear which frame is meant. */
export const isAnimated = (bytes: Uint8Array): boolean => {
  if (textAt(bytes, 0, 4) === 'GIF8') return isAnimatedGif(bytes);
  if (textAt(bytes, 1, 3) === 'PNG') return isAnimatedPng(bytes);
  return textAt(bytes, 8, 4) === 'WEBP' && isAnimatedWebp(bytes);
};

/** Whether the file starts like HTML, SVG, PDF, JSON or a script, whatever its name says. */
export const looksLikeDocument = (bytes: Uint8Array): boolean => {
  const head = textAt(bytes, 0, 64).replace(/^\u00ef\u00bb\u00bf/, '');
  return /^\s*(<|%PDF|#!|\{|\[)/.test(head);
};

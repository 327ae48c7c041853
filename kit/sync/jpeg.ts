/**
 * Segments of a JPEG that carry metadata: APP1 (EXIF, XMP), APP3–APP13 (IPTC and makers' notes), APP15,
 * comments. APP0, colour profile and Adobe stay.
 */
const isMetadata = (marker: number): boolean =>
  marker === 0xe1 || (marker >= 0xe3 && marker <= 0xed) || marker === 0xef || marker === 0xfe;

const START_OF_SCAN = 0xda;

/**
 * The same image without the metadata of place, time and device. Bytes that are not a JPEG are returned
 * unchanged.
 */
export const withoutMetadata = (bytes: Uint8Array): Uint8Array => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const segments: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN) {
    const marker = bytes[at + 1]!;
    const end = at + 2 + (bytes[at + 2]! << 8) + bytes[at + 3]!;
    if (!isMetadata(marker)) segments.push(bytes.subarray(at, end));
    at = end;
  }
  segments.push(bytes.subarray(at));
  const out = new Uint8Array(segments.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of segments) {
    out.set(part, offset);
    offset += part.length;
  }
  return out;
};

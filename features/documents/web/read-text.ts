/** The encoding according to the first bytes. */
const byteOrderMarks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const encodingByMark = (bytes: Uint8Array): string | null =>
  byteOrderMarks.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))?.[0] ?? null;

/** Detects UTF-16 without a byte order mark: every other byte of Latin text is zero. */
const utf16Of = (bytes: Uint8Array): string | null => {
  const scannedBytes = Math.min(bytes.length, 4_000) & ~1;
  const zeros = [0, 0];
  for (let i = 0; i < scannedBytes; i += 1) if (bytes[i] === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = scannedBytes / 2;
  if (half < 4) return null;
  if (odd > half * 0.7 && even < half * 0.05) return 'utf-16le';
  return even > half * 0.7 && odd < half * 0.05 ? 'utf-16be' : null;
};

/** The Windows-1252 characters from 0x80 to 0x9f. Decoders differ here, so the table is spelled out. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const windowsText = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return text.replace(/[\u0080-\u009f]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80] ?? letter);
};

const decode = (bytes: Uint8Array, encoding: string, fatal = false): string | null => {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
};

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g;
/** Maximum share of control characters. Above it, the file is not text. */
const MAX_CONTROLS = 0.002;

/** Decodes the text of a file (UTF-8, UTF-16 or Windows-1252). Null when it is not text. */
export const decodeText = (bytes: Uint8Array): string | null => {
  const encoding = encodingByMark(bytes) ?? utf16Of(bytes);
  // Windows-1252 is the usual encoding in Kenyan offices besides UTF-8; every byte is valid in it, so binary
  // data shows by its control characters.
  const text = encoding ? decode(bytes, encoding) : (decode(bytes, 'utf-8', true) ?? windowsText(bytes));
  if (text === null || (text.match(CONTROL)?.length ?? 0) > text.length * MAX_CONTROLS) return null;
  return text.replace(/^\ufeff/, '').replace(CONTROL, '');
};

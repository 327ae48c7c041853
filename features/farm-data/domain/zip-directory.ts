import { ok, refuse, type Result } from '#kit/pure/result.ts';

/** One file of a zip, from its central directory. Names are only compared, never used as a path. */
export interface ZipEntry {
  readonly name: string;
  readonly isCompressed: boolean;
  readonly compressedBytes: number;
  readonly bytes: number;
  readonly headerOffset: number;
}

const MAX_ENTRIES = 20_000;
/** The end-of-directory record: 22 bytes plus a comment of up to 65,535. */
export const TAIL_BYTES = 22 + 65_535;
const END_RECORD_SIGNATURE = 0x06054b50;
const CENTRAL_HEADER_SIGNATURE = 0x02014b50;
const LOCAL_HEADER_SIGNATURE = 0x04034b50;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const decodeLatin1 = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => String.fromCharCode(byte)).join('');

/** The position of the central directory, from the last bytes of the zip. */
export const findDirectory = (
  tail: Uint8Array,
  size: number,
): Result<{ from: number; bytes: number }, 'data.file_broken'> => {
  const view = viewOf(tail);
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_RECORD_SIGNATURE) continue;
    const [bytes, from] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)];
    return from + bytes <= size ? ok({ from, bytes }) : refuse('data.file_broken');
  }
  return refuse('data.file_broken');
};

export const readDirectory = (
  list: Uint8Array,
): Result<readonly ZipEntry[], 'data.file_broken' | 'data.file_too_many'> => {
  const view = viewOf(list);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + 46 <= list.length && view.getUint32(at, true) === CENTRAL_HEADER_SIGNATURE;) {
    const [method, nameBytes] = [view.getUint16(at + 10, true), view.getUint16(at + 28, true)];
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if ((method === 0 || method === 8) && !isEncrypted) {
      entries.push({
        name: decodeLatin1(list.subarray(at + 46, at + 46 + nameBytes)),
        isCompressed: method === 8,
        compressedBytes: view.getUint32(at + 20, true),
        bytes: view.getUint32(at + 24, true),
        headerOffset: view.getUint32(at + 42, true),
      });
    }
    if (entries.length > MAX_ENTRIES) return refuse('data.file_too_many', { most: MAX_ENTRIES });
    at += 46 + nameBytes + rest;
  }
  return entries.length > 0 ? ok(entries) : refuse('data.file_broken');
};

/** Size of the fixed local header. The next function adds the variable part; null without a local header. */
export const LOCAL_HEADER_BYTES = 30;
export const contentOffset = (head: Uint8Array): number | null => {
  const view = viewOf(head);
  return head.length === LOCAL_HEADER_BYTES && view.getUint32(0, true) === LOCAL_HEADER_SIGNATURE
    ? LOCAL_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true)
    : null;
};

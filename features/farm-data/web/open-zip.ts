import { Inflate } from 'fflate';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import {
  findDirectory,
  LOCAL_HEADER_BYTES,
  contentOffset,
  readDirectory,
  TAIL_BYTES,
  type ZipEntry,
} from '../domain/zip-directory.ts';

type ZipFault = 'data.file_broken' | 'data.file_too_many' | 'data.file_large';
export interface OpenZip {
  readonly entries: readonly ZipEntry[];
  /** Refused above `maxBytes` in the directory, or when more bytes come out than the directory states. */
  read(entry: ZipEntry, maxBytes: number): Promise<Result<Uint8Array, ZipFault>>;
}

const bytesOf = async (file: Blob, from: number, to: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());

/** Chunk size: a thousand times as much may be inflated before it is counted. */
const CHUNK_BYTES = 2 * 1024;

const inflateBytes = (compressed: Uint8Array, expectedBytes: number): Result<Uint8Array, ZipFault> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((chunk) => {
    chunks.push(chunk);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < compressed.length; at += CHUNK_BYTES) {
      inflate.push(compressed.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= compressed.length);
      if (length > expectedBytes) return refuse('data.file_broken');
    }
  } catch {
    return refuse('data.file_broken');
  }
  if (length < expectedBytes) return refuse('data.file_broken');
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return ok(whole);
};

/**
 * Reads the directory at the end of a zip, and only the requested files: a zip of photos exceeds a phone's
 * memory.
 */
export const openZip = async (file: Blob): Promise<Result<OpenZip, ZipFault>> => {
  const found = findDirectory(await bytesOf(file, Math.max(0, file.size - TAIL_BYTES), file.size), file.size);
  if (!found.ok) return found;
  const { from, bytes } = found.value;
  const entries = readDirectory(await bytesOf(file, from, from + bytes));
  if (!entries.ok) return entries;
  const read: OpenZip['read'] = async (entry, maxBytes) => {
    if (entry.bytes > maxBytes)
      return refuse('data.file_large', { size: `${Math.round(entry.bytes / 1_000_000)} MB` });
    const head = contentOffset(
      await bytesOf(file, entry.headerOffset, entry.headerOffset + LOCAL_HEADER_BYTES),
    );
    if (head === null) return refuse('data.file_broken');
    const content = await bytesOf(
      file,
      entry.headerOffset + head,
      entry.headerOffset + head + entry.compressedBytes,
    );
    if (!entry.isCompressed) return content.length === entry.bytes ? ok(content) : refuse('data.file_broken');
    return inflateBytes(content, entry.bytes);
  };
  return ok({ entries: entries.value, read });
};

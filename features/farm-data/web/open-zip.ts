import { Inflate } from 'fflate';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import {
  findDirectory,
  LOCAL_BYTES,
  localLength,
  readDirectory,
  TAIL_BYTES,
  type ZipEntry,
} from '../domain/zip-directory.ts';

type ZipFault = 'data.file_broken' | 'data.file_too_many' | 'data.file_large';
export interface OpenZip {
  readonly entries: readonly ZipEntry[];
  /** Refused when the directory states more than `most` bytes, and as soon as more come out than it states. */
  read(entry: ZipEntry, most: number): Promise<Result<Uint8Array, ZipFault>>;
}

const bytesOf = async (file: Blob, from: number, to: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());

/** Chunk size: a thousand times as much may be inflated before it is counted. */
const BITE = 2 * 1024;

const inflated = (packed: Uint8Array, promised: number): Result<Uint8Array, ZipFault> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((chunk) => {
    chunks.push(chunk);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += BITE) {
      inflate.push(packed.subarray(at, at + BITE), at + BITE >= packed.length);
      if (length > promised) return refuse('data.file_broken');
    }
  } catch {
    return refuse('data.file_broken');
  }
  if (length < promised) return refuse('data.file_broken');
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
  const read: OpenZip['read'] = async (entry, most) => {
    if (entry.bytes > most)
      return refuse('data.file_large', { size: `${Math.round(entry.bytes / 1_000_000)} MB` });
    const head = localLength(await bytesOf(file, entry.at, entry.at + LOCAL_BYTES));
    if (head === null) return refuse('data.file_broken');
    const content = await bytesOf(file, entry.at + head, entry.at + head + entry.packedBytes);
    if (!entry.packed) return content.length === entry.bytes ? ok(content) : refuse('data.file_broken');
    return inflated(content, entry.bytes);
  };
  return ok({ entries: entries.value, read });
};

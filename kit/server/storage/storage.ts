import type { Readable } from 'node:stream';

/**
 * Files by key, such as `photos/<user>/<hash>`: on this disk now, in an S3-like store once one machine is too
 * small.
 */
export interface Storage {
  /** All or nothing, and safe from a power failure once resolved. Replaces an existing file. */
  put(key: string, content: Uint8Array | Readable): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  /** Starts at byte `from`, to resume an interrupted download. */
  stream(key: string, from?: number): Promise<Readable | null>;
  has(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Deletes everything below `prefix/`. */
  deleteAll(prefix: string): Promise<void>;
}

const KEY_PART = /^[a-zA-Z0-9][a-zA-Z0-9_-]*(\.[a-zA-Z0-9]+)*$/;

/** Keys are made by our code; throws on one that could leave the folder. */
export const keyParts = (key: string): string[] => {
  const parts = key.split('/');
  if (key.length > 400 || !parts.every((text) => KEY_PART.test(text)))
    throw new TypeError(`not a storage key: ${key.slice(0, 80)}`);
  return parts;
};

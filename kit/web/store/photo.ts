import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { withoutMetadata } from '#kit/sync/jpeg.ts';
import { PHOTO_BYTES } from '#kit/sync/photos.ts';
import { sha256 } from '#kit/sync/sha256.ts';
import type { NewPhoto } from './disk.ts';

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((b) => b.toString(16).padStart(2, '0')).join('');

const hashOf = async (bytes: ArrayBuffer): Promise<string> => {
  // Absent over plain http.
  const native = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return native ? hex(await native.digest('SHA-256', bytes)) : sha256(new Uint8Array(bytes));
};

/**
 * Makes a picture ready to be kept and sent: metadata off, named by its content. Make it small before (at
 * most 1 MB).
 */
export const readyPhoto = async (picture: Blob): Promise<Result<NewPhoto, 'photo.too_large'>> => {
  const bytes = withoutMetadata(new Uint8Array(await picture.arrayBuffer())).slice().buffer as ArrayBuffer;
  if (bytes.byteLength > PHOTO_BYTES) return refuse('photo.too_large');
  return ok({ hash: await hashOf(bytes), type: picture.type || 'image/jpeg', bytes });
};

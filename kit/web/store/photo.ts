import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { sha256 } from '#kit/pure/sha256.ts';
import { withoutMetadata } from '#kit/sync/jpeg.ts';
import { MAX_PHOTO_BYTES } from '#kit/sync/limits.ts';
import type { NewPhoto } from './disk.ts';

/**
 * Prepares a photo for storing and sending: removes its metadata and names it by its hash. Scale it down
 * before (at most 1 MB).
 */
export const toNewPhoto = async (picture: Blob): Promise<Result<NewPhoto, 'photo.too_large'>> => {
  const bytes = withoutMetadata(new Uint8Array(await picture.arrayBuffer())).slice().buffer as ArrayBuffer;
  if (bytes.byteLength > MAX_PHOTO_BYTES) return refuse('photo.too_large');
  return ok({ hash: await sha256(bytes), type: picture.type || 'image/jpeg', bytes });
};

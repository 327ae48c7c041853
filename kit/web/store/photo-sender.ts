import { missingParts, PART_BYTES } from '#kit/sync/limits.ts';
import type { QueuedPhoto } from '#kit/sync/photo-queue.ts';
import type { Upload } from '#kit/sync/photos.ts';
import type { CallRefused, CallResult } from '../call.ts';
import type { Disk } from './disk.ts';
import type { Transport } from './transport.ts';

const incomplete: CallRefused = { ok: false, code: 'server.fault' };
/**
 * True if the server rejected the photo itself. All other errors are network or server problems and are
 * retried.
 */
const isPhotoRejection = (code: string): boolean => code.startsWith('photo.');

const sendParts = async (
  photo: QueuedPhoto,
  bytes: ArrayBuffer,
  transport: Transport,
  saveProgress: (sentBytes: number) => Promise<void>,
): Promise<CallResult<Upload>> => {
  const { size } = photo;
  const resumed = photo.sentBytes > 0 ? await transport.getUploadStatus(photo) : null;
  if (resumed && (!resumed.ok || resumed.value.complete)) return resumed;
  for (const start of missingParts(size, resumed?.value.parts ?? [])) {
    const sent = await transport.uploadPart(photo, start, bytes.slice(start, start + PART_BYTES));
    if (!sent.ok || sent.value.complete) return sent;
    await saveProgress(Math.min(size, sent.value.parts.length * PART_BYTES));
  }
  return incomplete;
};

/** Sends one photo, resuming where it stopped. Null when it is done or refused; else the reason to pause. */
export const sendPhoto = async (
  disk: Disk,
  photo: QueuedPhoto,
  transport: Transport,
  progress: () => Promise<void>,
): Promise<CallRefused | null> => {
  const stored = await disk.photo(photo.userId, photo.hash);
  if (!stored) return null;
  const saveProgress = async (sentBytes: number): Promise<void> => {
    await disk.updatePhoto(photo, { sentBytes });
    await progress();
  };
  const result = await sendParts(photo, stored.bytes, transport, saveProgress);
  if (!result.ok && !isPhotoRejection(result.code)) return result;
  const noted = await disk.updatePhoto(
    photo,
    result.ok ? { state: 'sent', sentBytes: photo.size } : { state: 'refused', code: result.code },
  );
  // If it could not be stored, stop, or the photo is sent again forever.
  return noted.ok ? null : noted;
};

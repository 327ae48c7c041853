import { gzipSync, strToU8 } from 'fflate';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { missingParts, PART_BYTES } from '#kit/sync/limits.ts';
import { putPhotoPart } from '#kit/sync/photos.ts';
import { call, type CallResult } from '#kit/web/call.ts';
import { withRetries } from '#kit/web/online-call.ts';
import { sleep } from '#kit/web/sleep.ts';
import { restoreData } from '../contract.ts';
import type { Backup } from './read-file.ts';

export type Restored = ReplyOf<typeof restoreData>;
export interface PhotosSent {
  readonly missing: number;
  readonly failed: number;
}

/** Compressed: a tenth of the bytes, and a server does not wait long for a request body. */
export const sendRows = (backup: Backup): Promise<CallResult<Restored>> =>
  call(
    restoreData,
    { bytes: gzipSync(strToU8(backup.text)).slice().buffer as ArrayBuffer },
    { timeoutMs: 180_000 },
  );

const sendPhoto = async (hash: string, bytes: Uint8Array): Promise<boolean> => {
  for (const start of missingParts(bytes.length, [])) {
    const part = bytes.slice(start, start + PART_BYTES).buffer as ArrayBuffer;
    for (;;) {
      const answer = await withRetries(() =>
        call(putPhotoPart, { params: { hash, start }, query: { size: bytes.length }, bytes: part }),
      );
      if (answer.ok) break;
      if (answer.code !== 'request.too_many') return false;
      await sleep((answer.retryAfterSeconds ?? 60) * 1_000);
    }
  }
  return true;
};

/** Uploads the photos that the rows reference, one at a time. The server verifies each by its hash. */
export const sendPhotos = async (
  backup: Backup,
  hashes: readonly string[],
  onDone: (n: number) => void,
): Promise<PhotosSent> => {
  let [missing, failed] = [0, 0];
  for (const [i, hash] of hashes.entries()) {
    const bytes = await backup.photo(hash);
    if (!bytes) missing += 1;
    else if (!(await sendPhoto(hash, bytes))) failed += 1;
    onDone(i + 1);
  }
  return { missing, failed };
};

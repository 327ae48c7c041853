/** Limits of one exchange. After failures a device sends less. */
export const BATCH_COMMANDS = 50;
export const BATCH_BYTES = 256 * 1024;
/** Maximum number of rows in a reply. After failures a device requests fewer. */
export const PAGE_ROWS = 1000;

/** Maximum number of pending commands in a base version. */
export const MAX_PENDING = 1000;

/** Maximum number of unseen rows in a refusal. */
export const MAX_UNSEEN = 50;

/** A photo is uploaded in parts of this size, so that it gets through a link that breaks every minute. */
export const PART_BYTES = 64 * 1024;
export const MAX_PHOTO_BYTES = 1024 * 1024;

/** Offsets of the missing parts, in order. */
export const missingParts = (size: number, receivedStarts: readonly number[]): number[] => {
  const missing: number[] = [];
  for (let start = 0; start < size; start += PART_BYTES)
    if (!receivedStarts.includes(start)) missing.push(start);
  return missing;
};

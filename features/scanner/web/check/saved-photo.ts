import { GUEST } from '#kit/web/store/database.ts';
import type { Store } from '#kit/web/store/store.ts';

/**
 * A photo whose check has started but not ended: it survives a killed tab. Stored as bytes, because Safari
 * loses Blobs.
 */
export interface SavedPhoto {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  readonly crop: string | null;
  readonly fieldId: string | null;
  readonly takenAt: string;
}

/** A larger file would fill a small phone; it is still in the gallery. */
const MAX_BYTES = 20_000_000;

const keyOf = (store: Store): string => `scan-photo:${store.snapshot().userId ?? GUEST}`;

export const writeSavedPhoto = async (store: Store, photo: SavedPhoto): Promise<void> => {
  if (photo.bytes.byteLength <= MAX_BYTES) await store.keepMeta(keyOf(store), photo);
};

export const readSavedPhoto = async (store: Store): Promise<SavedPhoto | null> =>
  (await store.readMeta<SavedPhoto>(keyOf(store))) ?? null;

export const deleteSavedPhoto = async (store: Store): Promise<void> => {
  await store.keepMeta(keyOf(store), undefined);
};

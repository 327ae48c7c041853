import { logError } from '#kit/web/log.ts';
import type { NewPhoto, Store } from '#kit/web/store/store.ts';

/** Photos of unsaved entries, by form. Stored as bytes, because Safari loses Blobs. */
type PhotosByForm = Readonly<Record<string, readonly NewPhoto[]>>;

const keyOf = (store: Store): string | null => {
  const { userId } = store.snapshot();
  return userId && `entry-photos:${userId}`;
};
const read = async (store: Store, key: string): Promise<PhotosByForm> =>
  (await store.readMeta<PhotosByForm>(key)) ?? {};

// All forms share one record, so that they can be deleted together. Writes are therefore serialised.
let lastWrite: Promise<unknown> = Promise.resolve();

export const readSavedPhotos = async (store: Store, form: string): Promise<readonly NewPhoto[]> => {
  const key = keyOf(store);
  await lastWrite;
  return (key && (await read(store, key).catch((): PhotosByForm => ({})))[form]) || [];
};

/** Never rejects: the entry itself can be saved even if the phone has no space for the draft's photos. */
export const savePhotos = (store: Store, form: string, photos: readonly NewPhoto[]): Promise<unknown> => {
  const key = keyOf(store);
  lastWrite = lastWrite
    .then(async () => {
      if (!key) return;
      const { [form]: before, ...others } = await read(store, key);
      if (photos.length === 0 && !before) return;
      const saved = photos.length > 0 ? { ...others, [form]: photos } : others;
      await store.keepMeta(key, Object.keys(saved).length > 0 ? saved : undefined);
    })
    .catch(logError('history.kept_photos'));
  return lastWrite;
};

import { logError } from '#kit/web/log.ts';
import type { NewPhoto, Store } from '#kit/web/store/store.ts';

/** Photos of unsaved entries, by form. Stored as bytes, because Safari loses Blobs. */
type Kept = Readonly<Record<string, readonly NewPhoto[]>>;

const keyOf = (store: Store): string | null => {
  const { userId } = store.snapshot();
  return userId && `entry-photos:${userId}`;
};
const read = async (store: Store, key: string): Promise<Kept> => (await store.readMeta<Kept>(key)) ?? {};

// All forms share one record, so that they can be deleted together. Writes are therefore serialised.
let last: Promise<unknown> = Promise.resolve();

export const savedPhotos = async (store: Store, form: string): Promise<readonly NewPhoto[]> => {
  const key = keyOf(store);
  await last;
  return (key && (await read(store, key).catch((): Kept => ({})))[form]) || [];
};

/** As far as the phone has space: an entry is saved even when its photo cannot be stored twice. */
export const savePhotos = (store: Store, form: string, photos: readonly NewPhoto[]): Promise<unknown> => {
  const key = keyOf(store);
  last = last
    .then(async () => {
      if (!key) return;
      const { [form]: before, ...others } = await read(store, key);
      if (photos.length === 0 && !before) return;
      const saved = photos.length > 0 ? { ...others, [form]: photos } : others;
      await store.keepMeta(key, Object.keys(saved).length > 0 ? saved : undefined);
    })
    .catch(logError('history.kept_photos'));
  return last;
};

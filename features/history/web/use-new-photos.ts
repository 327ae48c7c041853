import { useCallback, useEffect, useRef, useState } from 'react';
import type { PreparedPhoto } from '#kit/web/photo/take-photo.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { NewPhoto } from '#kit/web/store/store.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { savePhotos, readSavedPhotos } from './saved-photos.ts';
import { useHistoryWords } from './words.ts';

/**
 * An entry's new photos, stored on the phone until it is saved. `onPhotos` receives the stored ones, also
 * after a killed app.
 */
export const useNewPhotos = (form: string, onPhotos: (hashes: readonly string[]) => void) => {
  const words = useHistoryWords();
  const store = useStore();
  const taken = useRef<readonly PreparedPhoto[]>([]);
  const [resumed, setResumed] = useState(false);
  const setTaken = useCallback(
    (next: readonly PreparedPhoto[]): void => {
      taken.current = next;
      void savePhotos(
        store,
        form,
        next.map((t) => t.photo),
      );
    },
    [store, form],
  );

  useEffect(() => {
    let cancelled = false;
    void readSavedPhotos(store, form).then((photos) => {
      if (cancelled || photos.length === 0) return;
      const knownHashes = taken.current.map((t) => t.photo.hash);
      const restored = photos
        .filter((photo) => !knownHashes.includes(photo.hash))
        .map((photo) => ({ photo, picture: new Blob([photo.bytes], { type: photo.type }) }));
      taken.current = [...restored, ...taken.current];
      setResumed(true);
      onPhotos(taken.current.map((t) => t.photo.hash));
    });
    return () => {
      cancelled = true;
    };
  }, [store, form, onPhotos]);

  const addFiles = async (files: FileList | null): Promise<void> => {
    for (const file of files ?? []) {
      const { preparePhoto } = await import('#kit/web/photo/take-photo.ts');
      const photo = await preparePhoto(file);
      if (!photo.ok) {
        showToast(words.photoFailed, { tone: 'bad' });
        continue;
      }
      const { hash } = photo.value.photo;
      if (!taken.current.some((t) => t.photo.hash === hash)) setTaken([...taken.current, photo.value]);
      onPhotos([hash]);
    }
  };
  const keepOnly = useCallback(
    (hashes: readonly string[]): void => {
      const remaining = taken.current.filter((t) => hashes.includes(t.photo.hash));
      if (remaining.length < taken.current.length) setTaken(remaining);
    },
    [setTaken],
  );
  const forget = (): void => {
    setTaken([]);
    setResumed(false);
  };
  const photosOf = (hashes: readonly string[]): NewPhoto[] =>
    taken.current.map((t) => t.photo).filter((photo) => hashes.includes(photo.hash));
  const pictureOf = (hash: string): Blob | undefined =>
    taken.current.find((t) => t.photo.hash === hash)?.picture;
  return { take: addFiles, keepOnly, forget, of: photosOf, pictureOf, resumed };
};

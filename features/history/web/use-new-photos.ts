import { useCallback, useEffect, useRef, useState } from 'react';
import type { TakenPhoto } from '#kit/web/photo/take-photo.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { NewPhoto } from '#kit/web/store/store.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { savePhotos, savedPhotos } from './saved-photos.ts';
import { useHistoryWords } from './words.ts';

/**
 * An entry's new photos, stored on the phone until it is saved. `onPhotos` receives the stored ones, also
 * after a killed app.
 */
export const useNewPhotos = (form: string, onPhotos: (hashes: readonly string[]) => void) => {
  const words = useHistoryWords();
  const store = useStore();
  const taken = useRef<readonly TakenPhoto[]>([]);
  const [resumed, setResumed] = useState(false);
  const keep = useCallback(
    (next: readonly TakenPhoto[]): void => {
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
    void savedPhotos(store, form).then((photos) => {
      if (cancelled || photos.length === 0) return;
      const known = taken.current.map((t) => t.photo.hash);
      const back = photos
        .filter((photo) => !known.includes(photo.hash))
        .map((photo) => ({ photo, picture: new Blob([photo.bytes], { type: photo.type }) }));
      taken.current = [...back, ...taken.current];
      setResumed(true);
      onPhotos(taken.current.map((t) => t.photo.hash));
    });
    return () => {
      cancelled = true;
    };
  }, [store, form, onPhotos]);

  const take = async (files: FileList | null): Promise<void> => {
    for (const file of files ?? []) {
      const { takePhoto } = await import('#kit/web/photo/take-photo.ts');
      const photo = await takePhoto(file);
      if (!photo.ok) {
        showToast(words.photoFailed, { tone: 'bad' });
        continue;
      }
      const { hash } = photo.value.photo;
      if (!taken.current.some((t) => t.photo.hash === hash)) keep([...taken.current, photo.value]);
      onPhotos([hash]);
    }
  };
  const keepOnly = useCallback(
    (hashes: readonly string[]): void => {
      const left = taken.current.filter((t) => hashes.includes(t.photo.hash));
      if (left.length < taken.current.length) keep(left);
    },
    [keep],
  );
  const forget = (): void => {
    keep([]);
    setResumed(false);
  };
  const of = (hashes: readonly string[]): NewPhoto[] =>
    taken.current.map((t) => t.photo).filter((photo) => hashes.includes(photo.hash));
  const pictureOf = (hash: string): Blob | undefined =>
    taken.current.find((t) => t.photo.hash === hash)?.picture;
  return { take, keepOnly, forget, of, pictureOf, resumed };
};

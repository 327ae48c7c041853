import { useEffect, useRef, useState } from 'react';
import { savePhotos, readSavedPhotos } from '#features/history/web/saved-photos.ts';
import type { PreparedPhoto } from '#kit/web/photo/take-photo.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { NewPhoto } from '#kit/web/store/store.ts';
import { pickPhotos, type SkippedFile } from './pick-photos.ts';

export interface PostPhotos {
  /** When editing: the post's existing photos. */
  readonly kept: readonly string[];
  readonly taken: readonly PreparedPhoto[];
  readonly skipped: readonly SkippedFile[];
  readonly busy: boolean;
  add(files: FileList | null): Promise<void>;
  drop(hash: string): void;
  forget(): void;
  /** `photos`: the new ones. `images`: hashes of all. */
  photos(): NewPhoto[];
  images(): string[];
}

/**
 * The photos of a question or answer being written, stored beside its draft until it is posted. `before`:
 * those of an edited post, which has no draft.
 */
export const usePostPhotos = (form: string, before?: readonly string[]): PostPhotos => {
  const store = useStore();
  const isNew = before === undefined;
  const [kept, setKept] = useState<readonly string[]>(before ?? []);
  const [taken, setTaken] = useState<readonly PreparedPhoto[]>([]);
  const [skipped, setSkipped] = useState<readonly SkippedFile[]>([]);
  const [busy, setBusy] = useState(false);
  const latestTaken = useRef(taken);
  const keep = (next: readonly PreparedPhoto[]): void => {
    latestTaken.current = next;
    setTaken(next);
    if (isNew)
      void savePhotos(
        store,
        form,
        next.map((t) => t.photo),
      );
  };
  useEffect(() => {
    let cancelled = false;
    if (isNew)
      void readSavedPhotos(store, form).then((photos) => {
        if (cancelled || photos.length === 0 || latestTaken.current.length > 0) return;
        latestTaken.current = photos.map((photo) => ({
          photo,
          picture: new Blob([photo.bytes], { type: photo.type }),
        }));
        setTaken(latestTaken.current);
      });
    return () => {
      cancelled = true;
    };
  }, [store, form, isNew]);
  const add = async (files: FileList | null): Promise<void> => {
    setBusy(true);
    const picked = await pickPhotos([...(files ?? [])], latestTaken.current, kept);
    setBusy(false);
    setSkipped(picked.skipped);
    keep(picked.taken);
  };
  return {
    kept,
    taken,
    skipped,
    busy,
    add,
    drop: (hash) => {
      setSkipped([]);
      setKept(kept.filter((k) => k !== hash));
      keep(latestTaken.current.filter((t) => t.photo.hash !== hash));
    },
    forget: () => {
      setSkipped([]);
      keep([]);
    },
    photos: () => latestTaken.current.map((t) => t.photo),
    images: () => [...kept, ...latestTaken.current.map((t) => t.photo.hash)],
  };
};

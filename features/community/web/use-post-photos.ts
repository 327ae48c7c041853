import { useEffect, useRef, useState } from 'react';
import { keepPhotos, keptPhotos } from '#features/history/web/kept-photos.ts';
import type { TakenPhoto } from '#kit/web/photo/take-photo.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { NewPhoto } from '#kit/web/store/store.ts';
import { pickPhotos, type Skipped } from './pick-photos.ts';

export interface PostPhotos {
  readonly taken: readonly TakenPhoto[];
  readonly skipped: readonly Skipped[];
  readonly busy: boolean;
  add(files: FileList | null): Promise<void>;
  drop(hash: string): void;
  forget(): void;
  photos(): NewPhoto[];
}

/** The photos of a question or an answer that is being written, kept beside its draft until it is posted. */
export const usePostPhotos = (form: string): PostPhotos => {
  const store = useStore();
  const [taken, setTaken] = useState<readonly TakenPhoto[]>([]);
  const [skipped, setSkipped] = useState<readonly Skipped[]>([]);
  const [busy, setBusy] = useState(false);
  const newest = useRef(taken);
  const keep = (next: readonly TakenPhoto[]): void => {
    newest.current = next;
    setTaken(next);
    void keepPhotos(store, form, next.map((t) => t.photo));
  };
  useEffect(() => {
    let gone = false;
    void keptPhotos(store, form).then((photos) => {
      if (gone || photos.length === 0 || newest.current.length > 0) return;
      newest.current = photos.map((photo) => ({ photo, picture: new Blob([photo.bytes], { type: photo.type }) }));
      setTaken(newest.current);
    });
    return () => { gone = true; };
  }, [store, form]);
  const add = async (files: FileList | null): Promise<void> => {
    setBusy(true);
    const picked = await pickPhotos([...(files ?? [])], newest.current);
    setBusy(false);
    setSkipped(picked.skipped);
    keep(picked.taken);
  };
  return {
    taken, skipped, busy, add,
    drop: (hash) => { setSkipped([]); keep(newest.current.filter((t) => t.photo.hash !== hash)); },
    forget: () => { setSkipped([]); keep([]); },
    photos: () => newest.current.map((t) => t.photo),
  };
};

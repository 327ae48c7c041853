import { useCallback, useEffect, useState } from 'react';
import { noted } from '#kit/web/log.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { dropKeptPhoto, keepPhoto, type KeptPhoto, readKeptPhoto } from './kept-photo.ts';

/** The photo whose check was cut off, and the keeping of one that is being checked now. */
export const useKeptPhoto = () => {
  const store = useStore();
  const [left, setLeft] = useState<KeptPhoto | null>(null);
  useEffect(() => {
    void readKeptPhoto(store).then(setLeft, noted('scanner.use_kept_photo'));
  }, [store]);
  const keep = useCallback(
    (photo: KeptPhoto): Promise<void> => {
      setLeft(null);
      return keepPhoto(store, photo).catch(noted('scanner.use_kept_photo'));
    },
    [store],
  );
  const forget = useCallback(async (): Promise<void> => {
    setLeft(null);
    await dropKeptPhoto(store);
  }, [store]);
  return { left, offer: setLeft, keep, forget };
};

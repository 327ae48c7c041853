import { useCallback, useEffect, useState } from 'react';
import { logError } from '#kit/web/log.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { deleteSavedPhoto, writeSavedPhoto, type SavedPhoto, readSavedPhoto } from './saved-photo.ts';

/** The photo of an interrupted check, and storing one that is being checked. */
export const useSavedPhoto = () => {
  const store = useStore();
  const [interruptedPhoto, setLeft] = useState<SavedPhoto | null>(null);
  useEffect(() => {
    void readSavedPhoto(store).then(setLeft, logError('scanner.use_kept_photo'));
  }, [store]);
  const storePhoto = useCallback(
    (photo: SavedPhoto): Promise<void> => {
      setLeft(null);
      return writeSavedPhoto(store, photo).catch(logError('scanner.use_kept_photo'));
    },
    [store],
  );
  const discardPhoto = useCallback(async (): Promise<void> => {
    setLeft(null);
    await deleteSavedPhoto(store);
  }, [store]);
  return { left: interruptedPhoto, offer: setLeft, keep: storePhoto, forget: discardPhoto };
};

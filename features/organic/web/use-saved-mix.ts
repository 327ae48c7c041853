import { useCallback, useEffect, useState } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { logError } from '#kit/web/log.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import type { Preparation } from '#knowledge/types.ts';
import type { Choice } from '../domain/choose.ts';
import type { Shown } from '../domain/day.ts';

/**
 * Actions shown on this phone, and the last card in full, so that it opens even when its book cannot be
 * loaded.
 */
export interface SavedMix {
  readonly userId: string;
  readonly shown: Shown;
  readonly last: { readonly day: Day; readonly choice: Choice; readonly recipe: Preparation } | null;
  /** The day on which every suitable action had been shown. */ readonly spent?: Day;
}

const KEY = 'organic';

/** For this farmer only; undefined until read. */
export const useSavedMix = (): readonly [SavedMix | undefined, (next: SavedMix) => void] => {
  const store = useStore();
  const userId = useStoreUser();
  const [saved, setSaved] = useState<SavedMix | undefined>(undefined);
  useEffect(() => {
    let cancelled = false;
    const mine = (found: SavedMix | undefined): SavedMix =>
      found && found.userId === userId ? found : { userId: userId ?? '', shown: {}, last: null };
    store
      .readMeta<SavedMix>(KEY)
      .then(mine, () => mine(undefined))
      .then((found) => {
        if (!cancelled) setSaved(found);
      });
    return () => {
      cancelled = true;
    };
  }, [store, userId]);
  const keep = useCallback(
    (next: SavedMix) => {
      setSaved(next);
      void store.keepMeta(KEY, next).catch(logError('organic.use_kept'));
    },
    [store],
  );
  return [saved?.userId === (userId ?? '') ? saved : undefined, keep];
};

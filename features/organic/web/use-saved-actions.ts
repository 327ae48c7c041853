import { useCallback, useEffect, useState } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { logError } from '#kit/web/log.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import type { Preparation } from '#knowledge/types.ts';
import type { ShownByDay } from '../domain/day.ts';
import type { Choice } from '../domain/rank-actions.ts';

/**
 * Actions shown on this phone, and the last card in full, so that it opens even when its book cannot be
 * loaded.
 */
export interface SavedActions {
  readonly userId: string;
  readonly shown: ShownByDay;
  readonly last: { readonly day: Day; readonly choice: Choice; readonly recipe: Preparation } | null;
  /** The day on which every suitable action had been shown. */ readonly spent?: Day;
}

const KEY = 'organic';

/** For this farmer only; undefined until read. */
export const useSavedActions = (): readonly [SavedActions | undefined, (next: SavedActions) => void] => {
  const store = useStore();
  const userId = useStoreUser();
  const [saved, setSaved] = useState<SavedActions | undefined>(undefined);
  useEffect(() => {
    let cancelled = false;
    const forThisUser = (found: SavedActions | undefined): SavedActions =>
      found && found.userId === userId ? found : { userId: userId ?? '', shown: {}, last: null };
    store
      .readMeta<SavedActions>(KEY)
      .then(forThisUser, () => forThisUser(undefined))
      .then((found) => {
        if (!cancelled) setSaved(found);
      });
    return () => {
      cancelled = true;
    };
  }, [store, userId]);
  const save = useCallback(
    (next: SavedActions) => {
      setSaved(next);
      void store.keepMeta(KEY, next).catch(logError('organic.use_kept'));
    },
    [store],
  );
  return [saved?.userId === (userId ?? '') ? saved : undefined, save];
};

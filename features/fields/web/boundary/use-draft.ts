import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, draftStore, type SaveResult, type Way } from './draft-store.ts';

interface DraftControl {
  /** Null when there is none; undefined while loading. */
  readonly found: Draft | null | undefined;
  /** The result of the last write. */
  readonly kept: SaveResult;
  readonly keep: (way: Way, state: unknown) => void;
  readonly drop: () => Promise<void>;
  /** Reads again after a write. */
  readonly look: () => Promise<void>;
}

/** The draft of one field. Writes are serialised, so that an older state never overwrites a newer one. */
export const useDraft = (key: string): DraftControl => {
  const [found, setFound] = useState<Draft | null>();
  const [kept, setKept] = useState<SaveResult>('kept');
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    let cancelled = false;
    void draftStore.read(key).then((draft) => {
      if (!cancelled) setFound(draft);
    });
    return () => {
      cancelled = true;
    };
  }, [key]);
  const keep = useCallback(
    (way: Way, state: unknown) => {
      last.current = last.current
        .then(() => draftStore.keep(key, { way, state, savedAt: Date.now() }))
        .then(setKept);
    },
    [key],
  );
  const drop = useCallback(() => {
    const dropped = last.current
      .then(() => draftStore.drop(key))
      .then(() => {
        setFound(null);
        setKept('kept');
      });
    last.current = dropped;
    return dropped;
  }, [key]);
  const look = useCallback(() => last.current.then(() => draftStore.read(key)).then(setFound), [key]);
  return { found, kept, keep, drop, look };
};

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, draftStore, type SaveResult, type BoundaryMethod } from './draft-store.ts';

export interface DraftControl {
  /** Null when there is none; undefined while loading. */
  readonly savedDraft: Draft | null | undefined;
  /** The result of the last write. */
  readonly saveResult: SaveResult;
  readonly saveDraft: (way: BoundaryMethod, state: unknown) => void;
  readonly deleteDraft: () => Promise<void>;
  /** Reads again after a write. */
  readonly reloadDraft: () => Promise<void>;
}

/** The draft of one field. Writes are serialised, so that an older state never overwrites a newer one. */
export const useDraft = (key: string): DraftControl => {
  const [savedDraft, setFound] = useState<Draft | null>();
  const [saveResult, setSaveResult] = useState<SaveResult>('kept');
  const lastWrite = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    let cancelled = false;
    void draftStore.read(key).then((draft) => {
      if (!cancelled) setFound(draft);
    });
    return () => {
      cancelled = true;
    };
  }, [key]);
  const saveDraft = useCallback(
    (way: BoundaryMethod, state: unknown) => {
      lastWrite.current = lastWrite.current
        .then(() => draftStore.writeDraft(key, { way, state, savedAt: Date.now() }))
        .then(setSaveResult);
    },
    [key],
  );
  const deleteDraft = useCallback(() => {
    const deletion = lastWrite.current
      .then(() => draftStore.removeDraft(key))
      .then(() => {
        setFound(null);
        setSaveResult('kept');
      });
    lastWrite.current = deletion;
    return deletion;
  }, [key]);
  const reloadDraft = useCallback(
    () => lastWrite.current.then(() => draftStore.read(key)).then(setFound),
    [key],
  );
  return { savedDraft, saveResult, saveDraft, deleteDraft, reloadDraft };
};

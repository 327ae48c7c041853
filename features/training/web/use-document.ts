import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallRefused, CallResult } from '#kit/web/call.ts';
import { logError } from '#kit/web/log.ts';
import { useRetryOnline } from '#kit/web/network.ts';
import { isTemporary, withRetries } from '#kit/web/online-call.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import { saveDocument, readSaved, readSavedIndex } from './saved-documents.ts';

interface DocumentRequest<T> {
  readonly key: string;
  readonly versionOf: (value: T) => string;
  readonly call: () => Promise<CallResult<T>>;
  /**
   * The current edition of a large document, null while unknown: the cached copy is refreshed only for
   * another edition.
   */
  readonly edition?: string | null;
}
export interface Loaded<T> {
  readonly value: T | null;
  readonly refusal: CallRefused | null;
  readonly isLoading: boolean;
  refresh(): void;
}

const sizeOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/**
 * A training document: from this phone at once, from the server when online. Read once, it is cached for
 * offline use. `call` and `versionOf` depend only on `key` and may be new functions each time.
 */
export const useDocument = <T>({ key, versionOf, call, edition }: DocumentRequest<T>): Loaded<T> => {
  const store = useStore();
  const userId = useStoreUser();
  const [value, setValue] = useState<T | null>(null);
  const [refusal, setRefusal] = useState<CallRefused | null>(null);
  const [isLoading, setAsking] = useState(true);
  const latest = useRef({ versionOf, call });
  useEffect(() => {
    latest.current = { versionOf, call };
  });
  const load = useCallback(
    async (isGone: () => boolean) => {
      if (userId === null) return;
      setAsking(true);
      const saved = await readSaved<T>(store, userId, key).catch(() => null);
      if (saved !== null && !isGone()) setValue(saved);
      const note =
        edition === undefined || saved === null
          ? undefined
          : (await readSavedIndex(store, userId).catch(() => null))?.[key];
      if (note && (edition === null || note.version === edition)) {
        if (!isGone()) setAsking(false);
        return;
      }
      if (isGone()) return;
      const answer = await withRetries(latest.current.call, saved === null ? 2 : 0);
      if (answer.ok)
        await saveDocument(store, userId, key, answer.value, {
          bytes: sizeOf(answer.value),
          at: Date.now(),
          version: edition ?? latest.current.versionOf(answer.value),
        }).catch(logError('training.use_document'));
      if (isGone()) return;
      if (answer.ok) setValue(answer.value);
      setRefusal(answer.ok ? null : answer);
      setAsking(false);
    },
    [store, userId, key, edition],
  );
  useEffect(() => {
    let cancelled = false;
    void load(() => cancelled);
    return () => {
      cancelled = true;
    };
  }, [load]);
  const refresh = useCallback(() => {
    void load(() => false);
  }, [load]);
  useRetryOnline(refusal && isTemporary(refusal.code) ? refresh : null);
  return { value, refusal, isLoading, refresh };
};

import { useEffect, useState } from 'react';
import { useRows, useStoreState, useSyncStatus } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import type { Field } from '../../domain/field.ts';
import { newestFirst } from './newest-first.ts';

/** Timeout for the first rows of a new phone, after which the screen reports a problem. */
const FIRST_LOAD_TIMEOUT_MS = 8_000;

export interface FieldList {
  readonly fields: readonly WithPending<Field>[];
  /** `loading` and `failed` only while nothing is known: stored rows are always shown. */
  readonly state: 'ready' | 'loading' | 'failed';
}

export const useFieldList = (): FieldList => {
  const fields = newestFirst(useRows<Field>('field'));
  const storeState = useStoreState();
  const { online } = useSyncStatus();
  const [isLate, setIsLate] = useState(false);
  const isFirstLoad = storeState === 'filling';
  useEffect(() => {
    setIsLate(false);
    if (!isFirstLoad) return;
    const timer = setTimeout(() => setIsLate(true), FIRST_LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isFirstLoad, online]);
  if (fields.length > 0 || storeState === 'open') return { fields, state: 'ready' };
  return { fields, state: storeState === 'unavailable' || isLate || !online ? 'failed' : 'loading' };
};

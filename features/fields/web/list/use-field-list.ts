import { useEffect, useState } from 'react';
import { useRows, useStoreState, useSyncStatus } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import type { Field } from '../../domain/field.ts';
import { newestFirst } from './newest-first.ts';

/** Timeout for the first rows of a new phone, after which the screen reports a problem. */
const PATIENCE_MS = 8_000;

export interface FieldList {
  readonly fields: readonly WithPending<Field>[];
  /** `loading` and `failed` only while nothing is known: stored rows are always shown. */
  readonly state: 'ready' | 'loading' | 'failed';
}

export const useFieldList = (): FieldList => {
  const fields = newestFirst(useRows<Field>('field'));
  const store = useStoreState();
  const { online } = useSyncStatus();
  const [late, setLate] = useState(false);
  const filling = store === 'filling';
  useEffect(() => {
    setLate(false);
    if (!filling) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [filling, online]);
  if (fields.length > 0 || store === 'open') return { fields, state: 'ready' };
  return { fields, state: store === 'unavailable' || late || !online ? 'failed' : 'loading' };
};

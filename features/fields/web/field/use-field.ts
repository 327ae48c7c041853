import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useRow, useStoreState, useSyncStatus } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import type { Field } from '../../domain/field.ts';
import { useFieldWords } from '../words.ts';

/**
 * The field with this id, undefined while loading. Redirects to the list with a message if the field does not
 * exist (FDC-02), except while this screen deletes it (`isRemoving`).
 */
export const useField = (id: string, isRemoving = false): WithPending<Field> | undefined => {
  const words = useFieldWords();
  const field = useRow<Field>('field', id);
  const { online } = useSyncStatus();
  const state = useStoreState();
  const [, go] = useLocation();
  // On a new phone the first sync may still be running.
  const missing = !field && !isRemoving && (state !== 'filling' || !online);
  useEffect(() => {
    if (!missing) return;
    showToast(words.notFound, { tone: 'bad' });
    go('/fields', { replace: true });
  }, [missing, words, go]);
  return field;
};

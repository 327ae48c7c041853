import { useRowsOf } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import type { FieldEvent } from '../domain/event.ts';

/**
 * The history entries of a field. In its own module: cards on the first screen need it, and none of the
 * timeline's words.
 */
export const useEventsOf = (fieldId: string): readonly WithPending<FieldEvent>[] | null =>
  useRowsOf<FieldEvent>('field_event', 'field_id', fieldId);

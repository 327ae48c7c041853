import { useRowsOf } from '#kit/web/store/hooks.ts';
import type { Held } from '#kit/web/store/store.ts';
import type { FieldEvent } from '../domain/event.ts';

/**
 * What was written down for a field. It stands alone: cards on the first screen need it, and none of the
 * words of a timeline.
 */
export const useEventsOf = (fieldId: string): readonly Held<FieldEvent>[] | null =>
  useRowsOf<FieldEvent>('field_event', 'field_id', fieldId);

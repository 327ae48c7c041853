import { useMemo } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { newestFirst, type TimelineEntry } from '../domain/timeline.ts';
import { toTimelineEntry } from './timeline-entry.ts';
import { useEventsOf } from './use-events.ts';
import { useHistoryWords } from './words.ts';

/**
 * The full history of a field, newest first. Null while it loads from local storage. `others`: entries from
 * other features.
 */
export const useTimeline = (
  field: Field,
  others: readonly TimelineEntry[] | null,
): readonly TimelineEntry[] | null => {
  const words = useHistoryWords();
  const format = useFormat();
  const fieldEvents = useEventsOf(field.id);
  return useMemo(() => {
    if (fieldEvents === null || others === null) return null;
    const creationEntry: TimelineEntry = {
      id: `made-${field.id}`,
      day: dayInNairobi(new Date(field.created_at)),
      kind: 'field',
      title: words.entries.fieldMade,
      detail: null,
      photo: null,
      href: null,
    };
    return [...fieldEvents.map((e) => toTimelineEntry(e, words, format)), ...others, creationEntry].sort(
      newestFirst,
    );
  }, [fieldEvents, others, field.id, field.created_at, words, format]);
};

import { useState } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { fitted, useDraftForm } from '#kit/web/draft-form.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { type Draft, draftOf, emptyDraft, isEmptyDraft } from '../domain/draft.ts';
import { type EventType, eventTypes, type FieldEvent, quantityUnits } from '../domain/event.ts';

export interface EntryDraftOptions {
  readonly fieldId: string;
  /** The edited entry; absent for a new one. */ readonly before: FieldEvent | null;
  readonly type: EventType | null;
}
interface Writing {
  readonly draft: Draft;
  readonly begun: Begun<FieldEvent> | null;
}

const lists = { event_type: [null, ...eventTypes], quantity_unit: [null, ...quantityUnits] };

/** The draft of an unsaved entry. New photos are stored separately, with their bytes. */
export const useEntryDraft = ({ fieldId, before, type }: EntryDraftOptions, today: Day) => {
  const store = useStore();
  const [name] = useState(before ? `entry:${before.id}` : `entry:${fieldId}`);
  const start = (): Writing =>
    before
      ? { draft: draftOf(before), begun: store.begin(before) }
      : { draft: emptyDraft(today, type), begun: null };
  const read = (saved: unknown): Writing | null => {
    const { draft: written, begun = null } = (saved ?? {}) as Partial<Writing>;
    if (!written || (before && (begun?.row?.id !== before.id || typeof begun.covered !== 'number')))
      return null;
    const first = before && begun ? draftOf(begun.row) : emptyDraft(today, type);
    const draft = fitted(first, written, lists);
    const here = { ...draft, photos: draft.photos.filter((hash) => first.photos.includes(hash)) };
    const nothing = before ? JSON.stringify(here) === JSON.stringify(first) : isEmptyDraft(here);
    return nothing ? null : { draft: here, begun: before && begun };
  };
  return { name, ...useDraftForm<Writing>(name, read, start) };
};

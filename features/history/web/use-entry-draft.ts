import { useState } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { restrictToShape, useDraftForm } from '#kit/web/draft-form.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { type Draft, draftOf, emptyDraft, isEmptyDraft } from '../domain/draft.ts';
import { type EventType, eventTypes, type FieldEvent, quantityUnits } from '../domain/event.ts';

export interface EntryDraftOptions {
  readonly fieldId: string;
  /** The edited entry; absent for a new one. */ readonly before: FieldEvent | null;
  readonly type: EventType | null;
}
interface StoredDraft {
  readonly draft: Draft;
  readonly begun: Begun<FieldEvent> | null;
}

const allowedValues = { event_type: [null, ...eventTypes], quantity_unit: [null, ...quantityUnits] };

/** The draft of an unsaved entry. New photos are stored separately, with their bytes. */
export const useEntryDraft = ({ fieldId, before, type }: EntryDraftOptions, today: Day) => {
  const store = useStore();
  const [name] = useState(before ? `entry:${before.id}` : `entry:${fieldId}`);
  const start = (): StoredDraft =>
    before
      ? { draft: draftOf(before), begun: store.startForm(before) }
      : { draft: emptyDraft(today, type), begun: null };
  const read = (saved: unknown): StoredDraft | null => {
    const { draft: savedDraft, begun = null } = (saved ?? {}) as Partial<StoredDraft>;
    if (!savedDraft || (before && (begun?.row?.id !== before.id || typeof begun.covered !== 'number')))
      return null;
    const initialDraft = before && begun ? draftOf(begun.row) : emptyDraft(today, type);
    const draft = restrictToShape(initialDraft, savedDraft, allowedValues);
    const withoutNewPhotos = {
      ...draft,
      photos: draft.photos.filter((hash) => initialDraft.photos.includes(hash)),
    };
    const isUnchanged = before
      ? JSON.stringify(withoutNewPhotos) === JSON.stringify(initialDraft)
      : isEmptyDraft(withoutNewPhotos);
    return isUnchanged ? null : { draft: withoutNewPhotos, begun: before && begun };
  };
  return { name, ...useDraftForm<StoredDraft>(name, read, start) };
};

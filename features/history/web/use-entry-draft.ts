import { useState } from 'react';
import type { Day } from '#kit/pure/days.ts';
import { restrictToShape, useDraftForm } from '#kit/web/draft-form.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { type Draft, draftOf, emptyDraft, isEmptyDraft } from '../domain/draft.ts';
import { type EventType, eventTypes, type FieldEvent, quantityUnits } from '../domain/event.ts';

export interface EntryDraftOptions {
  readonly fieldId: string;
  /** The edited entry; absent for a new one. */ readonly existingEntry: FieldEvent | null;
  readonly type: EventType | null;
}
interface StoredDraft {
  readonly draft: Draft;
  readonly begun: Begun<FieldEvent> | null;
}

const allowedValues = { event_type: [null, ...eventTypes], quantity_unit: [null, ...quantityUnits] };

/** The draft of an unsaved entry. New photos are stored separately, with their bytes. */
export const useEntryDraft = ({ fieldId, existingEntry, type }: EntryDraftOptions, today: Day) => {
  const store = useStore();
  const [name] = useState(existingEntry ? `entry:${existingEntry.id}` : `entry:${fieldId}`);
  const start = (): StoredDraft =>
    existingEntry
      ? { draft: draftOf(existingEntry), begun: store.startForm(existingEntry) }
      : { draft: emptyDraft(today, type), begun: null };
  const read = (saved: unknown): StoredDraft | null => {
    const { draft: savedDraft, begun = null } = (saved ?? {}) as Partial<StoredDraft>;
    if (
      !savedDraft ||
      (existingEntry && (begun?.row?.id !== existingEntry.id || typeof begun.covered !== 'number'))
    )
      return null;
    const initialDraft = existingEntry && begun ? draftOf(begun.row) : emptyDraft(today, type);
    const draft = restrictToShape(initialDraft, savedDraft, allowedValues);
    const withoutNewPhotos = {
      ...draft,
      photos: draft.photos.filter((hash) => initialDraft.photos.includes(hash)),
    };
    const isUnchanged = existingEntry
      ? JSON.stringify(withoutNewPhotos) === JSON.stringify(initialDraft)
      : isEmptyDraft(withoutNewPhotos);
    return isUnchanged ? null : { draft: withoutNewPhotos, begun: existingEntry && begun };
  };
  return { name, ...useDraftForm<StoredDraft>(name, read, start) };
};

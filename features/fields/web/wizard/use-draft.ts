import { useCallback, useRef, useState } from 'react';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { blankDraft, type FieldDraft, isBlank, readDraft } from '../../domain/draft.ts';

const keyOf = (userId: string): string => `field_draft_${userId}`;

const kept = (userId: string): FieldDraft => {
  try { return readDraft(JSON.parse(readPreference(keyOf(userId)) ?? 'null')); } catch { return blankDraft; }
};

export const dropFieldDraft = (userId: string): void => writePreference(keyOf(userId), null);

/** A half-made field, kept with every change, so that a killed app loses nothing. One for each user of the phone. */
export const useDraft = (userId: string) => {
  const [draft, setDraft] = useState(() => kept(userId));
  const resumed = useRef(!isBlank(draft));
  const newest = useRef(draft);
  const change = useCallback((part: Partial<FieldDraft>) => {
    newest.current = { ...newest.current, ...part };
    setDraft(newest.current);
    writePreference(keyOf(userId), JSON.stringify(newest.current));
  }, [userId]);
  const forget = useCallback(() => {
    newest.current = blankDraft;
    dropFieldDraft(userId);
  }, [userId]);
  return { draft, change, forget, /** As it stands now, for an act that runs right after a change. */ current: () => newest.current, resumed: resumed.current };
};

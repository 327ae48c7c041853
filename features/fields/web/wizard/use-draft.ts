import { useCallback, useRef } from 'react';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { blankDraft, type FieldDraft, isBlank, readDraft } from '../../domain/draft.ts';

/** An unfinished field. */
export const useDraft = () => {
  const {
    value: draft,
    update,
    forget,
    current,
  } = useDraftForm<FieldDraft>('field', readDraft, () => blankDraft);
  const resumed = useRef(!isBlank(draft));
  const change = useCallback((part: Partial<FieldDraft>) => update((now) => ({ ...now, ...part })), [update]);
  return { draft, change, forget, current, resumed: resumed.current };
};

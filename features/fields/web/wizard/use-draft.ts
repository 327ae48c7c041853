import { useCallback, useRef } from 'react';
import { useKeptForm } from '#kit/web/kept-form.ts';
import { blankDraft, type FieldDraft, isBlank, readDraft } from '../../domain/draft.ts';

/** A half-made field. */
export const useDraft = () => {
  const {
    value: draft,
    keep,
    forget,
    current,
  } = useKeptForm<FieldDraft>('field', readDraft, () => blankDraft);
  const resumed = useRef(!isBlank(draft));
  const change = useCallback((part: Partial<FieldDraft>) => keep((now) => ({ ...now, ...part })), [keep]);
  return { draft, change, forget, current, resumed: resumed.current };
};

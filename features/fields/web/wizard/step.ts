import type { FieldDraft } from '../../domain/draft.ts';

export interface StepProps {
  readonly draft: FieldDraft;
  readonly change: (part: Partial<FieldDraft>) => void;
  /** To the next step; on the last one it saves. */
  readonly onward: () => void;
}

/**
 * How long a choice is seen before the wizard moves on by itself (WIZ-13), and how long it waits before it
 * makes up a name (WIZ-03).
 */
export const ADVANCE_MS = 300;
export const SUBMIT_MS = 500;
export const NAME_MS = 1_200;

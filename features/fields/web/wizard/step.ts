import type { FieldDraft } from '../../domain/draft.ts';

export interface StepProps {
  readonly draft: FieldDraft;
  readonly change: (part: Partial<FieldDraft>) => void;
  /** Goes to the next step. On the last step, saves. */
  readonly goForward: () => void;
}

/**
 * How long a choice is shown before the wizard advances (WIZ-13), and the delay before it suggests a default
 * name (WIZ-03).
 */
export const ADVANCE_MS = 300;
export const SUBMIT_MS = 500;
export const NAME_IDEA_DELAY_MS = 1_200;

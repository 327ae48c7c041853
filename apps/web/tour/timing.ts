/** Delays of the tour in milliseconds (TOU-03, TOU-05). */
export const NAVIGATE_AFTER_MS = 1_000;
export const ADVANCE_AFTER_MS = 1_000;
export const IDLE_MS = 120_000;

export type Step = 1 | 2 | 3;
/** Where Next leads from each step; a part that is not open yet is described but not opened. */
export const stepTargets: Readonly<Record<Step, { readonly path: string; readonly search: string }>> = {
  1: { path: '/chat', search: '' },
  2: { path: '/community', search: '?tab=questions' },
  3: { path: '/dashboard', search: '' },
};

import { stepTargets } from './timing.ts';

/** Screens of the tour itself, without unfinished work. */
const tourPaths: readonly string[] = Object.values(stepTargets).map(({ path }) => path);

const isTyping = (): boolean =>
  document.activeElement?.matches('input,textarea,select,[contenteditable]') ?? false;
const hasOpenDialog = (): boolean =>
  document.querySelector('[aria-modal="true"],[role="alertdialog"]') !== null;

/** Whether the tour would cover no work in progress. */
export const hasNoOpenWork = (path: string): boolean =>
  tourPaths.includes(path) && !isTyping() && !hasOpenDialog();

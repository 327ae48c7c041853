import { targets } from './timing.ts';

/** Screens of the tour itself, without unfinished work. */
const screens: readonly string[] = Object.values(targets).map(({ path }) => path);

const isTyping = (): boolean =>
  document.activeElement?.matches('input,textarea,select,[contenteditable]') ?? false;
const isOpen = (): boolean => document.querySelector('[aria-modal="true"],[role="alertdialog"]') !== null;

/** Whether the tour would cover no work in progress. */
export const isCalm = (path: string): boolean => screens.includes(path) && !isTyping() && !isOpen();

import type { Step } from './timing.ts';

let step: Step = 1;
const listeners = new Set<() => void>();

/** The step that the tour's row shows. It outlives the row, because each step leads away from home. */
export const reachedStep = {
  get: (): Step => step,
  set: (next: Step): void => {
    step = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

import { useCallback, useRef, useState } from 'react';

/** Runs an action at most once at a time: `busy` while it runs, and further taps are ignored. */
export const useExclusiveAction = <Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): { busy: boolean; run: (...args: Args) => void } => {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    (...args: Args) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      void action(...args).finally(() => {
        running.current = false;
        setBusy(false);
      });
    },
    [action],
  );
  return { busy, run };
};

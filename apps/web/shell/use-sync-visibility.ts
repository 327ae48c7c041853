import { useEffect, useState } from 'react';
import type { SyncStatus } from '#kit/web/store/store.ts';

/** Delay before unsent items show, so that quickly sent items do not move the page. */
const SHOW_DELAY_MS = 2_000;

/** Whether what is unsent shows. Once shown it stays until there is nothing left to say. */
export const useSyncVisibility = (hasContent: boolean, status: SyncStatus): boolean => {
  const isBrief =
    status.online &&
    status.refused + status.overwritten === 0 &&
    (status.state === 'sending' || status.state === 'idle');
  const [isDelayOver, setDelayOver] = useState(false);
  useEffect(() => {
    if (!hasContent || !isBrief) {
      setDelayOver(hasContent);
      return undefined;
    }
    const timer = setTimeout(setDelayOver, SHOW_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, [hasContent, isBrief]);
  return hasContent && (isDelayOver || !isBrief);
};

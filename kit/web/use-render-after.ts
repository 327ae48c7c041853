import { useCallback, useState } from 'react';

/** Preact leaves a box or a list as the farmer set it until its component renders again: so it does when the change is kept, or could not be. */
export const useRenderAfter = (): ((change: Promise<unknown>) => void) => {
  const [, again] = useState(0);
  return useCallback((change) => { void change.finally(() => again((n) => n + 1)); }, []);
};

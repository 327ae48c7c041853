import { useEffect, useState } from 'react';
import { hasNoOpenWork } from './calm.ts';

/** Checks again whenever the focus moves, because starting work moves the focus. */
export const useHasNoOpenWork = (path: string): boolean => {
  const [isFree, setFree] = useState(() => hasNoOpenWork(path));
  useEffect(() => {
    const update = (): void => setFree(hasNoOpenWork(path));
    // After the focus has settled.
    const updateLater = (): void => {
      setTimeout(update, 0);
    };
    update();
    document.addEventListener('focusin', updateLater);
    document.addEventListener('focusout', updateLater);
    return () => {
      document.removeEventListener('focusin', updateLater);
      document.removeEventListener('focusout', updateLater);
    };
  }, [path]);
  return isFree;
};

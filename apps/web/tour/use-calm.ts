import { useEffect, useState } from 'react';
import { isCalm } from './calm.ts';

/** Checks again whenever the focus moves: started work takes the focus. */
export const useCalm = (path: string): boolean => {
  const [calm, setCalm] = useState(() => isCalm(path));
  useEffect(() => {
    const look = (): void => setCalm(isCalm(path));
    // After the focus has settled.
    const later = (): void => {
      setTimeout(look, 0);
    };
    look();
    document.addEventListener('focusin', later);
    document.addEventListener('focusout', later);
    return () => {
      document.removeEventListener('focusin', later);
      document.removeEventListener('focusout', later);
    };
  }, [path]);
  return calm;
};

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** What may come when the rest of the screen stands and the first tap works. */
export const After = ({ ms, children }: { readonly ms: number; readonly children: ReactNode }) => {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isTime ? <>{children}</> : null;
};

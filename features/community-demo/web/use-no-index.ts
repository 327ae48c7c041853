import { useEffect } from 'react';

/** Out of search while this screen stands; robots.txt says the same of its address. */
export const useNoIndex = (): void =>
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow';
    document.head.append(meta);
    return () => meta.remove();
  }, []);

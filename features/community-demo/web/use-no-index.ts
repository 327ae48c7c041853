import { useEffect } from 'react';

/** Excluded from search engines while this screen is open; robots.txt excludes its path. */
export const useNoIndex = (): void =>
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow';
    document.head.append(meta);
    return () => meta.remove();
  }, []);

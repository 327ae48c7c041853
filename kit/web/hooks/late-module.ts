import { useEffect, useState } from 'react';

/**
 * A hook for a module that is fetched at its first use and then remembered. The hook returns undefined until
 * the module is there, and null if it could not be fetched.
 */
export const lateModule = <T extends object>(load: () => Promise<T>): (() => T | null | undefined) => {
  let loaded: T | undefined;
  return () => {
    const [found, setFound] = useState<T | null | undefined>(loaded);
    useEffect(() => {
      if (found) return undefined;
      let cancelled = false;
      load().then(
        (module) => {
          loaded = module;
          if (!cancelled) setFound(module);
        },
        () => {
          if (!cancelled) setFound(null);
        },
      );
      return () => {
        cancelled = true;
      };
      // A failed fetch is tried again when the next part that needs it appears.
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per part
    }, []);
    return found;
  };
};

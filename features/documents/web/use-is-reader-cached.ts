import { useEffect, useState } from 'react';

const READER = /\/worker-pdf-engine-[^/]*\.js$/;

const hasCachedReader = async (): Promise<boolean> => {
  if (typeof caches === 'undefined') return false;
  for (const name of await caches.keys()) {
    const saved = await (await caches.open(name)).keys();
    if (saved.some(({ url }) => READER.test(url))) return true;
  }
  return false;
};

/** Whether the PDF reader is cached on this phone; null while unknown. */
export const useIsReaderCached = (): boolean | null => {
  const [saved, setSaved] = useState<boolean | null>(null);
  useEffect(() => {
    let cancelled = false;
    hasCachedReader().then(
      (is) => {
        if (!cancelled) setSaved(is);
      },
      () => {
        if (!cancelled) setSaved(false);
      },
    );
    return () => {
      cancelled = true;
    };
  }, []);
  return saved;
};

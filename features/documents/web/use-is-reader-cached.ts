import { useEffect, useState } from 'react';

const READER = /\/worker-pdf-engine-[^/]*\.js$/;

const isKept = async (): Promise<boolean> => {
  if (typeof caches === 'undefined') return false;
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    if (kept.some(({ url }) => READER.test(url))) return true;
  }
  return false;
};

/** Whether the reader of PDFs lies on this phone; null until it is known. */
export const useIsReaderCached = (): boolean | null => {
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    isKept().then(
      (is) => {
        if (!gone) setKept(is);
      },
      () => {
        if (!gone) setKept(false);
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return kept;
};

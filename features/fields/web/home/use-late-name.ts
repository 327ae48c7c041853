import { useEffect, useState } from 'react';
import type { Point } from '#kit/pure/geometry.ts';
import { sleep } from '#kit/web/sleep.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { nameSpot } from '../name-spot.ts';

/** Loads the screen's own data first: the place names are a 100 KB download the first time. */
const LATER_MS = 3_000;
const WORKER_MS = 20_000;
/** Runs in the background: on a slow network the gazetteer may take its time. */
const PATIENCE_MS = 60_000;

/**
 * Files fetched through the service worker are cached for offline use; on a first visit that starts a little
 * later.
 */
const calm = async (): Promise<void> => {
  await sleep(LATER_MS);
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (!workers || workers.controller) return;
  await Promise.race([
    new Promise((taken) => {
      workers.addEventListener('controllerchange', taken, { once: true });
    }),
    sleep(WORKER_MS),
  ]);
};

/** The name of a place that was stored without one; null until known. */
export const useLateName = (point: Point | null): string | null => {
  const { language } = useLanguage();
  const [name, setName] = useState<string | null>(null);
  const [lat, lng] = [point?.lat, point?.lng];
  useEffect(() => {
    setName(null);
    if (lat === undefined || lng === undefined) return undefined;
    let cancelled = false;
    void calm().then(async () => {
      if (cancelled) return;
      const named = await nameSpot({ lat, lng }, language, PATIENCE_MS);
      if (!cancelled) setName(named.name);
    });
    return () => {
      cancelled = true;
    };
  }, [lat, lng, language]);
  return name;
};

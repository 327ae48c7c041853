import { useEffect, useState } from 'react';
import type { Point } from '#kit/pure/geometry.ts';
import { sleep } from '#kit/web/sleep.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { findPlaceName } from '../find-place-name.ts';

/** Loads the screen's own data first: the place names are a 100 KB download the first time. */
const START_DELAY_MS = 3_000;
const WORKER_TIMEOUT_MS = 20_000;
/** Runs in the background: on a slow network the gazetteer may take its time. */
const NAME_TIMEOUT_MS = 60_000;

/**
 * Waits until the service worker controls the page, so that the fetched files are cached for offline use. On
 * a first visit it starts some seconds later.
 */
const waitForServiceWorker = async (): Promise<void> => {
  await sleep(START_DELAY_MS);
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (!workers || workers.controller) return;
  await Promise.race([
    new Promise((taken) => {
      workers.addEventListener('controllerchange', taken, { once: true });
    }),
    sleep(WORKER_TIMEOUT_MS),
  ]);
};

/** The name of a place that was stored without one; null until known. */
export const useDeferredPlaceName = (point: Point | null): string | null => {
  const { language } = useLanguage();
  const [name, setName] = useState<string | null>(null);
  const [lat, lng] = [point?.lat, point?.lng];
  useEffect(() => {
    setName(null);
    if (lat === undefined || lng === undefined) return undefined;
    let cancelled = false;
    void waitForServiceWorker().then(async () => {
      if (cancelled) return;
      const named = await findPlaceName({ lat, lng }, language, NAME_TIMEOUT_MS);
      if (!cancelled) setName(named.name);
    });
    return () => {
      cancelled = true;
    };
  }, [lat, lng, language]);
  return name;
};

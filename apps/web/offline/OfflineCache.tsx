import { useEffect } from 'react';
import { logError } from '#kit/web/log.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { noteSpoken, type Part } from './heavy-cache.ts';

// Long enough for the opened screen to load what it needs first.
const QUIET_MS = 8_000;

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

const keep = async (part: Part): Promise<void> =>
  (await navigator.serviceWorker.ready).active?.postMessage({
    type: 'KEEP',
    part,
    fetched: performance.getEntriesByType('resource').map(({ name }) => name),
  });

/**
 * Caches the words of the user's language at once, and a little later the `later` screens and the other
 * language, so that these work offline.
 */
export const OfflineCache = (): null => {
  const { language } = useLanguage();
  useEffect(() => {
    if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) return undefined;
    // After the effect, so that one that is cleaned up at once sends nothing.
    const soon = setTimeout(() => {
      noteSpoken(language)
        .then(() => keep(`words-${language}`))
        .catch(logError('app.keep_on_phone'));
    });
    const later = setTimeout(() => {
      keep('later').catch(logError('app.keep_on_phone'));
      if (!savesData())
        keep(language === 'en' ? 'words-sw' : 'words-en').catch(logError('app.keep_on_phone'));
    }, QUIET_MS);
    return () => {
      clearTimeout(soon);
      clearTimeout(later);
    };
  }, [language]);
  return null;
};

import { useEffect, useState } from 'react';
import { LEAF_READY } from '#features/scanner/web/check/leaf-ready.ts';
import { logError } from '#kit/web/log.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { saveCurrentLanguage, type AssetGroup } from './lazy-asset-cache.ts';

// Long enough for the opened screen to load what it needs first.
const CACHING_DELAY_MS = 8_000;

const isSavingData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

const requestCaching = async (part: AssetGroup): Promise<void> =>
  (await navigator.serviceWorker.ready).active?.postMessage({
    type: 'KEEP',
    part,
    fetched: performance.getEntriesByType('resource').map(({ name }) => name),
  });

/** A visitor's network is for the leaf model first: true once it is here, or somebody has signed in. */
const useHasTimeForRest = (hasUser: boolean): boolean => {
  const [hasModel, setModel] = useState(false);
  useEffect(() => {
    const onReady = (): void => setModel(true);
    window.addEventListener(LEAF_READY, onReady);
    return () => window.removeEventListener(LEAF_READY, onReady);
  }, []);
  return hasUser || hasModel;
};

/**
 * Caches the words of the user's language at once, and a little later the `later` screens and the other
 * language, so that these work offline.
 */
export const OfflineCache = ({ hasUser }: { readonly hasUser: boolean }): null => {
  const { language } = useLanguage();
  const hasTimeForRest = useHasTimeForRest(hasUser);
  useEffect(() => {
    if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) return undefined;
    // Deferred, so that an effect that is cleaned up at once sends nothing.
    const timer = setTimeout(() => {
      saveCurrentLanguage(language)
        .then(() => requestCaching(`words-${language}`))
        .catch(logError('app.keep_on_phone'));
    });
    return () => clearTimeout(timer);
  }, [language]);
  useEffect(() => {
    if (typeof caches === 'undefined' || !('serviceWorker' in navigator) || !hasTimeForRest) return undefined;
    const timer = setTimeout(() => {
      requestCaching('later').catch(logError('app.keep_on_phone'));
      if (!isSavingData())
        requestCaching(language === 'en' ? 'words-sw' : 'words-en').catch(logError('app.keep_on_phone'));
    }, CACHING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [language, hasTimeForRest]);
  return null;
};

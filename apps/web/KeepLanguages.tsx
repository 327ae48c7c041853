import { useEffect } from 'react';
import type { Language } from '#kit/pure/words.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { noteSpoken } from './heavy-cache.ts';

// Long enough that the screen the farmer opened has what it needs first.
const QUIET_MS = 8_000;

const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

const keep = async (language: Language): Promise<void> => (await navigator.serviceWorker.ready).active?.postMessage({ type: 'KEEP_LANGUAGE', language });

/** The sentences of the farmer's language are kept on the phone at once, those of the other a little later, so that switching needs no network. */
export const KeepLanguages = (): null => {
  const { language } = useLanguage();
  useEffect(() => {
    if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) return undefined;
    noteSpoken(language).then(() => keep(language)).catch(() => undefined);
    const timer = savesData() ? undefined : setTimeout(() => { keep(language === 'en' ? 'sw' : 'en').catch(() => undefined); }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [language]);
  return null;
};

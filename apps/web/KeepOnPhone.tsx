import { useEffect } from 'react';
import { useLanguage } from '#kit/web/words.tsx';
import { noteSpoken, type Part } from './heavy-cache.ts';

// Long enough that the screen the farmer opened has what it needs first.
const QUIET_MS = 8_000;

const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

const keep = async (part: Part): Promise<void> => (await navigator.serviceWorker.ready).active?.postMessage({ type: 'KEEP', part });

/**
 * The sentences of the farmer's language are kept on the phone at once. A little later come the screens that could wait,
 * and the other language, so that opening those and switching need no network.
 */
export const KeepOnPhone = (): null => {
  const { language } = useLanguage();
  useEffect(() => {
    if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) return undefined;
    noteSpoken(language).then(() => keep(`words-${language}`)).catch(() => undefined);
    const timer = setTimeout(() => {
      keep('later').catch(() => undefined);
      if (!savesData()) keep(language === 'en' ? 'words-sw' : 'words-en').catch(() => undefined);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [language]);
  return null;
};

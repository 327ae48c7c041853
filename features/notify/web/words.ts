import { useWords } from '#kit/web/words.tsx';
import { notifyEn } from '../words.en.ts';
import { notifySw } from '../words.sw.ts';

export const useNotifyWords = () => useWords({ en: notifyEn, sw: notifySw });

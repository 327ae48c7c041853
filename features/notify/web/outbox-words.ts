import { useWords } from '#kit/web/words.tsx';
import { notifyOutboxEn } from '../words.outbox.en.ts';
import { notifyOutboxSw } from '../words.outbox.sw.ts';

export const useNotifyOutboxWords = () => useWords({ en: notifyOutboxEn, sw: notifyOutboxSw });

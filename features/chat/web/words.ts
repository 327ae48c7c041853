import { useWords } from '#kit/web/words.tsx';
import { chatEn } from '../words.en.ts';
import { chatOutboxEn } from '../words.outbox.en.ts';
import { chatOutboxSw } from '../words.outbox.sw.ts';
import { chatSw } from '../words.sw.ts';

export const useChatWords = () => useWords({ en: chatEn, sw: chatSw });
export const useChatRefusals = () => useWords({ en: chatOutboxEn.refusals, sw: chatOutboxSw.refusals });

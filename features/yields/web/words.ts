import { useWords } from '#kit/web/words.tsx';
import { yieldsEn } from '../words.en.ts';
import { yieldOutboxEn } from '../words.outbox.en.ts';
import { yieldOutboxSw } from '../words.outbox.sw.ts';
import { yieldsSw } from '../words.sw.ts';

export const useYieldWords = () => useWords({ en: yieldsEn, sw: yieldsSw });
export type YieldWords = ReturnType<typeof useYieldWords>;
export const useYieldRefusals = () => useWords({ en: yieldOutboxEn, sw: yieldOutboxSw }).refusals;

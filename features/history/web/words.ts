import { useWords } from '#kit/web/words.tsx';
import { historyEn } from '../words.en.ts';
import { historySw } from '../words.sw.ts';

export const historyWords = { en: historyEn, sw: historySw };
export const useHistoryWords = () => useWords(historyWords);
export type HistoryWords = ReturnType<typeof useHistoryWords>;

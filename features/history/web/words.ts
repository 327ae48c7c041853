import { useWords } from '#kit/web/words.tsx';
import { historyEn } from '../words.en.ts';
import { historySw } from '../words.sw.ts';

export const useHistoryWords = () => useWords({ en: historyEn, sw: historySw });
export type HistoryWords = ReturnType<typeof useHistoryWords>;

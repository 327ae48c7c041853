import { useWords } from '#kit/web/words.tsx';
import { suggestWordsEn } from '../../words.suggest.en.ts';
import { suggestWordsSw } from '../../words.suggest.sw.ts';

export const useSuggestWords = () => useWords({ en: suggestWordsEn, sw: suggestWordsSw });
export type SuggestWords = ReturnType<typeof useSuggestWords>;

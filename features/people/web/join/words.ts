import { useWords } from '#kit/web/words.tsx';
import { joinEn } from '../../words.join.en.ts';
import { joinSw } from '../../words.join.sw.ts';

export const useJoinWords = () => useWords({ en: joinEn, sw: joinSw });

import { useWords } from '#kit/web/words.tsx';
import { farmDataEn } from '../words.en.ts';
import { farmDataSw } from '../words.sw.ts';

export const useFarmDataWords = () => useWords({ en: farmDataEn, sw: farmDataSw });

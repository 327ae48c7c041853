import { useWords } from '#kit/web/words.tsx';
import { resetEn } from '../words.reset.en.ts';
import { resetSw } from '../words.reset.sw.ts';

export const useResetWords = () => useWords({ en: resetEn, sw: resetSw });

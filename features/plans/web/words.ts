import { useWords } from '#kit/web/words.tsx';
import { plansEn } from '../words.en.ts';
import { plansSw } from '../words.sw.ts';

export const usePlanWords = () => useWords({ en: plansEn, sw: plansSw });

import { useWords } from '#kit/web/words.tsx';
import { impactEn } from '../words.en.ts';
import { impactSw } from '../words.sw.ts';

export const useImpactWords = () => useWords({ en: impactEn, sw: impactSw });

import { useWords } from '#kit/web/words.tsx';
import { organicEn } from '../words.en.ts';
import { organicSw } from '../words.sw.ts';

export const useOrganicWords = () => useWords({ en: organicEn, sw: organicSw });

import { useWords } from '#kit/web/words.tsx';
import { expertsEn } from '../words.en.ts';
import { expertsSw } from '../words.sw.ts';

export const useExpertWords = () => useWords({ en: expertsEn, sw: expertsSw });
export type ExpertWords = ReturnType<typeof useExpertWords>;

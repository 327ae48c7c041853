import { useWords } from '#kit/web/words.tsx';
import { filingEn } from '../../words.filing.en.ts';
import { filingSw } from '../../words.filing.sw.ts';

export const useFilingWords = () => useWords({ en: filingEn, sw: filingSw });

import { useWords } from '#kit/web/words.tsx';
import { documentsEn } from '../words.en.ts';
import { documentsSw } from '../words.sw.ts';

export const useDocumentWords = () => useWords({ en: documentsEn, sw: documentsSw });

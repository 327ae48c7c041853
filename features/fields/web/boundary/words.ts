import { useWords } from '#kit/web/words.tsx';
import { boundaryEn } from './words.en.ts';
import { boundarySw } from './words.sw.ts';

export const useBoundaryWords = () => useWords({ en: boundaryEn, sw: boundarySw });

import { useWords } from '#kit/web/words.tsx';
import { heldEn } from '../words.held.en.ts';
import { heldSw } from '../words.held.sw.ts';

export const useHeldWords = () => useWords({ en: heldEn, sw: heldSw });

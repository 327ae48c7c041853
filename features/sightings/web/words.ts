import { useWords } from '#kit/web/words.tsx';
import { sightingsEn } from '../words.en.ts';
import { sightingsSw } from '../words.sw.ts';

export const useSightingWords = () => useWords({ en: sightingsEn, sw: sightingsSw });

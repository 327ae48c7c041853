import { useWords } from '#kit/web/words.tsx';
import { privacyEn } from '../words.en.ts';
import { privacySw } from '../words.sw.ts';

export const usePrivacyWords = () => useWords({ en: privacyEn, sw: privacySw });

import { useWords } from '#kit/web/words.tsx';
import { alertsEn } from '../words.en.ts';
import { alertsSw } from '../words.sw.ts';

export const useAlertWords = () => useWords({ en: alertsEn, sw: alertsSw });

import { useWords } from '#kit/web/words.tsx';
import { fieldWizardEn } from './words.en.ts';
import { fieldWizardSw } from './words.sw.ts';

/** Apart from the words of the field screens, which the first screen carries. */
export const useWizardWords = () => useWords({ en: fieldWizardEn, sw: fieldWizardSw });

import { useWords } from '#kit/web/words.tsx';
import { fieldWizardEn } from './words.en.ts';
import { fieldWizardSw } from './words.sw.ts';

/** Separate from the texts of the field screens, which load with the first screen. */
export const useWizardWords = () => useWords({ en: fieldWizardEn, sw: fieldWizardSw });

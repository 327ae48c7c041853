import { useWords } from '#kit/web/words.tsx';
import { guideEn } from '../../words.guide.en.ts';
import { guideSw } from '../../words.guide.sw.ts';

export const useGuideWords = () => useWords({ en: guideEn, sw: guideSw });

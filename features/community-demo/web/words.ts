import { communityEn } from '#features/community/words.en.ts';
import { communitySw } from '#features/community/words.sw.ts';
import { useWords } from '#kit/web/words.tsx';
import { demoEn } from '../words.en.ts';
import { demoSw } from '../words.sw.ts';

export const useDemoWords = () => useWords({ en: demoEn, sw: demoSw });
export type DemoWords = ReturnType<typeof useDemoWords>;
/** The same ten categories as in the real community. */
export const useCategoryNames = () => useWords({ en: communityEn, sw: communitySw }).categories;

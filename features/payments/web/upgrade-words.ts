import { useWords } from '#kit/web/words.tsx';
import { upgradeEn } from '../words.upgrade.en.ts';
import { upgradeSw } from '../words.upgrade.sw.ts';

/** Words that must be readable offline from the first hour; the words of paying load on demand. */
export const useUpgradeWords = () => useWords({ en: upgradeEn, sw: upgradeSw });

import { useWords } from '#kit/web/words.tsx';
import { upgradeEn } from '../words.upgrade.en.ts';
import { upgradeSw } from '../words.upgrade.sw.ts';

/** Of what is read without a network from the first hour; the sentences of paying come when they are needed. */
export const useUpgradeWords = () => useWords({ en: upgradeEn, sw: upgradeSw });

import { useWords } from '#kit/web/words.tsx';
import { referralsEn } from '../words.en.ts';
import { referralsSw } from '../words.sw.ts';

export const useReferralWords = () => useWords({ en: referralsEn, sw: referralsSw });

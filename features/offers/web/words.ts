import { useWords } from '#kit/web/words.tsx';
import { offersEn } from '../words.en.ts';
import { offersOutboxEn } from '../words.outbox.en.ts';
import { offersOutboxSw } from '../words.outbox.sw.ts';
import { offersSw } from '../words.sw.ts';

export const useOfferWords = () => useWords({ en: offersEn, sw: offersSw });
export const useOfferRefusals = () => useWords({ en: offersOutboxEn, sw: offersOutboxSw }).refusals;

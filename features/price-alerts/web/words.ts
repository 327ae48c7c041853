import { offersOutboxEn } from '#features/offers/words.outbox.en.ts';
import { offersOutboxSw } from '#features/offers/words.outbox.sw.ts';
import { useWords } from '#kit/web/words.tsx';
import { priceAlertsEn } from '../words.en.ts';
import { priceAlertsOutboxEn } from '../words.outbox.en.ts';
import { priceAlertsOutboxSw } from '../words.outbox.sw.ts';
import { priceAlertsSw } from '../words.sw.ts';

export const usePriceAlertWords = () => useWords({ en: priceAlertsEn, sw: priceAlertsSw });
/** Errors of a crop, unit or price have the same texts as for an offer. */
export const usePriceAlertRefusals = (): Readonly<Record<string, string>> => {
  const offers = useWords({ en: offersOutboxEn, sw: offersOutboxSw }).refusals;
  const own = useWords({ en: priceAlertsOutboxEn, sw: priceAlertsOutboxSw }).refusals;
  return { ...offers, ...own };
};

import { useRefusalText } from '#kit/web/refusal.ts';
import { useWords } from '#kit/web/words.tsx';
import { paymentsEn } from '../words.en.ts';
import { paymentsSw } from '../words.sw.ts';

export const usePaymentWords = () => useWords({ en: paymentsEn, sw: paymentsSw });
export const usePaymentText = () => useRefusalText(usePaymentWords().refusals);

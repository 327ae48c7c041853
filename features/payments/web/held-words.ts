import { useFormat } from '#kit/web/format.ts';
import { useWords } from '#kit/web/words.tsx';
import type { OrderView } from '../contract.ts';
import { reviewEn } from '../words.held.en.ts';
import { reviewSw } from '../words.held.sw.ts';
import { noWrap } from './in-one.ts';
import { usePaymentWords } from './words.ts';

export const useReviewWords = () => useWords({ en: reviewEn, sw: reviewSw });

/** The text of a held order in the list of open orders. Pro that it opened before is paused. */
export const useReviewText = (): ((order: OrderView) => string) => {
  const { open: words } = usePaymentWords();
  const held = useReviewWords();
  const format = useFormat();
  return ({ received, why, amount, currency, paid_at: paidAt }) => {
    const hasFigure = received && why !== 'reference' && why !== 'code';
    if (!hasFigure) return paidAt ? held.pausedOther : words.heldOther;
    const stated = noWrap(format.money(received.amount, received.currency));
    const price = noWrap(format.money(amount, currency));
    return paidAt ? held.paused(stated, price) : words.held(stated, price);
  };
};

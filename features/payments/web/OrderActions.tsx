import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { cancelOrder, type OrderView } from '../contract.ts';
import { failures } from '../domain/order.ts';
import { useReviewText } from './held-words.ts';
import { openPaymentPage } from './leave.ts';
import { usePaymentText, usePaymentWords } from './words.ts';

/** Shows the order's new state. The server asks the provider first, so it may not be "cancelled". */
const useOutcomeToast = (): ((order: OrderView) => void) => {
  const { open: words, back } = usePaymentWords();
  const heldText = useReviewText();
  return (order) => {
    const { state, why } = order;
    const failure = failures.find((one) => one === why) ?? 'refused';
    if (state === 'paid') showToast(words.alreadyPaid, { tone: 'good' });
    else if (state === 'failed' && why === 'cancelled') showToast(words.cancelled, { tone: 'good' });
    else if (state === 'held') showToast(heldText(order), { tone: 'bad' });
    else if (state === 'failed') showToast(back.failedWhy[failure], { tone: 'bad' });
    else if (state === 'expired') showToast(back.expired, { tone: 'bad' });
    else if (state === 'reversed') showToast(back.reversed, { tone: 'bad' });
  };
};

interface Props {
  readonly order: OrderView;
  readonly onChanged: () => void;
  readonly children?: React.ReactNode;
}

/**
 * Actions for an order that may still be paid: continue to the payment page, or cancel. `children`: further
 * actions.
 */
export const OrderActions = ({ order, onChanged, children }: Props) => {
  const { open: words } = usePaymentWords();
  const text = usePaymentText();
  const outcome = useOutcomeToast();
  const [isAsking, setAsking] = useState(false);
  const page = order.redirect_url;
  const cancel = async (): Promise<void> => {
    const answer = await call(cancelOrder, { params: { id: order.id } }, { timeoutMs: 40_000 });
    if (answer.ok) outcome(answer.value);
    else showToast(text(answer), { tone: 'bad' });
    onChanged();
  };
  return (
    <Row gap="small">
      {page && <Button onClick={() => openPaymentPage(page)}>{words.goOn}</Button>}
      {children}
      <Button tone="plain" onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      {isAsking && (
        <Confirm
          title={words.cancelTitle}
          confirmLabel={words.cancel}
          cancelLabel={words.cancelNot}
          onConfirm={cancel}
          onClose={() => setAsking(false)}
        >
          <p>{words.cancelText}</p>
        </Confirm>
      )}
    </Row>
  );
};

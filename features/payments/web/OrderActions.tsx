import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { cancelOrder, type OrderView } from '../contract.ts';
import { leaveFor } from './leave.ts';
import { usePaymentText, usePaymentWords } from './words.ts';

interface Props { readonly order: OrderView; readonly onChanged: () => void; readonly children?: React.ReactNode }

/** Actions for an order that may still be paid: continue to the payment page, or cancel. `children`: further actions. */
export const OrderActions = ({ order, onChanged, children }: Props) => {
  const { open: words } = usePaymentWords();
  const text = usePaymentText();
  const [isAsking, setAsking] = useState(false);
  const page = order.redirect_url;
  const cancel = async (): Promise<void> => {
    const answer = await call(cancelOrder, { params: { id: order.id } }, { timeoutMs: 40_000 });
    const said = !answer.ok ? text(answer) : answer.value.state === 'paid' ? words.alreadyPaid : words.cancelled;
    showToast(said, { tone: answer.ok ? 'good' : 'bad' });
    onChanged();
  };
  return (
    <Row gap="small">
      {page && <Button onClick={() => leaveFor(page)}>{words.goOn}</Button>}
      {children}
      <Button tone="plain" onClick={() => setAsking(true)}>{words.cancel}</Button>
      {isAsking && (
        <Confirm title={words.cancelTitle} act={words.cancel} back={words.cancelNot} onConfirm={cancel} onClose={() => setAsking(false)}>
          <p>{words.cancelText}</p>
        </Confirm>
      )}
    </Row>
  );
};

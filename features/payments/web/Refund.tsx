import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useOnce } from '#kit/web/use-once.ts';
import { type PaymentView, requestRefund } from '../contract.ts';
import { usePaymentText, usePaymentWords } from './words.ts';

interface Props {
  /** One below what stands above it. */
  readonly heading: 'h2' | 'h3';
  readonly paymentId: string;
  /** What was paid, and until when it may be asked back. */
  readonly terms: string;
  readonly refund: PaymentView['refund'];
  readonly onAsked: () => void;
}

/** Asks for money back once; after that, what became of it. */
export const Refund = ({ heading: Heading, paymentId, terms, refund, onAsked }: Props) => {
  const { subscription: words } = usePaymentWords();
  const text = usePaymentText();
  const format = useFormat();
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const send = useOnce(async () => {
    const answer = await call(requestRefund, { params: { id: paymentId }, body: { reason } });
    if (!answer.ok) { setRefused(text(answer)); return; }
    showToast(words.refundSent, { tone: 'good' });
    onAsked();
  });
  if (refund) return <Notice title={words.refundState[refund.state]}>{refund.note ?? format.shortDay(new Date(refund.asked_at))}</Notice>;
  return (
    <Stack gap="small">
      <Heading>{words.refundTitle}</Heading>
      <Soft>{terms}</Soft>
      <TextArea label={words.refundReason} rows={2} maxLength={500} value={reason} onChange={setReason} error={refused} />
      <Button tone="danger" busy={send.busy} onClick={() => send.run()}>{words.refund}</Button>
    </Stack>
  );
};

import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { type PaymentView, requestRefund } from '../contract.ts';
import { Support } from './Support.tsx';
import { usePaymentText, usePaymentWords } from './words.ts';

interface Props {
  /** One heading level below its parent. */
  readonly heading: 'h2' | 'h3';
  readonly paymentId: string;
  /** What was paid, and the deadline for a refund request. */
  readonly terms: string;
  readonly refund: PaymentView['refund'];
  /** Who keeps the money after a refusal. */
  readonly refusedText: string;
  readonly provider: PaymentView['provider'];
  readonly onRequested: () => void;
}

type DecisionProps = Pick<Props, 'refusedText' | 'provider'> & {
  readonly refund: NonNullable<Props['refund']>;
};

/** The decision on a request. A refusal states who keeps the money, why, and whom to contact. */
const Answer = ({ refund, refusedText, provider }: DecisionProps) => {
  const { subscription: words } = usePaymentWords();
  const format = useFormat();
  const title = words.refundState[refund.state];
  if (refund.state !== 'refused')
    return <Notice title={title}>{refund.note ?? format.shortDay(new Date(refund.asked_at))}</Notice>;
  return (
    <Notice tone="warn" title={title}>
      <Stack gap="small">
        {provider !== 'sandbox' && <p>{refusedText}</p>}
        {refund.note && <p>{words.refundReasonGiven(refund.note)}</p>}
        <Support provider={provider} />
      </Stack>
    </Notice>
  );
};

/** The refund request form; after a request, its state. */
export const Refund = ({
  heading: Heading,
  paymentId,
  terms,
  refund,
  refusedText,
  provider,
  onRequested,
}: Props) => {
  const { subscription: words } = usePaymentWords();
  const text = usePaymentText();
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const send = useExclusiveAction(async () => {
    const answer = await call(requestRefund, { params: { id: paymentId }, body: { reason } });
    if (!answer.ok) {
      setRefused(text(answer));
      return;
    }
    showToast(words.refundSent, { tone: 'good' });
    onRequested();
  });
  if (refund) return <Answer refund={refund} refusedText={refusedText} provider={provider} />;
  return (
    <Stack gap="small">
      <Heading>{words.refundTitle}</Heading>
      <MutedText>{terms}</MutedText>
      <TextArea
        label={words.refundReason}
        mic
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={refused}
      />
      <Button tone="danger" busy={send.busy} onClick={() => send.run()}>
        {words.refund}
      </Button>
    </Stack>
  );
};

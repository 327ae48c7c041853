import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { saveFile } from '#kit/web/save-file.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { invoice, invoicePdf, type PaymentView } from '../../contract.ts';
import { Refund } from '../Refund.tsx';
import { usePaymentWords } from '../words.ts';

const Invoice = ({ payment: { id } }: { readonly payment: PaymentView }) => {
  const { subscription: words } = usePaymentWords();
  const { language } = useLanguage();
  const name = `mavuno-${id.slice(0, 8)}`;
  const showResult = (ok: boolean): void => {
    showToast(ok ? words.downloaded : words.downloadFailed, { tone: ok ? 'good' : 'bad' });
  };
  const data = useExclusiveAction(async () => {
    const answer = await call(invoice, { params: { id }, query: { language } });
    if (answer.ok) saveFile(`${name}.json`, JSON.stringify(answer.value, null, 2), 'application/json');
    showResult(answer.ok);
  });
  const downloadPdf = useExclusiveAction(async () => {
    const answer = await call(invoicePdf, { params: { id }, query: { language } });
    if (answer.ok) saveFile(`${name}.pdf`, answer.value as Blob, 'application/pdf');
    showResult(answer.ok);
  });
  return (
    <Stack gap="small">
      <h3>{words.invoice}</h3>
      <Row gap="small">
        <Button tone="quiet" busy={downloadPdf.busy} onClick={() => downloadPdf.run()}>
          {words.invoicePdf}
        </Button>
        <Button tone="quiet" busy={data.busy} onClick={() => data.run()}>
          {words.invoiceJson}
        </Button>
      </Row>
    </Stack>
  );
};

interface Props {
  readonly payment: PaymentView;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** One payment: its invoice, and the refund request while the guarantee runs. */
export const PaymentSheet = ({ payment, onChanged, onClose }: Props) => {
  const { plans, subscription: words } = usePaymentWords();
  const format = useFormat();
  const { refund, refundable_until: until } = payment;
  const paid = format.money(payment.amount, payment.currency);
  const mayAsk = until !== null && Date.parse(until) > Date.now();
  return (
    <Sheet title={`${plans[payment.plan_type]} · ${paid}`} onClose={onClose}>
      <Stack>
        <Invoice payment={payment} />
        {(refund || mayAsk) && (
          <Refund
            heading="h3"
            paymentId={payment.id}
            refund={refund}
            refusedText={words.refundRefused(paid)}
            provider={payment.provider}
            terms={until ? words.refundText(paid, format.shortDay(new Date(until))) : ''}
            onRequested={() => {
              onChanged();
              onClose();
            }}
          />
        )}
      </Stack>
    </Sheet>
  );
};

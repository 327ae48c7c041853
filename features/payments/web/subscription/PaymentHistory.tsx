import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import type { PaymentView } from '../../contract.ts';
import { noWrap } from '../in-one.ts';
import { usePaymentWords } from '../words.ts';
import { PaymentSheet } from './PaymentSheet.tsx';

interface Props {
  readonly payments: readonly PaymentView[];
  readonly onChanged: () => void;
}

/** The ten newest completed payments. A tap opens the actions for one. */
export const PaymentHistory = ({ payments, onChanged }: Props) => {
  const { subscription: words, plans } = usePaymentWords();
  const format = useFormat();
  const [open, setOpen] = useState<string | null>(null);
  const shown = payments.find(({ id }) => id === open);
  return (
    <Card labelledBy="payment-history">
      <Stack gap="small">
        <h2 id="payment-history">{words.history}</h2>
        {payments.length === 0 && <MutedText>{words.noHistory}</MutedText>}
        {payments.length > 0 && (
          <List>
            {payments.map((payment) => (
              <ListItem
                key={payment.id}
                title={`${plans[payment.plan_type]} · ${noWrap(format.money(payment.amount, payment.currency))}`}
                subtitle={`${format.shortDay(new Date(payment.created_at))} · ${payment.payment_method ?? ''} ${payment.confirmation_code ?? ''}`}
                trailing={
                  <>
                    {payment.refund && <Badge tone="maize">{words.refundState[payment.refund.state]}</Badge>}
                    <Button tone="plain" onClick={() => setOpen(payment.id)}>
                      {words.look}
                    </Button>
                  </>
                }
              />
            ))}
          </List>
        )}
      </Stack>
      {shown && <PaymentSheet payment={shown} onChanged={onChanged} onClose={() => setOpen(null)} />}
    </Card>
  );
};

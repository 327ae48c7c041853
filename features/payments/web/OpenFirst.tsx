import { useEffect, useState } from 'react';
import type { PlanId } from '#features/plans/domain/prices.ts';
import { useFormat } from '#kit/web/format.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { OrderView } from '../contract.ts';
import { isOpen } from '../domain/order.ts';
import { isUnsettled } from '../domain/unsettled.ts';
import { useReviewText } from './held-words.ts';
import { noWrap } from './in-one.ts';
import { OrderActions } from './OrderActions.tsx';
import { PaySection } from './PayPart.tsx';
import { useCurrentAccount } from './use-account.ts';
import { usePaymentWords } from './words.ts';

interface OrderProps {
  readonly order: OrderView;
  readonly onChanged: () => void;
}

const Actions = ({ order, onChanged }: OrderProps) => {
  const { open: words } = usePaymentWords();
  const to = `/payment-callback?order=${order.id}`;
  if (!isOpen(order))
    return (
      <LinkButton tone="quiet" to={to}>
        {words.see}
      </LinkButton>
    );
  return (
    <OrderActions order={order} onChanged={onChanged}>
      <LinkButton tone="quiet" to={to}>
        {words.check}
      </LinkButton>
    </OrderActions>
  );
};

const Unsettled = ({ order, onChanged }: OrderProps) => {
  const { open: words, plans } = usePaymentWords();
  const format = useFormat();
  const heldText = useReviewText();
  const price = noWrap(format.money(order.amount, order.currency));
  const openText = order.provider === 'mpesa' ? words.push : words.pending;
  return (
    <Card tone="maize">
      <Stack gap="small">
        <h3>
          {plans[order.plan]} · {price}
        </h3>
        <MutedText>{words.ordered(format.shortDay(new Date(order.created_at)))}</MutedText>
        <p>{isOpen(order) ? openText : heldText(order)}</p>
        <Actions order={order} onChanged={onChanged} />
      </Stack>
    </Card>
  );
};

interface Props {
  readonly plan: PlanId;
  /** Called with whether open orders stand in place of the payment form. */
  readonly onOpenOrders: (areShown: boolean) => void;
}

/** Shows unsettled orders before anything is sold. A farmer who still wants another order taps once more. */
export const UnsettledOrdersFirst = ({ plan, onOpenOrders }: Props) => {
  const { open: words } = usePaymentWords();
  const { value, reload } = useCurrentAccount();
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const orders = (value?.orders ?? []).filter(isUnsettled);
  const ids = orders.map(({ id }) => id);
  const areShown = !ids.every((id) => accepted.includes(id));
  useEffect(() => onOpenOrders(areShown), [areShown, onOpenOrders]);
  if (!areShown) return <PaySection plan={plan} seenOrderIds={ids} onUnseenOrder={reload} />;
  return (
    <Stack>
      <Card>
        <h2>{words.title(ids.length)}</h2>
        <p>{words.text}</p>
      </Card>
      {orders.map((order) => (
        <Unsettled key={order.id} order={order} onChanged={reload} />
      ))}
      <MutedText>{words.anotherText}</MutedText>
      <Button tone="plain" wide onClick={() => setAccepted(ids)}>
        {words.another}
      </Button>
    </Stack>
  );
};

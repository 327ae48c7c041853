import { useFormat } from '#kit/web/format.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import type { OrderView } from '../../contract.ts';
import { noWrap } from '../in-one.ts';
import { usePaymentWords } from '../words.ts';

/** Unpaid and mismatched orders; each links to its status. */
export const OpenOrders = ({ orders }: { readonly orders: readonly OrderView[] }) => {
  const { subscription: words, plans } = usePaymentWords();
  const format = useFormat();
  const stateText = ({ refund, state }: OrderView): string =>
    refund ? words.refundState[refund.state] : words.orderState[state];
  return (
    <Card labelledBy="open-orders">
      <h2 id="open-orders">{words.orders}</h2>
      <List>
        {orders.map((order) => (
          <ListItem
            key={order.id}
            to={`/payment-callback?order=${order.id}`}
            title={`${plans[order.plan]} · ${noWrap(format.money(order.amount, order.currency))}`}
            subtitle={`${format.shortDay(new Date(order.created_at))} · ${stateText(order)}`}
          />
        ))}
      </List>
    </Card>
  );
};

import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type CallResult } from '#kit/web/call.ts';
import { useLive } from '#kit/web/live/use-live.ts';
import { useOnline } from '#kit/web/network.ts';
import { useSession } from '#kit/web/session.tsx';
import { type OrderView, paymentCallback, readOrder } from '../contract.ts';
import { isOpen } from '../domain/order.ts';

/** The server queries the payment service every ten seconds at most; a live notification arrives sooner. */
const POLL_MS = 5_000;
const SLOW_POLL_MS = 15_000;
/** After this wait the screen says that the user may leave. A PIN request is open for as long. */
const LATE_MS = 90_000;

/** The order in the URL: our own parameter, or the payment service's. */
interface OrderQuery {
  readonly order: string | null;
  readonly userId: string | null;
  readonly trackingId: string | null;
  readonly reference: string | null;
}

export const readOrderQuery = (search: string): OrderQuery => {
  const query = new URLSearchParams(search);
  return {
    order: query.get('order'),
    userId: query.get('user_id'),
    trackingId: query.get('OrderTrackingId'),
    reference: query.get('OrderMerchantReference'),
  };
};
export const hasOrder = ({ order, userId, trackingId }: OrderQuery): boolean =>
  !!order || (!!userId && !!trackingId);

const firstCall = async ({
  order,
  userId,
  trackingId,
  reference,
}: OrderQuery): Promise<CallResult<OrderView>> => {
  if (order) return call(readOrder, { params: { id: order } });
  const answer = await call(paymentCallback, {
    body: {
      user_id: userId ?? '',
      OrderTrackingId: trackingId ?? '',
      ...(reference && { OrderMerchantReference: reference }),
    },
  });
  return answer.ok ? { ok: true, value: answer.value.order } : answer;
};

interface FollowedOrder {
  readonly order: OrderView | null;
  readonly refusal: string | null;
  readonly isLate: boolean;
  /** Reads the order again, even after it is final. */
  reload(): void;
}

/** Polls an order until it is final, and trusts only the server's answer. Pass a stable `named` object. */
export const useOrder = (named: OrderQuery): FollowedOrder => {
  const [order, setOrder] = useState<OrderView | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);
  const [pollCount, setTurn] = useState(0);
  const { session, refresh } = useSession();
  const online = useOnline();
  const startedAt = useRef(Date.now());
  const following =
    hasOrder(named) && session !== null && online && refusal === null && (!order || isOpen(order));
  const orderId = order?.id ?? null;
  const pollAgain = useCallback(() => setTurn((n) => n + 1), []);

  useEffect(() => {
    if (!following) return undefined;
    let isCancelled = false;
    const poll = async (): Promise<void> => {
      const answer = orderId ? await call(readOrder, { params: { id: orderId } }) : await firstCall(named);
      if (isCancelled) return;
      setLate(Date.now() - startedAt.current > LATE_MS);
      if (answer.ok) setOrder(answer.value);
      else if (answer.code.startsWith('payments.')) setRefusal(answer.code);
      pollAgain();
    };
    const timer = setTimeout(
      () => void poll(),
      pollCount === 0 ? 0 : Date.now() - startedAt.current > LATE_MS ? SLOW_POLL_MS : POLL_MS,
    );
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [following, orderId, named, pollCount, pollAgain]);
  useLive(following ? 'plans' : null, pollAgain);
  const state = order?.state;
  useEffect(() => {
    if (state === 'paid' || state === 'reversed') void refresh();
  }, [state, refresh]);
  const reload = useCallback(() => {
    if (orderId)
      void call(readOrder, { params: { id: orderId } }).then((answer) => {
        if (answer.ok) setOrder(answer.value);
      });
  }, [orderId]);
  return { order, refusal, isLate, reload };
};

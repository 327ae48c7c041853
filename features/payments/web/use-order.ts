import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type CallResult } from '#kit/web/call.ts';
import { useLive } from '#kit/web/live/use-live.ts';
import { useOnline } from '#kit/web/network.ts';
import { useSession } from '#kit/web/session.tsx';
import { type OrderView, paymentCallback, readOrder } from '../contract.ts';
import { isOpen } from '../domain/order.ts';

/** The server queries the payment service every ten seconds at most; a live notification arrives sooner. */
const EVERY_MS = 5_000;
const SLOW_MS = 15_000;
/** As long as a user waits for a PIN request; then the screen says that one may leave. */
export const LATE_MS = 90_000;

/** The order in the URL: our own parameter, or the payment service's. */
export interface Named {
  readonly order: string | null;
  readonly userId: string | null;
  readonly trackingId: string | null;
  readonly reference: string | null;
}

export const namedIn = (search: string): Named => {
  const query = new URLSearchParams(search);
  return {
    order: query.get('order'),
    userId: query.get('user_id'),
    trackingId: query.get('OrderTrackingId'),
    reference: query.get('OrderMerchantReference'),
  };
};
export const isNamed = ({ order, userId, trackingId }: Named): boolean =>
  !!order || (!!userId && !!trackingId);

const firstAsk = async ({ order, userId, trackingId, reference }: Named): Promise<CallResult<OrderView>> => {
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

interface Followed {
  readonly order: OrderView | null;
  readonly refusal: string | null;
  readonly isLate: boolean;
  /** Once more, even for a finished order. */ reload(): void;
}

/** Polls an order until it is final, and trusts only the server's answer. Pass a stable `named` object. */
export const useOrder = (named: Named): Followed => {
  const [order, setOrder] = useState<OrderView | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isLate, setLate] = useState(false);
  const [turn, setTurn] = useState(0);
  const { session, refresh } = useSession();
  const online = useOnline();
  const began = useRef(Date.now());
  const following =
    isNamed(named) && session !== null && online && refusal === null && (!order || isOpen(order));
  const known = order?.id ?? null;
  const again = useCallback(() => setTurn((n) => n + 1), []);

  useEffect(() => {
    if (!following) return undefined;
    let isGone = false;
    const look = async (): Promise<void> => {
      const answer = known ? await call(readOrder, { params: { id: known } }) : await firstAsk(named);
      if (isGone) return;
      setLate(Date.now() - began.current > LATE_MS);
      if (answer.ok) setOrder(answer.value);
      else if (answer.code.startsWith('payments.')) setRefusal(answer.code);
      again();
    };
    const timer = setTimeout(
      () => void look(),
      turn === 0 ? 0 : Date.now() - began.current > LATE_MS ? SLOW_MS : EVERY_MS,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [following, known, named, turn, again]);
  useLive(following ? 'plans' : null, again);
  const state = order?.state;
  useEffect(() => {
    if (state === 'paid' || state === 'reversed') void refresh();
  }, [state, refresh]);
  const reload = useCallback(() => {
    if (known)
      void call(readOrder, { params: { id: known } }).then((answer) => {
        if (answer.ok) setOrder(answer.value);
      });
  }, [known]);
  return { order, refusal, isLate, reload };
};

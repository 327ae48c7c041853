import { useEffect, useRef } from 'react';
import { useFresh } from '#features/plans/web/use-fresh.ts';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { call } from '#kit/web/call.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useSession } from '#kit/web/session.tsx';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { myPayments } from '../contract.ts';

export type Mine = ReplyOf<typeof myPayments>;

/** Subscription, payments and payment methods of the signed-in user. */
export const useAccount = () => {
  const { session } = useSession();
  const key = `payments.mine ${session?.userId ?? ''}`;
  const online = useOnlineCall<Mine>(key, () => call(myPayments, {}));
  useFresh(key, online.ask);
  return online;
};

/**
 * The same, for payment screens. Asks again whenever the screen opens, also when the browser restores the
 * page from its cache, because an order may have been made or paid since. If the plan in the answer differs
 * from the app's, the app reloads its plan too.
 */
export const useCurrentAccount = () => {
  const online = useAccount();
  const { value, at, ask } = online;
  useEffect(() => {
    const onBack = (event: PageTransitionEvent): void => {
      if (event.persisted) ask();
    };
    if (navigator.onLine) ask();
    window.addEventListener('pageshow', onBack);
    return () => window.removeEventListener('pageshow', onBack);
  }, [ask]);

  const { refresh } = useSession();
  const { plan, until } = useSubscriptionContext();
  const compared = useRef<number | null>(null);
  useEffect(() => {
    if (!value || plan === null || compared.current === at) return;
    compared.current = at;
    const { tier, until: end } = value.entitlements;
    if (tier !== plan || end !== until) void refresh();
  }, [value, at, plan, until, refresh]);
  return online;
};

import { useEffect, useRef } from 'react';
import { useRefetchOnPlanChange } from '#features/plans/web/use-refetch-on-plan-change.ts';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { call } from '#kit/web/call.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useSession } from '#kit/web/session.tsx';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { myPayments } from '../contract.ts';

export type AccountPayments = ReplyOf<typeof myPayments>;

/** Subscription, payments and payment methods of the signed-in user. */
export const useAccount = () => {
  const { session } = useSession();
  const key = `payments.mine ${session?.userId ?? ''}`;
  const online = useOnlineCall<AccountPayments>(key, () => call(myPayments, {}));
  useRefetchOnPlanChange(key, online.reload);
  return online;
};

/**
 * The same, for payment screens. Asks again whenever the screen opens, also when the browser restores the
 * page from its cache, because an order may have been made or paid since. If the plan in the answer differs
 * from the app's, the app reloads its plan too.
 */
export const useCurrentAccount = () => {
  const online = useAccount();
  const { value, at, reload } = online;
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) reload();
    };
    if (navigator.onLine) reload();
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [reload]);

  const { refresh } = useSession();
  const { plan, until } = useSubscriptionContext();
  const comparedAt = useRef<number | null>(null);
  useEffect(() => {
    if (!value || plan === null || comparedAt.current === at) return;
    comparedAt.current = at;
    const { tier, until: end } = value.entitlements;
    if (tier !== plan || end !== until) void refresh();
  }, [value, at, plan, until, refresh]);
  return online;
};

import type { ReplyOf } from '#kit/pure/contract.ts';
import { call } from '#kit/web/call.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useSession } from '#kit/web/session.tsx';
import { useFresh } from '#features/plans/web/use-fresh.ts';
import { myPayments } from '../contract.ts';

export type Mine = ReplyOf<typeof myPayments>;

/** Subscription, payments and ways to pay of who is signed in. */
export const useMine = () => {
  const { session } = useSession();
  const key = `payments.mine ${session?.userId ?? ''}`;
  const online = useOnlineCall<Mine>(key, () => call(myPayments, {}));
  useFresh(key, online.ask);
  return online;
};

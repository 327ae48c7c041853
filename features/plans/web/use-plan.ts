import type { ReplyOf } from '#kit/pure/contract.ts';
import { call } from '#kit/web/call.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useSession } from '#kit/web/session.tsx';
import { readPlan } from '../contract.ts';
import { useRefetchOnPlanChange } from './use-refetch-on-plan-change.ts';

export type Plan = ReplyOf<typeof readPlan>;

export const usePlan = () => {
  const { session } = useSession();
  const key = `plans.read ${session?.userId ?? ''}`;
  const online = useOnlineCall<Plan>(key, () => call(readPlan, {}));
  useRefetchOnPlanChange(key, online.reload);
  return online;
};

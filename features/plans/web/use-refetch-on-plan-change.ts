import { useEffect } from 'react';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';

const planAtLastRequest = new Map<string, string>();

/**
 * Requests again when the plan has changed since the last request; known data stays on screen until the
 * answer arrives.
 */
export const useRefetchOnPlanChange = (key: string, refetch: () => void): void => {
  const { plan, until } = useSubscriptionContext();
  useEffect(() => {
    const now = `${plan ?? ''} ${until ?? ''}`;
    const before = planAtLastRequest.get(key);
    planAtLastRequest.set(key, now);
    if (before !== undefined && before !== now) refetch();
  }, [key, plan, until, refetch]);
};

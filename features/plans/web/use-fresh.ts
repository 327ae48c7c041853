import { useEffect } from 'react';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';

const askedUnder = new Map<string, string>();

/**
 * Asks once more when the plan is another one than at the last asking; until the answer comes, what is known
 * stays on the screen.
 */
export const useFresh = (key: string, ask: () => void): void => {
  const { plan, until } = useSubscriptionContext();
  useEffect(() => {
    const now = `${plan ?? ''} ${until ?? ''}`;
    const before = askedUnder.get(key);
    askedUnder.set(key, now);
    if (before !== undefined && before !== now) ask();
  }, [key, plan, until, ask]);
};

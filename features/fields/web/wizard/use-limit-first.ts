import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useStoreState } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { useAddField } from '../use-add-field.ts';

/**
 * Tells farmers at the field limit before the questions, not after them. Checked once, as soon as fields and
 * plan are known (WIZ-15).
 */
export const useLimitFirst = (): void => {
  const open = useStoreState() === 'open';
  const { plan } = useSubscriptionContext();
  const { mayAdd } = useAddField();
  const [, go] = useLocation();
  const asked = useRef(false);
  useEffect(() => {
    if (!open || plan === null || asked.current) return;
    asked.current = true;
    if (!mayAdd('form')) go('/fields', { replace: true });
  }, [open, plan, mayAdd, go]);
};

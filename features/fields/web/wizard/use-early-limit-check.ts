import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useStoreState } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { useAddField } from '../use-add-field.ts';

/**
 * Checks the field limit before the first question, so that no answers are lost (WIZ-15). Runs once, as soon
 * as fields and plan are known.
 */
export const useEarlyLimitCheck = (): void => {
  const open = useStoreState() === 'open';
  const { plan } = useSubscriptionContext();
  const { mayAdd } = useAddField();
  const [, go] = useLocation();
  const isChecked = useRef(false);
  useEffect(() => {
    if (!open || plan === null || isChecked.current) return;
    isChecked.current = true;
    if (!mayAdd('form')) go('/fields', { replace: true });
  }, [open, plan, mayAdd, go]);
};

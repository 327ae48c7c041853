import type { ComponentProps } from 'react';
import type { PlanId } from '#features/plans/domain/prices.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { PayPanel } from './PayPanel.tsx';
import { useAccount } from './use-account.ts';
import { usePaymentWords } from './words.ts';

/** The note for a purchase on top of a current plan or trial. */
const useAddedTimeNote = (plan: PlanId): string | null => {
  const { upgrade: words } = usePaymentWords();
  const { isPro, until } = useSubscriptionContext();
  const subscription = useAccount().value?.subscription;
  if (!isPro || !until || Date.parse(until) <= Date.now()) return null;
  const hasYear = subscription?.plan_type === 'annual' && subscription.status !== 'expired';
  return plan === 'annual' && !hasYear ? words.creditAdds : words.adds;
};

export const PaySection = (props: Omit<ComponentProps<typeof PayPanel>, 'note'>) => (
  <PayPanel {...props} note={useAddedTimeNote(props.plan)} />
);

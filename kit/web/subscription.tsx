import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** The account's plan as the server last reported it, as far as screens need it. */
export interface Subscription {
  readonly isPro: boolean;
  /** Null until the server has reported it on this phone. */
  readonly plan: 'free' | 'pro' | null;
  /** End of the paid period in ISO format; null without one. */
  readonly until: string | null;
  /** null means no limit. */
  readonly fieldLimit: number | null;
  readonly scanLimit: number | null;
}

const SubscriptionContext = createContext<Subscription | null>(null);

export const SubscriptionProvider = ({
  value,
  children,
}: {
  readonly value: Subscription;
  readonly children: ReactNode;
}) => <SubscriptionContext.Provider value={value}>{children}</SubscriptionContext.Provider>;

export const useSubscriptionContext = (): Subscription => {
  const subscription = useContext(SubscriptionContext);
  if (!subscription) throw new Error('useSubscriptionContext must be used within a SubscriptionProvider');
  return subscription;
};

import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

export interface Subscription {
  readonly isPro: boolean;
  readonly plan: 'free' | 'pro';
  /** End of the paid period or trial, ISO, when there is one. */
  readonly until: string | null;
}

const SubscriptionContext = createContext<Subscription | null>(null);

export const SubscriptionProvider = ({ value, children }: { readonly value: Subscription; readonly children: ReactNode }) => (
  <SubscriptionContext.Provider value={value}>{children}</SubscriptionContext.Provider>
);

export const useSubscriptionContext = (): Subscription => {
  const subscription = useContext(SubscriptionContext);
  if (!subscription) throw new Error('useSubscriptionContext must be used within a SubscriptionProvider');
  return subscription;
};

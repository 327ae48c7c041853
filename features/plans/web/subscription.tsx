import { createContext, type ReactNode, useContext } from 'react';
import type { Entitlements } from '../domain/entitlements.ts';

/** What the server last said this account may do; null until it has said so on this phone. */
export interface Subscription { readonly entitlements: Entitlements | null }

const SubscriptionContext = createContext<Subscription | null>(null);

export const SubscriptionProvider = ({ value, children }: { readonly value: Subscription; readonly children: ReactNode }) =>
  <SubscriptionContext.Provider value={value}>{children}</SubscriptionContext.Provider>;

export const useSubscriptionContext = (): Subscription => {
  const subscription = useContext(SubscriptionContext);
  if (!subscription) throw new Error('useSubscriptionContext must be used within a SubscriptionProvider');
  return subscription;
};

import { useFormat } from '#kit/web/format.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { useUpgradeWords } from './upgrade-words.ts';

/** Free, or Pro and its end date: one sentence for all payment screens, from the app's plan state. */
export const usePlanStatusText = (): string | null => {
  const { upgrade: words } = useUpgradeWords();
  const format = useFormat();
  const { plan, isPro, until } = useSubscriptionContext();
  if (plan === null) return null;
  return isPro && until ? words.youHavePro(format.shortDay(new Date(until))) : words.youHaveFree;
};

/** Empty until known; its space is reserved. */
export const PlanStatus = () => <MutedText>{usePlanStatusText() ?? '\u00a0'}</MutedText>;

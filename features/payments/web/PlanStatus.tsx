import { useFormat } from '#kit/web/format.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { useUpgradeWords } from './upgrade-words.ts';

/** Free, or Pro and its end date: one sentence for all payment screens, from the app's plan state. */
export const PlanStatus = () => {
  const { upgrade: words } = useUpgradeWords();
  const format = useFormat();
  const { plan, isPro, until } = useSubscriptionContext();
  // Empty until known; its space is reserved.
  if (plan === null) return <MutedText>{'\u00a0'}</MutedText>;
  return (
    <MutedText>
      {isPro && until ? words.youHavePro(format.shortDay(new Date(until))) : words.youHaveFree}
    </MutedText>
  );
};

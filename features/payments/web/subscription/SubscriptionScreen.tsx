import { CreditsCard } from '#features/plans/web/CreditsCard.tsx';
import { TrialCard } from '#features/plans/web/TrialCard.tsx';
import { useLive } from '#kit/web/live/use-live.ts';
import { useOnline } from '#kit/web/network.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { PlanStatus } from '../PlanStatus.tsx';
import { useCurrentAccount } from '../use-account.ts';
import { usePaymentText, usePaymentWords } from '../words.ts';
import { CurrentCard } from './CurrentCard.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import { VerifyCard } from './VerifyCard.tsx';

/** What was paid, how long it is valid, and all actions for it (PAY-29). */
export const SubscriptionScreen = () => {
  const { subscription: words, pay } = usePaymentWords();
  const text = usePaymentText();
  const online = useOnline();
  const { value, refusal, isLoading, reload } = useCurrentAccount();
  useLive('plans', reload);
  return (
    <Screen title={words.title} back="/settings">
      <Stack gap="large">
        <PlanStatus />
        {!online && <Notice>{words.offline}</Notice>}
        {online && !value && refusal && (
          <Notice
            tone="warn"
            action={
              <Button tone="quiet" busy={isLoading} onClick={reload}>
                {pay.retry}
              </Button>
            }
          >
            {text(refusal)}
          </Notice>
        )}
        {online && !value && !refusal && <Skeleton shapes={['card', 'card', 'card']} />}
        {value && (
          <>
            {value.ways.some(({ sandbox }) => sandbox) && <Notice tone="warn">{pay.sandbox}</Notice>}
            <CurrentCard account={value} onChanged={reload} />
            <TrialCard />
            {value.orders.length > 0 && <OpenOrders orders={value.orders} />}
            <PaymentHistory payments={value.payments} onChanged={reload} />
            <CreditsCard />
            <VerifyCard onChanged={reload} />
          </>
        )}
      </Stack>
    </Screen>
  );
};

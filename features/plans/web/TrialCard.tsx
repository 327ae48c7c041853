// @cache later

import { call } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { startTrial } from '../contract.ts';
import { usePlan } from './use-plan.ts';
import { usePlanWords } from './words.ts';

interface Props {
  /** The one thing to do on its screen. */
  readonly isPrimary?: boolean;
  readonly onStarted?: () => void;
}

/** Starts the fourteen-day trial on a tap, once; hidden afterwards. */
export const TrialCard = ({ isPrimary = false, onStarted }: Props) => {
  const { trial: words, refusals } = usePlanWords();
  const text = useRefusalText(refusals);
  const { refresh } = useSession();
  const { value, reload } = usePlan();
  const start = useExclusiveAction(async () => {
    const answer = await call(startTrial, { body: {} });
    showToast(answer.ok ? words.started : text(answer), { tone: answer.ok ? 'good' : 'bad' });
    reload();
    if (!answer.ok) return;
    await refresh();
    onStarted?.();
  });
  const { isPro } = useSubscriptionContext();
  const trial = value?.trial;
  if (!trial) return null;
  if (trial.running)
    return (
      <Card tone="maize">
        <p>{words.running(trial.daysLeft)}</p>
      </Card>
    );
  // A paying user keeps the trial for later.
  if (isPro || (!trial.available && trial.why !== 'number_needed')) return null;
  return (
    <Card tone="maize" labelledBy="trial">
      <Stack gap="small">
        <h2 id="trial">{words.title}</h2>
        <p>{words.text}</p>
        {trial.available ? (
          <Button tone={isPrimary ? 'primary' : 'quiet'} wide busy={start.busy} onClick={() => start.run()}>
            {words.start}
          </Button>
        ) : (
          <>
            <MutedText>{words.numberNeeded}</MutedText>
            <LinkButton tone="quiet" to="/settings">
              {words.toNumber}
            </LinkButton>
          </>
        )}
      </Stack>
    </Card>
  );
};

import { dayInNairobi, daysBetween } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { RefreshIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import type { EvaluationControl } from './use-evaluation.ts';
import { useAlertWords } from './words.ts';

/** "today 06:10". Evaluations before yesterday show their date. */
export const useEvaluationTimeText = (): ((moment: string) => string) => {
  const words = useAlertWords();
  const format = useFormat();
  return (moment) => {
    const at = new Date(moment);
    const days = daysBetween(dayInNairobi(at), dayInNairobi(new Date()));
    return days <= 0
      ? words.today(format.time(at))
      : days === 1
        ? words.yesterday(format.time(at))
        : `${format.shortDay(at)}, ${format.time(at)}`;
  };
};

/**
 * When the fields were last evaluated, and for what: an empty list could also mean that nothing was
 * evaluated.
 */
export const EvaluationLine = ({
  control,
  hasNoAlerts,
}: {
  readonly control: EvaluationControl;
  readonly hasNoAlerts: boolean;
}) => {
  const words = useAlertWords();
  const when = useEvaluationTimeText();
  const refusalText = useRefusalText(words.refusals);
  const { state, online, busy, found, refusal } = control;
  if (state.fields === 0) return null;
  const placed = state.fields > state.unconfirmed.length;
  const at = state.oldestEvaluation === null ? null : when(state.oldestEvaluation);
  return (
    <div aria-live="polite">
      {at !== null &&
        (hasNoAlerts ? (
          <EmptyState drawing="tasks" sentence={words.lookedNothing(state.evaluated, at)} />
        ) : (
          <MutedText>{words.looked(state.evaluated, at)}</MutedText>
        ))}
      {at === null && placed && !busy && <p>{words.notLooked}</p>}
      {busy && <MutedText>{words.looking}</MutedText>}
      {!busy && found !== null && <MutedText>{words.lookFound(found)}</MutedText>}
      {!busy && refusal && (
        <p>
          {words.lookFailed} {refusalText(refusal)}
        </p>
      )}
      {!busy && state.neverEvaluated > 0 && (
        <MutedText>{words.notLookedSome(state.neverEvaluated)}</MutedText>
      )}
      {!online && <MutedText>{words.lookOffline}</MutedText>}
    </div>
  );
};

/** What is evaluated, the button, and what the plan changes: on Free it is on request (PAY-04). */
export const EvaluationDetails = ({
  looking: { state, online, busy, evaluate },
}: {
  readonly looking: EvaluationControl;
}) => {
  const words = useAlertWords();
  const { plan } = useSubscriptionContext();
  if (state.fields === 0) return null;
  const placed = state.fields > state.unconfirmed.length;
  return (
    <Stack gap="small">
      <MutedText>{words.lookedFor}</MutedText>
      {placed && (
        <div>
          <Button tone="quiet" icon={RefreshIcon} busy={busy} disabled={!online} onClick={evaluate}>
            {words.lookNow}
          </Button>
        </div>
      )}
      {plan === 'free' && (
        <>
          <MutedText>{words.freeLook}</MutedText>
          <div>
            <LinkButton to={upgradePath('/alerts')} tone="plain">
              {words.proSee}
            </LinkButton>
          </div>
        </>
      )}
    </Stack>
  );
};

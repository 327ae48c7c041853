import { dayInNairobi, daysBetween } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { RefreshIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { EvaluationControl } from './use-evaluation.ts';
import { useAlertWords } from './words.ts';

/** "today 06:10". Evaluations before yesterday show their date. */
export const useWhen = (): ((moment: string) => string) => {
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
  looking,
  nothing,
}: {
  readonly looking: EvaluationControl;
  readonly nothing: boolean;
}) => {
  const words = useAlertWords();
  const when = useWhen();
  const sentence = useRefusalText(words.refusals);
  const { state, online, busy, found, refusal } = looking;
  if (state.fields === 0) return null;
  const placed = state.fields > state.unplaced.length;
  const at = state.since === null ? null : when(state.since);
  return (
    <div aria-live="polite">
      {at !== null &&
        (nothing ? (
          <p>{words.lookedNothing(state.looked, at)}</p>
        ) : (
          <MutedText>{words.looked(state.looked, at)}</MutedText>
        ))}
      {at === null && placed && !busy && <p>{words.notLooked}</p>}
      {busy && <MutedText>{words.looking}</MutedText>}
      {!busy && found !== null && <MutedText>{words.lookFound(found)}</MutedText>}
      {!busy && refusal && (
        <p>
          {words.lookFailed} {sentence(refusal)}
        </p>
      )}
      {!busy && state.waiting > 0 && <MutedText>{words.notLookedSome(state.waiting)}</MutedText>}
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
  const placed = state.fields > state.unplaced.length;
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
            <LinkButton to="/upgrade" tone="plain">
              {words.proSee}
            </LinkButton>
          </div>
        </>
      )}
    </Stack>
  );
};

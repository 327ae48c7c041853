import { useState } from 'react';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { answerAlert } from '../contract.ts';
import { type Answer, answers } from '../domain/hit-rate.ts';
import type { Alert } from './projections.ts';
import { useAlertWords } from './words.ts';

interface Props {
  readonly alert: Alert;
  /** The purpose of the answer; a list shows it once. */ readonly lead?: boolean;
}

/** Three answer buttons. The answer can be changed, also offline. */
export const DidItHappen = ({ alert, lead = true }: Props) => {
  const words = useAlertWords();
  const store = useStore();
  const refusalText = useRefusalText(words.refusals);
  const [changing, setChanging] = useState(false);
  // Weather that favours a disease is not the disease, so ask what the field shows.
  const hasSigns = alert.raised.category === 'disease' || alert.raised.category === 'pest';
  const submitAnswer = async (answer: Answer): Promise<void> => {
    const result = await store.send(answerAlert, { id: alert.id, answer });
    showToast(result.ok ? words.thanks : refusalText(result), { tone: result.ok ? 'good' : 'bad' });
    setChanging(false);
  };
  if (alert.happened !== null && !changing) {
    return (
      <SpaceBetween gap="small">
        <p>{words.youSaid(words.answers[alert.happened])}</p>
        <Button tone="plain" onClick={() => setChanging(true)}>
          {words.changeAnswer}
        </Button>
      </SpaceBetween>
    );
  }
  return (
    <Stack gap="small">
      <strong id={`happened-${alert.id}`}>{hasSigns ? words.happenedSigns : words.happened}</strong>
      <div role="group" aria-labelledby={`happened-${alert.id}`} className="flex wrap gap8">
        {answers.map((answer) => (
          <Button
            key={answer}
            tone="quiet"
            onClick={() => {
              void submitAnswer(answer);
            }}
          >
            {words.answers[answer]}
          </Button>
        ))}
      </div>
      {lead && <MutedText>{words.happenedLead}</MutedText>}
    </Stack>
  );
};

import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { SendIcon } from '#kit/web/ui/more-icons.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { releaseReview } from '../../contract.ts';
import { ANSWER_MAX } from '../../domain/answer.ts';
import { useExpertWords } from '../words.ts';
import { ConditionSelect, TemplateSelect } from './AnswerSelects.tsx';
import type { Case } from './case.ts';
import { ConfirmationCheckbox } from './ConfirmationCheckbox.tsx';
import { useClaimKeepAlive } from './use-claim-keep-alive.ts';
import { type Recording, useRecorder } from './use-recorder.ts';
import { useSendAnswer } from './use-send-answer.ts';
import { VoiceRecorder } from './VoiceRecorder.tsx';
import { useWorkbenchWords } from './workbench-words.ts';

/** Gives the case back to the other experts. */
const ReleaseButton = ({ id, onFailed }: { readonly id: string; readonly onFailed: () => void }) => {
  const { case: words } = useWorkbenchWords();
  const { refusals } = useExpertWords();
  const refusalText = useRefusalText(refusals);
  const [, go] = useLocation();
  const release = async (): Promise<void> => {
    const released = await call(releaseReview, { params: { id } });
    showToast(released.ok ? words.released : refusalText(released), { tone: released.ok ? 'plain' : 'bad' });
    if (released.ok) go('/expert');
    else onFailed();
  };
  return (
    <Button
      tone="plain"
      onClick={() => {
        void release();
      }}
    >
      {words.release}
    </Button>
  );
};

/** Templates and condition names appear in the farmer's language, whatever language the expert uses. */
export const AnswerForm = ({
  review,
  onChanged,
}: {
  readonly review: Case;
  readonly onChanged: () => void;
}) => {
  const { language } = review;
  const { case: words } = useWorkbenchWords();
  const keepClaim = useClaimKeepAlive(review.id);
  const [text, setText] = useState('');
  const [condition, setCondition] = useState('');
  const [arePhotosClean, setClean] = useState(false);
  const [doseFree, setDoseFree] = useState<Recording | null>(null);
  const { busy, errorText, clearError, send } = useSendAnswer(review.id);
  const recorder = useRecorder();
  const { recording } = recorder;
  // A new recording must be confirmed again.
  const voiceHasNoDose = recording !== null && doseFree === recording;
  const confirmDoseFree = (checked: boolean): void => setDoseFree(checked ? recording : null);

  return (
    <Stack>
      <div>
        <h2>{words.answerTitle}</h2>
        <small>{words.inLanguage[language]}</small>
      </div>
      <ConditionSelect review={review} condition={condition} onChange={setCondition} />
      <TemplateSelect
        language={language}
        condition={condition}
        onPick={(added) => setText((now) => [now, added].filter(Boolean).join('\n'))}
      />
      <TextArea
        label={words.text}
        value={text}
        onChange={(next) => {
          setText(next);
          clearError();
          keepClaim();
        }}
        maxLength={ANSWER_MAX}
        rows={6}
        hint={words.noDose}
        error={errorText}
        lang={language}
        mic
      />
      <VoiceRecorder recorder={recorder} />
      {recording && (
        <ConfirmationCheckbox label={words.voiceNoDose} checked={voiceHasNoDose} onChange={confirmDoseFree} />
      )}
      <ConfirmationCheckbox
        label={words.clean}
        hint={words.cleanHint}
        checked={arePhotosClean}
        onChange={setClean}
      />
      <Button
        wide
        icon={SendIcon}
        busy={busy}
        disabled={recording !== null && !voiceHasNoDose}
        onClick={() => {
          void send({ text, condition, recording, arePhotosClean });
        }}
      >
        {words.send}
      </Button>
      <small>{words.claimedHint}</small>
      <ReleaseButton id={review.id} onFailed={onChanged} />
    </Stack>
  );
};

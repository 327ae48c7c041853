import { useState } from 'react';
import { useLocation } from 'wouter';
import type { BodyOf } from '#kit/pure/contract.ts';
import { call, type CallResult } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Select, TextArea } from '#kit/web/ui/Field.tsx';
import { SendIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { wordsIn } from '#kit/web/words.tsx';
import { conditionByKey, conditionEntries, conditionsOfCrop } from '#knowledge/index.ts';
import type { ConditionEntry } from '#knowledge/types.ts';
import { answerReview, putVoice, releaseReview } from '../../contract.ts';
import { ANSWER_MAX, decideAnswer } from '../../domain/answer.ts';
import { templatesEn, type Templates } from '../../words.templates.en.ts';
import { templatesSw } from '../../words.templates.sw.ts';
import { useExpertWords } from '../words.ts';
import type { Case } from './case.ts';
import { ConfirmationCheckbox } from './ConfirmationCheckbox.tsx';
import { useClaimKeepAlive } from './use-claim-keep-alive.ts';
import { type Recording, useRecorder } from './use-recorder.ts';
import { VoiceRecorder } from './VoiceRecorder.tsx';
import { useWorkbenchWords } from './workbench-words.ts';

type Body = BodyOf<typeof answerReview>;

/** The conditions of this crop. All conditions when the crop is unknown or has no entries. */
const choicesFor = (review: Case): readonly ConditionEntry[] => {
  const ofCrop = review.crop_type ? conditionsOfCrop(review.crop_type) : [];
  return ofCrop.length > 0 ? ofCrop : Object.values<ConditionEntry>(conditionEntries);
};

const upload = async (id: string, { blob, type, seconds }: Recording): Promise<CallResult<Body['voice']>> => {
  const put = await call(
    putVoice,
    { params: { id }, query: { type }, bytes: await blob.arrayBuffer() },
    { timeoutMs: 120_000 },
  );
  return put.ok ? { ok: true, value: { voice: put.value.voice, type, seconds, saysNoDose: true } } : put;
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
  const { refusals } = useExpertWords();
  const templates = wordsIn<Templates>({ en: templatesEn, sw: templatesSw }, language);
  const sentence = useRefusalText(refusals);
  const keepClaim = useClaimKeepAlive(review.id);
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [condition, setCondition] = useState('');
  const [arePhotosClean, setClean] = useState(false);
  const [doseFree, setDoseFree] = useState<Recording | null>(null);
  const [busy, setBusy] = useState(false);
  const [errorText, setWrong] = useState<string | null>(null);
  const recorder = useRecorder();
  const { recording } = recorder;
  // A new recording must be confirmed again.
  const voiceHasNoDose = recording !== null && doseFree === recording;
  const confirmDoseFree = (checked: boolean): void => setDoseFree(checked ? recording : null);
  const name = conditionByKey(condition)?.name[language] ?? '…';

  const post = async (): Promise<CallResult<unknown>> => {
    const decided = decideAnswer(
      { text: text.trim() || null, voice: recording, condition: condition || null },
      () => true,
    );
    if (!decided.ok) return { ok: false, code: decided.code };
    const voice = recording ? await upload(review.id, recording) : { ok: true as const, value: null };
    if (!voice.ok) return voice;
    return call(answerReview, {
      params: { id: review.id },
      body: {
        text: text.trim() || null,
        voice: voice.value,
        condition: condition || null,
        photosClean: arePhotosClean,
      },
    });
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    const sent = await post();
    setBusy(false);
    setWrong(sent.ok ? null : sentence(sent));
    if (!sent.ok) return;
    showToast(words.sent, { tone: 'good' });
    go('/expert');
  };
  const release = async (): Promise<void> => {
    const released = await call(releaseReview, { params: { id: review.id } });
    showToast(released.ok ? words.released : sentence(released), { tone: released.ok ? 'plain' : 'bad' });
    if (released.ok) go('/expert');
    else onChanged();
  };
  return (
    <Stack>
      <h2>{words.answerTitle}</h2>
      <p>{words.inLanguage[language]}</p>
      <Select
        label={words.condition}
        value={condition}
        onChange={setCondition}
        options={[
          { value: '', label: words.conditionNone },
          ...choicesFor(review).map((entry) => ({ value: entry.key, label: entry.name[language] })),
        ]}
      />
      <Select
        label={words.templates}
        value=""
        onChange={(key) => {
          const chosen = templates[key as keyof typeof templatesEn];
          if (chosen) setText((now) => [now, chosen.text(name)].filter(Boolean).join('\n'));
        }}
        options={[
          { value: '', label: '…' },
          ...Object.entries(templates).map(([value, { label }]) => ({ value, label })),
        ]}
      />
      <TextArea
        label={words.text}
        value={text}
        onChange={(next) => {
          setText(next);
          setWrong(null);
          keepClaim();
        }}
        maxLength={ANSWER_MAX}
        rows={6}
        error={errorText}
        lang={language}
        mic
      />
      <MutedText>{words.noDose}</MutedText>
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
          void send();
        }}
      >
        {words.send}
      </Button>
      <Button
        tone="plain"
        onClick={() => {
          void release();
        }}
      >
        {words.release}
      </Button>
    </Stack>
  );
};

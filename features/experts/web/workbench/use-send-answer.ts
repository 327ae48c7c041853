import { useState } from 'react';
import { useLocation } from 'wouter';
import type { BodyOf } from '#kit/pure/contract.ts';
import { call, type CallResult } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { answerReview, putVoice } from '../../contract.ts';
import { decideAnswer } from '../../domain/answer.ts';
import { useExpertWords } from '../words.ts';
import type { Recording } from './use-recorder.ts';
import { useWorkbenchWords } from './workbench-words.ts';

type Body = BodyOf<typeof answerReview>;

const upload = async (id: string, { blob, type, seconds }: Recording): Promise<CallResult<Body['voice']>> => {
  const put = await call(
    putVoice,
    { params: { id }, query: { type }, bytes: await blob.arrayBuffer() },
    { timeoutMs: 120_000 },
  );
  return put.ok ? { ok: true, value: { voice: put.value.voice, type, seconds, saysNoDose: true } } : put;
};

interface Answer {
  readonly text: string;
  /** The key of a condition; empty for none. */
  readonly condition: string;
  readonly recording: Recording | null;
  readonly arePhotosClean: boolean;
}

const postAnswer = async (
  id: string,
  { text, condition, recording, arePhotosClean }: Answer,
): Promise<CallResult<unknown>> => {
  const decided = decideAnswer(
    { text: text.trim() || null, voice: recording, condition: condition || null },
    () => true,
  );
  if (!decided.ok) return { ok: false, code: decided.code };
  const voice = recording ? await upload(id, recording) : { ok: true as const, value: null };
  if (!voice.ok) return voice;
  return call(answerReview, {
    params: { id },
    body: {
      text: text.trim() || null,
      voice: voice.value,
      condition: condition || null,
      photosClean: arePhotosClean,
    },
  });
};

/** Sends the answer of one case, then opens the queue. The text of a refusal stays until `clearError`. */
export const useSendAnswer = (id: string) => {
  const { case: words } = useWorkbenchWords();
  const { refusals } = useExpertWords();
  const refusalText = useRefusalText(refusals);
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const send = async (answer: Answer): Promise<void> => {
    setBusy(true);
    const sent = await postAnswer(id, answer);
    setBusy(false);
    setErrorText(sent.ok ? null : refusalText(sent));
    if (!sent.ok) return;
    showToast(words.sent, { tone: 'good' });
    go('/expert');
  };
  return { busy, errorText, clearError: (): void => setErrorText(null), send };
};

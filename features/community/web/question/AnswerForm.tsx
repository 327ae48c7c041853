import { useState } from 'react';
import { cleanText } from '#kit/pure/clean-text.ts';
import { newId } from '#kit/pure/ids.ts';
import { useDraftForm } from '#kit/web/draft-form.ts';
import { isProven, useSession } from '#kit/web/session.tsx';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { SendIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { answerQuestion, editAnswer } from '../../contract.ts';
import { ANSWER_MAX, ANSWER_MIN, answerFault } from '../../domain/post.ts';
import { PhotoPicker } from '../ask/PhotoPicker.tsx';
import { useModeration } from '../ask/use-analysis.ts';
import { usePostPhotos } from '../ask/use-post-photos.ts';
import type { OwnAnswer } from '../projections.ts';
import { useReasonText } from '../use-reason-text.ts';
import { useSend } from '../use-send.ts';
import { useCommunityRefusals, useCommunityWords } from '../words.ts';
import styles from '../post/Post.module.css';

const WARN_LENGTH = 0.9 * ANSWER_MAX;
const readText = (kept: unknown): string | null =>
  typeof kept === 'string' && kept.trim() !== '' ? kept : null;

export const counterTone = (length: number): 'bad' | 'warn' | 'plain' =>
  length < ANSWER_MIN || length > ANSWER_MAX ? 'bad' : length > WARN_LENGTH ? 'warn' : 'plain';

const Counter = ({ text }: { readonly text: string }) => {
  const { answer: words } = useCommunityWords();
  const { length } = text;
  const tone = counterTone(length);
  return (
    <small className={tone === 'plain' ? '' : styles[tone]} data-tone={tone}>
      {words.counter(length, ANSWER_MAX)}
    </small>
  );
};

interface Props {
  readonly questionId: string;
  readonly before?: OwnAnswer;
  readonly onDone: () => void;
  /** Shown where there is no other way to cancel. */ readonly onCancel?: () => void;
}

/** The form of an answer, with a draft on the phone until it is posted; with `before`, an edit of an own one. */
export const AnswerForm = ({ questionId, before, onDone, onCancel }: Props) => {
  const words = useCommunityWords();
  const { answer, ask } = words;
  const refusals = useCommunityRefusals();
  const reason = useReasonText();
  const { session } = useSession();
  const store = useStore();
  const { send, busy } = useSend();
  const name = `community_answer_${before?.id ?? questionId}`;
  const [editSession] = useState<Begun<OwnAnswer> | null>(() => (before ? store.startForm(before) : null));
  const form = useDraftForm<string>(name, before ? () => null : readText, () => before?.content ?? '');
  const photos = usePostPhotos(name, before?.images);
  const [isTouched, setTouched] = useState(false);
  const fault = answerFault(cleanText(form.value));
  const moderation = useModeration(fault === null ? cleanText(form.value) : '');
  const isRefused = moderation?.verdict === 'refuse';
  const done = moderation?.verdict === 'review' ? ask.forReview : before ? ask.changed : answer.posted;
  const isVerified = isProven(session);
  const post = async (): Promise<void> => {
    const content = form.current();
    if (answerFault(cleanText(content)) !== null || isRefused) return;
    const kept = before
      ? await send(
          editAnswer,
          { id: before.id, content, images: photos.images() },
          { done },
          { formStart: editSession, photos: photos.photos() },
        )
      : await send(
          answerQuestion,
          { id: newId(), question_id: questionId, content, images: photos.images() },
          { done, offline: answer.kept },
          { photos: photos.photos() },
        );
    if (!kept) return;
    form.forget();
    photos.forget();
    onDone();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void post();
      }}
    >
      <Stack gap="small">
        {!isVerified && (
          <Notice
            tone="warn"
            action={
              <LinkButton tone="quiet" to="/settings/account">
                {ask.verifyLink}
              </LinkButton>
            }
          >
            {ask.verify}
          </Notice>
        )}
        {form.resumed && <MutedText>{ask.resumed}</MutedText>}
        <TextArea
          label={answer.label}
          hint={answer.hint}
          value={form.value}
          onChange={(text) => form.update(() => text)}
          onBlur={() => setTouched(true)}
          rows={5}
          error={isTouched && fault ? refusals[fault] : null}
          mic
        />
        <Counter text={cleanText(form.value)} />
        {moderation && moderation.verdict !== 'ok' && (
          <div aria-live="polite">
            <Notice tone={isRefused ? 'bad' : 'info'} {...(isRefused && { title: ask.guidelines })}>
              {reason(moderation.reason)}
            </Notice>
          </div>
        )}
        <PhotoPicker post={photos} />
        <Row gap="small">
          {onCancel && (
            <Button tone="quiet" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
          <Button
            type="submit"
            icon={SendIcon}
            busy={busy}
            disabled={fault !== null || isRefused || !isVerified || photos.busy}
          >
            {before ? answer.save : answer.post}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

import { DataSaverRefreshButton } from '#kit/web/live/DataSaverRefreshButton.tsx';
import { useSession } from '#kit/web/session.tsx';
import { Age } from '#kit/web/ui/Age.tsx';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { MutedText, SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import type { OwnQuestion } from '../projections.ts';
import { useCachedNote } from '../use-cached-note.ts';
import { useReasonText } from '../use-reason-text.ts';
import { useCommunityWords } from '../words.ts';
import { Answers } from './Answers.tsx';
import { RetryButton } from './LoadError.tsx';
import { QuestionActions } from './QuestionActions.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import type { LoadedQuestion, Thread } from './use-question.ts';

/** Status of a question that others cannot see, shown only to its author. */
const OwnStateNotice = ({ own }: { readonly own: OwnQuestion }) => {
  const { question: words } = useCommunityWords();
  const reason = useReasonText();
  if (own.unsent) return <Notice tone="info">{words.waiting}</Notice>;
  if (own.state === 'pending')
    return (
      <Notice tone="info">
        {words.pending}
        {own.reason && <p>{reason(own.reason)}</p>}
      </Notice>
    );
  return own.state === 'removed' ? (
    <Notice tone="warn">
      {words.hidden}
      <p>{reason(own.reason)}</p>
    </Notice>
  ) : null;
};

/** Applies the user's own edits that this phone has but the fetched question may lack. */
const withOwnEdits = (question: Thread['question'], own: OwnQuestion | undefined): Thread['question'] => {
  if (!own) return question;
  const {
    title,
    content,
    status,
    tags,
    category_id,
    crop_type,
    farming_method,
    location,
    images,
    edited_at,
  } = own;
  return {
    ...question,
    title,
    content,
    status,
    tags,
    category_id,
    crop_type,
    farming_method,
    location,
    images,
    edited_at,
  };
};

interface Props {
  readonly shown: LoadedQuestion & { readonly thread: Thread; readonly at: number };
  readonly onEdit: () => void;
}

/** For moderators, who see a question before it is approved. */
const PendingReviewNotice = () => {
  const { question: words, review } = useCommunityWords();
  return (
    <Notice
      tone="info"
      action={
        <LinkButton tone="quiet" to="/community/review">
          {review.title}
        </LinkButton>
      }
    >
      {words.pendingStaff}
    </Notice>
  );
};

/** The age of a stored copy, if the last update failed; else the button of the data saver. */
const Freshness = ({ refusal, at, refresh }: Pick<Props['shown'], 'refusal' | 'at' | 'refresh'>) => {
  const cachedNote = useCachedNote();
  return refusal ? (
    <SpaceBetween gap="small">
      <MutedText>
        {cachedNote(refusal)} <Age at={at} kind="saved" />
      </MutedText>
      <RetryButton onRetry={refresh} />
    </SpaceBetween>
  ) : (
    <div>
      <DataSaverRefreshButton onRefresh={refresh} />
    </div>
  );
};

/** A question with its answers, and what this farmer may do with them. */
export const QuestionThread = ({ shown, onEdit }: Props) => {
  const { session } = useSession();
  const { thread, at, own, bookmark, refusal, refresh, more, isLoadingMore } = shown;
  const { author, state } = thread.question;
  const isMine = author.id === session?.userId;
  const question = withOwnEdits(thread.question, own);
  const visibility = own?.state ?? state ?? 'visible';
  return (
    <Stack gap="large">
      <Stack>
        {own && <OwnStateNotice own={own} />}
        {!own && state === 'pending' && <PendingReviewNotice />}
        <QuestionBody question={question} mayVote={!isMine && session !== null && visibility === 'visible'} />
        {!own?.unsent && (
          <QuestionActions
            question={question}
            isMine={isMine}
            isSaved={bookmark !== undefined}
            state={visibility}
            onEdit={own ? onEdit : null}
          />
        )}
        <Freshness refusal={refusal} at={at} refresh={refresh} />
      </Stack>
      {!own?.unsent && visibility === 'visible' && (
        <Answers
          thread={{ ...thread, question }}
          at={at}
          isMine={isMine}
          mayAnswer={session !== null}
          more={thread.next ? more : null}
          isLoadingMore={isLoadingMore}
        />
      )}
    </Stack>
  );
};

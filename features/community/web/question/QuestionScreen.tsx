import { useState } from 'react';
import { DataSaverRefreshButton } from '#kit/web/live/DataSaverRefreshButton.tsx';
import { useOnline } from '#kit/web/network.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { useRows } from '#kit/web/store/hooks.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { BackIcon, ChatIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { AskForm } from '../ask/AskForm.tsx';
import type { Block, OwnAnswer, OwnQuestion } from '../projections.ts';
import { useCachedNote } from '../use-cached-note.ts';
import { useReasonText } from '../use-reason-text.ts';
import { useCommunityRefusals, useCommunityWords } from '../words.ts';
import { Answers } from './Answers.tsx';
import { QuestionActions } from './QuestionActions.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import { type Thread, useQuestion } from './use-question.ts';

/** Changes when an own command here reached the server, and when the network is back. */
const useOwnVersion = (id: string): string => {
  const online = useOnline();
  const waiting = useRows<OwnAnswer>('community_answer').filter(
    (row) => row.question_id === id && row.pending,
  ).length;
  const isWaiting = useRows<OwnQuestion>('community_question').some((row) => row.id === id && row.pending);
  return `${online} ${waiting} ${isWaiting}`;
};

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

// oxlint-disable-next-line eslint/complexity -- a list of the states of one screen; the redesign splits it
const Body = ({ id }: { readonly id: string }) => {
  const words = useCommunityWords();
  const { question: questionWords } = words;
  const sentence = useRefusalText(useCommunityRefusals());
  const { session } = useSession();
  const [isEditing, setEditing] = useState(false);
  const blocks = new Set(useRows<Block>('community_block').map((block) => block.id));
  const cachedNote = useCachedNote();
  const { thread, at, own, bookmark, refusal, ask, more, isLoadingMore, isGone } = useQuestion(
    id,
    useOwnVersion(id),
  );
  const retry = (
    <Button
      tone="quiet"
      onClick={() => {
        void ask();
      }}
    >
      {words.retry}
    </Button>
  );
  if (isGone)
    return (
      <EmptyState
        drawing={<ChatIcon size={64} />}
        sentence={`${questionWords.gone} ${questionWords.goneHint}`}
        action={<LinkButton to="/community">{questionWords.back}</LinkButton>}
      />
    );
  if (refusal?.code === 'community.blocked' || (thread && blocks.has(thread.question.author.id)))
    return (
      <EmptyState
        drawing={<ChatIcon size={64} />}
        sentence={questionWords.blocked}
        action={
          <LinkButton tone="quiet" to="/community/saved">
            {words.acts.blockedTitle}
          </LinkButton>
        }
      />
    );
  if (!thread || at === null) {
    if (!refusal) return <Skeleton shapes={['title', 'card', 'card']} />;
    return refusal.code === 'network.unreachable' ? (
      <ErrorCard what={questionWords.notKept} whatToDo={questionWords.notKeptHint} action={retry} />
    ) : (
      <ErrorCard
        what={words.loadFailed}
        whatToDo={sentence(refusal)}
        requestId={refusal.requestId}
        action={retry}
      />
    );
  }
  const { author, state } = thread.question;
  const isMine = author.id === session?.userId;
  const question = withOwnEdits(thread.question, own);
  const visibility = own?.state ?? state ?? 'visible';
  if (isEditing && own)
    return <AskForm before={own} onDone={() => setEditing(false)} onCancel={() => setEditing(false)} />;
  return (
    <Stack gap="large">
      <Stack>
        <h2>
          <bdi>{question.title}</bdi>
        </h2>
        {own && <OwnStateNotice own={own} />}
        {!own && state === 'pending' && (
          <Notice
            tone="info"
            action={
              <LinkButton tone="quiet" to="/community/review">
                {words.review.title}
              </LinkButton>
            }
          >
            {questionWords.pendingStaff}
          </Notice>
        )}
        {refusal && (
          <SpaceBetween gap="small">
            <MutedText>
              {cachedNote(refusal)} <Age at={at} kind="saved" />
            </MutedText>
            {retry}
          </SpaceBetween>
        )}
        {!refusal && (
          <div>
            <DataSaverRefreshButton onRefresh={ask} />
          </div>
        )}
        <QuestionBody question={question} mayVote={!isMine && session !== null && visibility === 'visible'} />
        {!own?.unsent && (
          <QuestionActions
            question={question}
            isMine={isMine}
            isSaved={bookmark !== undefined}
            state={visibility}
            onEdit={own ? () => setEditing(true) : null}
          />
        )}
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

export const QuestionScreen = ({ id }: { readonly id: string }) => {
  const { question: words } = useCommunityWords();
  return (
    <Screen title={words.title}>
      <Stack>
        <div>
          <LinkButton tone="plain" icon={BackIcon} to="/community">
            {words.back}
          </LinkButton>
        </div>
        <Body key={id} id={id} />
      </Stack>
    </Screen>
  );
};

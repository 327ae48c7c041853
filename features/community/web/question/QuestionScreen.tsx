import { useState } from 'react';
import { useOnline } from '#kit/web/network.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { BackIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { AskForm } from '../ask/AskForm.tsx';
import type { Block, OwnAnswer, OwnQuestion } from '../projections.ts';
import { useCommunityWords } from '../words.ts';
import { LoadError } from './LoadError.tsx';
import { QuestionThread } from './QuestionThread.tsx';
import { useQuestion } from './use-question.ts';

/** Changes when an own command here reached the server, and when the network is back. */
const useOwnVersion = (id: string): string => {
  const online = useOnline();
  const waiting = useRows<OwnAnswer>('community_answer').filter(
    (row) => row.question_id === id && row.pending,
  ).length;
  const isWaiting = useRows<OwnQuestion>('community_question').some((row) => row.id === id && row.pending);
  return `${online} ${waiting} ${isWaiting}`;
};

const RemovedQuestion = () => {
  const { question: words } = useCommunityWords();
  return (
    <EmptyState
      drawing="found"
      sentence={`${words.gone} ${words.goneHint}`}
      action={<LinkButton to="/community">{words.back}</LinkButton>}
    />
  );
};

const BlockedQuestion = () => {
  const { question: words, acts } = useCommunityWords();
  return (
    <EmptyState
      drawing="found"
      sentence={words.blocked}
      action={
        <LinkButton tone="quiet" to="/community/saved">
          {acts.blockedTitle}
        </LinkButton>
      }
    />
  );
};

const Body = ({ id }: { readonly id: string }) => {
  const [isEditing, setEditing] = useState(false);
  const blocks = new Set(useRows<Block>('community_block').map((block) => block.id));
  const found = useQuestion(id, useOwnVersion(id));
  const { thread, at, own, refusal, refresh, isGone } = found;
  if (isGone) return <RemovedQuestion />;
  if (refusal?.code === 'community.blocked' || (thread && blocks.has(thread.question.author.id)))
    return <BlockedQuestion />;
  if (!thread || at === null)
    return refusal ? (
      <LoadError refusal={refusal} onRetry={refresh} />
    ) : (
      <Skeleton shapes={['title', 'card', 'card']} />
    );
  if (isEditing && own)
    return <AskForm before={own} onDone={() => setEditing(false)} onCancel={() => setEditing(false)} />;
  return <QuestionThread shown={{ ...found, thread, at }} onEdit={() => setEditing(true)} />;
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

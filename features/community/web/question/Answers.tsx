import { useState } from 'react';
import { useRows, useStoreUser } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { EditIcon } from '#kit/web/ui/more-icons.tsx';
import type { Block, OwnAnswer } from '../projections.ts';
import { useCommunityWords } from '../words.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { useHiddenPosts } from './hidden-posts.ts';
import { mergeAnswers, countAnswers } from './merge-answers.ts';
import type { Thread } from './use-question.ts';

interface Props {
  readonly thread: Thread;
  readonly at: number;
  readonly isMine: boolean;
  readonly mayAnswer: boolean;
  readonly more: (() => void) | null;
  readonly isLoadingMore: boolean;
}

const useAnswers = ({ question, answers, total }: Thread, at: number) => {
  const userId = useStoreUser();
  const rows = useRows<OwnAnswer>('community_answer').filter((row) => row.question_id === question.id);
  const blocked = new Set(useRows<Block>('community_block').map(({ id }) => id));
  const hidden = useHiddenPosts();
  const shown = mergeAnswers({
    fetched: answers,
    rows,
    userId,
    isHidden: ({ id, author }) => hidden.has(id) || blocked.has(author.id),
  });
  return {
    shown,
    rowOf: (id: string) => rows.find((row) => row.id === id && row.mine),
    count: countAnswers(total, answers, shown, at),
  };
};

/** Lists the accepted answer first, then by votes, then oldest first. */
export const Answers = ({ thread, at, isMine, mayAnswer, more, isLoadingMore }: Props) => {
  const words = useCommunityWords();
  const { answer } = words;
  const [isWriting, setWriting] = useState(false);
  const { shown, rowOf, count } = useAnswers(thread, at);
  const isClosed = thread.question.status === 'closed';
  return (
    <Stack>
      <SpaceBetween gap="small">
        <h2>{answer.heading(count)}</h2>
        {mayAnswer && !isClosed && (shown.length > 0 || isWriting) && (
          <Button
            tone={isWriting ? 'quiet' : 'primary'}
            icon={EditIcon}
            onClick={() => setWriting(!isWriting)}
          >
            {isWriting ? words.cancel : answer.write}
          </Button>
        )}
      </SpaceBetween>
      {isClosed && <MutedText>{words.question.closedNote}</MutedText>}
      {isWriting && (
        <Card>
          <AnswerForm questionId={thread.question.id} onDone={() => setWriting(false)} />
        </Card>
      )}
      {shown.length === 0 && !isWriting && (
        <EmptyState
          drawing="messages"
          sentence={answer.none}
          action={
            mayAnswer && !isClosed ? (
              <Button onClick={() => setWriting(true)}>{answer.first}</Button>
            ) : undefined
          }
        />
      )}
      {shown.map((one) => (
        <AnswerCard
          key={one.id}
          answer={one}
          row={rowOf(one.id)}
          mayAccept={isMine && !isClosed}
          mayEdit={!isClosed}
        />
      ))}
      {more && (
        <Button tone="quiet" wide busy={isLoadingMore} onClick={more}>
          {answer.more}
        </Button>
      )}
    </Stack>
  );
};

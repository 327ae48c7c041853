import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween } from '#kit/web/ui/layout.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { acceptAnswer, removeAnswer } from '../../contract.ts';
import { AuthorLine } from '../post/AuthorLine.tsx';
import { PostAge } from '../post/PostAge.tsx';
import { PostPhotos } from '../post/PostPhotos.tsx';
import type { OwnAnswer } from '../projections.ts';
import { useReasonText } from '../use-reason-text.ts';
import { useSend } from '../use-send.ts';
import { useCommunityWords } from '../words.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { hidePost } from './hidden-posts.ts';
import type { ShownAnswer } from './merge-answers.ts';
import { OtherPostActions, OwnPostActions } from './PostActions.tsx';
import { PostHistory } from './PostHistory.tsx';
import { useVote } from './use-vote.ts';
import { VoteControl } from './VoteControl.tsx';
import styles from '../post/Post.module.css';

interface Props {
  readonly answer: ShownAnswer;
  /** The author's own row on this phone. */
  readonly row: OwnAnswer | undefined;
  /** The asker may mark the answer that helped. */
  readonly mayAccept: boolean;
  readonly mayEdit: boolean;
}

const StateBadges = ({ answer }: { readonly answer: ShownAnswer }) => {
  const { answer: words, ai } = useCommunityWords();
  return (
    <>
      {answer.is_ai_generated && <Badge tone="sky">{ai.answer}</Badge>}
      {answer.unsent && <Badge tone="maize">{words.waiting}</Badge>}
      {answer.state === 'pending' && <Badge tone="maize">{words.pending}</Badge>}
      {answer.state === 'removed' && <Badge tone="clay">{words.hidden}</Badge>}
    </>
  );
};

const AnswerVote = ({ answer }: { readonly answer: ShownAnswer }) => {
  const { mine, score, busy, vote } = useVote('answer', answer.id, answer.vote_score);
  const { votes } = useCommunityWords();
  return answer.mine ? (
    <small>{votes(answer.vote_score)}</small>
  ) : (
    <VoteControl score={score} mine={mine} busy={busy} onVote={vote} />
  );
};

export const AnswerCard = ({ answer, row, mayAccept, mayEdit }: Props) => {
  const { answer: words, question } = useCommunityWords();
  const reason = useReasonText();
  const format = useFormat();
  const { send, busy } = useSend();
  const [isEditing, setEditing] = useState(false);
  const remove = async (): Promise<void> => {
    if (await send(removeAnswer, { id: answer.id }, { done: question.removed })) hidePost(answer.id);
  };
  if (isEditing && row)
    return (
      <Card>
        <AnswerForm
          questionId={answer.question_id}
          before={row}
          onDone={() => setEditing(false)}
          onCancel={() => setEditing(false)}
        />
      </Card>
    );
  return (
    <article className={styles.post}>
      {answer.is_accepted && (
        <div className={classes(styles.head, styles.best)}>
          <State tone="good">✓ {words.best}</State>
        </div>
      )}
      <div className={styles.body}>
        <SpaceBetween gap="small">
          <span>
            <AuthorLine author={answer.author} />{' '}
            <small>
              · <PostAge at={answer.created_at} />
              {answer.edited_at && ` · ${question.edited(format.shortDay(new Date(answer.edited_at)))}`}
            </small>
          </span>
          <StateBadges answer={answer} />
        </SpaceBetween>
        {answer.state !== 'visible' && answer.reason && <p>{reason(answer.reason)}</p>}
        <p className={styles.text}>
          <bdi>{answer.content}</bdi>
        </p>
        {answer.is_before_edit && <small>{words.beforeEdit}</small>}
        <PostPhotos post={answer.id} images={answer.images} />
        <div className={styles.actions}>
          {!answer.unsent && <AnswerVote answer={answer} />}
          <ReadAloud text={answer.content} />
          {mayAccept && !answer.is_accepted && !answer.unsent && answer.state === 'visible' && (
            <Button
              tone="quiet"
              icon={CheckIcon}
              busy={busy}
              onClick={() => {
                void send(acceptAnswer, { id: answer.id }, { done: question.accepted });
              }}
            >
              {words.accept}
            </Button>
          )}
          {answer.mine && row && !answer.unsent && (
            <OwnPostActions
              removeTitle={words.removeTitle}
              removeText={words.removeText}
              onEdit={mayEdit && answer.state !== 'removed' ? () => setEditing(true) : null}
              onRemove={remove}
            />
          )}
          {!answer.unsent && <PostHistory post={answer} state={answer.state} isMine={answer.mine} />}
          {!answer.mine && <OtherPostActions target="answer" id={answer.id} author={answer.author} />}
        </div>
      </div>
    </article>
  );
};

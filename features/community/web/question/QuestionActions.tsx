import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { bookmarkQuestion, closeQuestion, type Question, removeQuestion } from '../../contract.ts';
import type { State } from '../../domain/post.ts';
import { useSend } from '../use-send.ts';
import { useCommunityWords } from '../words.ts';
import { hidePost } from './hidden-posts.ts';
import { OtherPostActions, OwnPostActions } from './PostActions.tsx';
import { PostHistory } from './PostHistory.tsx';
import { shareQuestion } from './share.ts';
import styles from '../post/Post.module.css';

/** Buttons to share the question and to save it on this phone. */
const ReaderActions = ({ question, isSaved }: { readonly question: Question; readonly isSaved: boolean }) => {
  const { question: words } = useCommunityWords();
  const { send, busy } = useSend();
  const share = async (): Promise<void> => {
    const shared = await shareQuestion(question);
    if (shared === 'copied') showToast(words.copied, { tone: 'good' });
    if (shared === 'failed') showToast(words.shareFailed, { tone: 'bad' });
  };
  const save = async (): Promise<void> => {
    const toastText = isSaved ? words.unsaved : words.savedToast;
    await send(
      bookmarkQuestion,
      { id: question.id, saved: !isSaved },
      { done: toastText, offline: toastText },
    );
  };
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => {
          void share();
        }}
      >
        {words.share}
      </Button>
      <Button
        tone="quiet"
        busy={busy}
        aria-pressed={isSaved}
        onClick={() => {
          void save();
        }}
      >
        {isSaved ? words.saved : words.save}
      </Button>
    </>
  );
};

const CloseQuestionButton = ({ question }: { readonly question: Question }) => {
  const { question: words } = useCommunityWords();
  const { send, busy } = useSend();
  const [isConfirming, setConfirming] = useState(false);
  const isClosed = question.status === 'closed';
  const setClosed = async (closed: boolean): Promise<void> => {
    await send(closeQuestion, { id: question.id, closed }, { done: closed ? words.closed : words.reopened });
  };
  return (
    <>
      <Button
        tone="plain"
        busy={busy}
        onClick={() => {
          if (isClosed) void setClosed(false);
          else setConfirming(true);
        }}
      >
        {isClosed ? words.reopen : words.close}
      </Button>
      {isConfirming && (
        <Confirm
          title={words.closeTitle}
          confirmLabel={words.close}
          tone="primary"
          onConfirm={() => setClosed(true)}
          onClose={() => setConfirming(false)}
        >
          <p>{words.closeText}</p>
        </Confirm>
      )}
    </>
  );
};

interface Props {
  readonly question: Question;
  readonly isMine: boolean;
  readonly isSaved: boolean;
  /** Only a visible question can be shared, saved or closed. */
  readonly state: State;
  readonly onEdit: (() => void) | null;
}

/** Actions on a question, for its author, moderators and everyone else. */
export const QuestionActions = ({ question, isMine, isSaved, state, onEdit }: Props) => {
  const { question: words } = useCommunityWords();
  const { session } = useSession();
  const { send } = useSend();
  const [, go] = useLocation();
  const remove = async (): Promise<void> => {
    if (!(await send(removeQuestion, { id: question.id }, { done: words.removed }))) return;
    hidePost(question.id);
    go('/community');
  };
  const mayClose = isMine || session?.role === 'expert' || session?.role === 'admin';
  const isShown = state === 'visible';
  return (
    <div className={styles.actions}>
      {isShown && <ReaderActions question={question} isSaved={isSaved} />}
      {isShown && mayClose && <CloseQuestionButton question={question} />}
      <PostHistory post={question} state={state} isMine={isMine} />
      {isMine ? (
        <OwnPostActions
          removeTitle={words.removeTitle(question.title)}
          removeText={words.removeText}
          onEdit={question.status === 'closed' || state === 'removed' ? null : onEdit}
          onRemove={remove}
        />
      ) : (
        <OtherPostActions target="question" id={question.id} author={question.author} />
      )}
    </div>
  );
};

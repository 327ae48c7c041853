import { useEffect, useState } from 'react';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { call, type CallRefused } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { mutate, useOnlineCall, withRetries } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { CaseQueue } from '#kit/web/staff/CaseQueue.tsx';
import { PersonName, UserText, Why } from '#kit/web/staff/staff-parts.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { moderateQueuedPost, readQueue } from '../contract.ts';
import { AuthorLine } from './post/AuthorLine.tsx';
import { PostAge } from './post/PostAge.tsx';
import { PostPhotos } from './post/PostPhotos.tsx';
import { HistoryEntries } from './question/PostHistory.tsx';
import { useReasonText } from './use-reason-text.ts';
import { useCommunityRefusals, useCommunityWords } from './words.ts';
import styles from './post/Post.module.css';

type QueuePage = ReplyOf<typeof readQueue>;
type Post = QueuePage['posts'][number];
type ModerationAction = 'approve' | 'remove';
const NOTE_MAX = 300;

const useModeratePost = (id: string, onDone: () => void) => {
  const { review: words } = useCommunityWords();
  const refusalText = useRefusalText(useCommunityRefusals());
  const [busy, setBusy] = useState(false);
  const judge = async (act: ModerationAction, note: string | null = null): Promise<void> => {
    setBusy(true);
    const moderatedIds = await mutate(() =>
      call(moderateQueuedPost, { params: { id }, body: { act, note } }),
    );
    setBusy(false);
    showToast(moderatedIds.ok ? words.done : refusalText(moderatedIds), {
      tone: moderatedIds.ok ? 'good' : 'bad',
    });
    if (moderatedIds.ok) onDone();
  };
  return { judge, busy };
};

const RemovePostSheet = ({
  onRemove,
  onClose,
  busy,
}: {
  readonly onRemove: (note: string | null) => void;
  readonly onClose: () => void;
  readonly busy: boolean;
}) => {
  const { review: words } = useCommunityWords();
  const [note, setNote] = useState('');
  return (
    <Sheet title={words.hideTitle} onClose={onClose}>
      <Stack>
        <p>{words.hideText}</p>
        <TextArea label={words.note} value={note} onChange={setNote} maxLength={NOTE_MAX} rows={3} mic />
        <Button tone="danger" wide busy={busy} onClick={() => onRemove(note.trim() || null)}>
          {words.hide}
        </Button>
      </Stack>
    </Sheet>
  );
};

/** Earlier versions and decisions. */
const CaseHistory = ({ id }: { readonly id: string }) => {
  const { history: words } = useCommunityWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {isOpen && (
        <Sheet title={words.title} onClose={() => setOpen(false)}>
          <HistoryEntries post={id} changed="" />
        </Sheet>
      )}
    </>
  );
};

const PostCase = ({ post, onDone }: { readonly post: Post; readonly onDone: () => void }) => {
  const words = useCommunityWords();
  const { review } = words;
  const reason = useReasonText();
  const { judge, busy } = useModeratePost(post.id, onDone);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <small>
        {review[post.target]} · <AuthorLine author={post.author} /> · <PostAge at={post.created_at} />
      </small>
      <h2>
        <PersonName>{post.title}</PersonName>
      </h2>
      <p className={styles.text}>
        <UserText>{post.content}</UserText>
      </p>
      <PostPhotos post={post.id} images={post.images} />
      <Why>
        <strong>{review.why}</strong>
        {post.reason !== null && <p>{review.authorReads(reason(post.reason))}</p>}
        {post.reports.map(({ reason, note, at }) => (
          <p key={at}>
            {words.acts.reasons[reason]}
            {note && (
              <>
                : <UserText>{note}</UserText>
              </>
            )}
          </p>
        ))}
      </Why>
      <Row gap="small">
        <Button
          busy={busy}
          onClick={() => {
            void judge('approve');
          }}
        >
          {post.state === 'pending' ? review.show : review.keep}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={() => setRemoving(true)}>
          {review.hide}
        </Button>
      </Row>
      <LinkButton tone="plain" to={`/community/questions/${post.question_id}`}>
        {review.open}
      </LinkButton>
      <CaseHistory id={post.id} />
      {isRemoving && (
        <RemovePostSheet
          busy={busy}
          onClose={() => setRemoving(false)}
          onRemove={(note) => {
            void judge('remove', note).then(() => setRemoving(false));
          }}
        />
      )}
    </>
  );
};

/** The loaded part of the shared review queue. Posts moderated on this screen are hidden at once. */
const useQueue = () => {
  const first = useOnlineCall('community.queue', () => call(readQueue, { query: {} }));
  const { value, reload } = first;
  useEffect(() => {
    reload();
  }, [reload]);
  const [laterPages, setBehind] = useState<readonly QueuePage[]>([]);
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<CallRefused | null>(null);
  const pages = value ? [value, ...laterPages] : [];
  const next = pages[pages.length - 1]?.next ?? null;
  const more = useExclusiveAction(async () => {
    const page = await withRetries(() => call(readQueue, { query: { after: next ?? undefined } }));
    setRefusal(page.ok ? null : page);
    if (page.ok) setBehind((now) => [...now, page.value]);
  });
  const posts = new Map(
    pages
      .flatMap((page) => page.posts)
      .filter(({ id }) => !judged.has(id))
      .map((post) => [post.id, post]),
  );
  const done = (id: string): void => {
    setJudged((now) => new Set([...now, id]));
    reload();
  };
  return {
    ...first,
    refusal: refusal ?? first.refusal,
    posts: [...posts.values()],
    more: next ? more.run : null,
    isLoadingMore: more.busy,
    done,
  };
};

const ReviewQueue = () => {
  const { review: words } = useCommunityWords();
  const refusalText = useRefusalText(useCommunityRefusals());
  const { value, refusal, reload, posts, more, isLoadingMore, done } = useQueue();
  return (
    <CaseQueue
      title={words.title}
      count={value && posts.length > 0 ? Math.max(value.waiting, posts.length) : 0}
      cases={
        value &&
        posts.map((post) => ({
          id: post.id,
          title: post.title,
          kind: words[post.target],
          at: post.created_at,
          trailing: post.reports.length > 0 && <State tone="bad">{words.reports(post.reports.length)}</State>,
          renderCase: () => <PostCase post={post} onDone={() => done(post.id)} />,
        }))
      }
      failed={
        refusal && {
          refusal,
          text: refusalText(refusal),
          retry: () => {
            reload();
            more?.();
          },
        }
      }
      more={more && !refusal ? { text: words.more, isBusy: isLoadingMore, load: more } : null}
    />
  );
};

/** For experts and administrators: posts that the rules held back, and reported posts. */
export const CommunityReviewScreen = () => {
  const { review: words } = useCommunityWords();
  const { session } = useSession();
  if (session?.role !== 'farmer') return <ReviewQueue />;
  return (
    <Screen title={words.title} back="/more">
      <Notice tone="info" title={words.closed}>
        <p>{words.closedHint}</p>
      </Notice>
    </Screen>
  );
};

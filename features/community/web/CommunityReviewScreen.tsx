import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { call, type CallRefused } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { mutate, useOnlineCall, withRetries } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Age } from '#kit/web/ui/Age.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { SpaceBetween, Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { moderateQueuedPost, readQueue } from '../contract.ts';
import { AuthorLine } from './post/AuthorLine.tsx';
import { PostAge } from './post/PostAge.tsx';
import { PostPhotos } from './post/PostPhotos.tsx';
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

const QueuedPost = ({ post, onDone }: { readonly post: Post; readonly onDone: () => void }) => {
  const words = useCommunityWords();
  const { review } = words;
  const reason = useReasonText();
  const { judge, busy } = useModeratePost(post.id, onDone);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Card>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <span>
            <Badge tone="sky">{review[post.target]}</Badge>{' '}
            {post.reports.length > 0 && <Badge tone="clay">{review.reports(post.reports.length)}</Badge>}
          </span>
          <small>
            <PostAge at={post.created_at} />
          </small>
        </SpaceBetween>
        <h2>
          <bdi>{post.title}</bdi>
        </h2>
        <p className={styles.text}>
          <bdi>{post.content}</bdi>
        </p>
        <PostPhotos post={post.id} images={post.images} />
        <span>
          <AuthorLine author={post.author} />
        </span>
        {(post.reason !== null || post.reports.length > 0) && <h3>{review.why}</h3>}
        {post.reason !== null && <p>{reason(post.reason)}</p>}
        {post.reports.length > 0 && (
          <ul>
            {post.reports.map(({ reason, note, at }) => (
              <li key={at}>
                {words.acts.reasons[reason]}
                {note && (
                  <>
                    : <bdi>{note}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        <Link href={`/community/questions/${post.question_id}`}>{review.open}</Link>
        <Row gap="small">
          <Button
            tone="quiet"
            busy={busy}
            onClick={() => {
              void judge('approve');
            }}
          >
            {post.state === 'pending' ? review.show : review.keep}
          </Button>
          <Button tone="danger" disabled={busy} onClick={() => setRemoving(true)}>
            {review.hide}
          </Button>
        </Row>
      </Stack>
      {isRemoving && (
        <RemovePostSheet
          busy={busy}
          onClose={() => setRemoving(false)}
          onRemove={(note) => {
            void judge('remove', note).then(() => setRemoving(false));
          }}
        />
      )}
    </Card>
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
  const { review: words, retry } = useCommunityWords();
  const refusalText = useRefusalText(useCommunityRefusals());
  const { value, at, refusal, reload, posts, more, isLoadingMore, done } = useQueue();
  const failed = refusal && (
    <ErrorCard
      what={words.failed}
      whatToDo={refusalText(refusal)}
      requestId={refusal.requestId}
      action={
        <Button
          tone="quiet"
          onClick={() => {
            reload();
            more?.();
          }}
        >
          {retry}
        </Button>
      }
    />
  );
  if (!value) return failed ?? <Skeleton shapes={['card', 'card']} />;
  if (posts.length === 0 && !more) return <EmptyState drawing="messages" sentence={words.none} />;
  return (
    <Stack>
      <MutedText>{words.lead}</MutedText>
      <SpaceBetween gap="small">
        <Badge tone="maize">{words.waiting(value.waiting)}</Badge>
        <Age at={at} />
      </SpaceBetween>
      {posts.map((post) => (
        <QueuedPost key={post.id} post={post} onDone={() => done(post.id)} />
      ))}
      {failed}
      {more && !refusal && (
        <Button tone="quiet" wide busy={isLoadingMore} onClick={more}>
          {words.more}
        </Button>
      )}
    </Stack>
  );
};

/** For experts and administrators: posts that the rules held back, and reported posts. */
export const CommunityReviewScreen = () => {
  const { review: words } = useCommunityWords();
  const { session } = useSession();
  return (
    <Screen title={words.title} back="/more">
      {session?.role === 'farmer' ? (
        <Notice tone="info" title={words.closed}>
          <p>{words.closedHint}</p>
        </Notice>
      ) : (
        <ReviewQueue />
      )}
    </Screen>
  );
};

import { useState } from 'react';
import { useReasonText } from '#features/community/web/use-reason-text.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useLoad } from '#kit/web/hooks/use-load.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { moderateOffer, type QueuedPost, listModerationQueue } from '../contract.ts';
import { useOfferText } from './offer-text.ts';
import { useOfferRefusals, useOfferWords } from './words.ts';

const requestQueue = (signal: AbortSignal) => call(listModerationQueue, { query: {} }, { signal });

const PostCard = ({ post, onDone }: { readonly post: QueuedPost; readonly onDone: () => Promise<void> }) => {
  const { admin: words, report, aFarmer } = useOfferWords();
  const refusalText = useRefusalText(useOfferRefusals());
  const format = useFormat();
  const offerText = useOfferText();
  const reasonText = useReasonText();
  const [note, setNote] = useState('');
  const moderate = useExclusiveAction(async (act: 'approve' | 'remove') => {
    const answer = await call(moderateOffer, {
      params: { id: post.id },
      body: { act, note: note.trim() || null },
    });
    showToast(answer.ok ? words.done : refusalText(answer), { tone: answer.ok ? 'good' : 'bad' });
    if (answer.ok || answer.code === 'offers.not_found') await onDone();
  });
  const price =
    post.price !== null && post.unit !== null ? offerText.money(post.price, { unit: post.unit }) : '';
  return (
    <Card>
      <Stack gap="small">
        <h3>{[words.target[post.target], offerText.crop(post.crop), price].filter(Boolean).join(' · ')}</h3>
        <MutedText>
          {post.by.name ?? aFarmer} · {format.shortDay(new Date(post.created_at))}
        </MutedText>
        {post.text && <blockquote>{post.text}</blockquote>}
        {post.reason && <p>{words.because(reasonText(post.reason))}</p>}
        {post.reports.map((one) => (
          <p key={one.at}>
            {words.reported}: {[report.reasons[one.reason], one.note].filter(Boolean).join(' · ')}
          </p>
        ))}
        <Field label={words.reason} value={note} onChange={setNote} maxLength={300} />
        <Row gap="small">
          <Button busy={moderate.busy} onClick={() => moderate.run('approve')}>
            {words.approve}
          </Button>
          <Button tone="danger" busy={moderate.busy} onClick={() => moderate.run('remove')}>
            {words.remove}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};

const ReviewQueue = () => {
  const words = useOfferWords();
  const refusalText = useRefusalText(useOfferRefusals());
  const { value: queue, setValue: setQueue, refusal: failed, load } = useLoad(requestQueue);
  const more = useExclusiveAction(async () => {
    if (!queue?.next) return;
    const answer = await call(listModerationQueue, { query: { after: queue.next } });
    if (answer.ok) setQueue({ ...answer.value, posts: [...queue.posts, ...answer.value.posts] });
    else showToast(refusalText(answer), { tone: 'bad' });
  });
  if (failed)
    return (
      <ErrorCard
        what={refusalText(failed)}
        requestId={failed.requestId}
        action={
          <Button
            tone="quiet"
            onClick={() => {
              void load();
            }}
          >
            {words.retry}
          </Button>
        }
      />
    );
  if (!queue) return <Skeleton shapes={['card', 'card']} />;
  return (
    <Stack>
      {queue.waiting === 0 ? (
        <Notice tone="good">{words.admin.none}</Notice>
      ) : (
        <MutedText>{words.admin.waiting(queue.waiting)}</MutedText>
      )}
      {queue.posts.map((post) => (
        <PostCard key={post.id} post={post} onDone={load} />
      ))}
      {queue.next && (
        <Button tone="quiet" wide busy={more.busy} onClick={() => more.run()}>
          {words.more}
        </Button>
      )}
    </Stack>
  );
};

/** The staff screen for reviewing held or reported offers and replies. */
export const AdminOffersScreen = () => {
  const { admin: words } = useOfferWords();
  const { session } = useSession();
  return (
    <Screen title={words.title} back="/more">
      {session?.role === 'admin' ? <ReviewQueue /> : <MutedText>{words.adminOnly}</MutedText>}
    </Screen>
  );
};

import { useState } from 'react';
import { useReasonText } from '#features/community/web/use-reason-text.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useLoad } from '#kit/web/hooks/use-load.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { CaseQueue } from '#kit/web/staff/CaseQueue.tsx';
import { PersonName, StaffOnly, UserText, Why } from '#kit/web/staff/staff-parts.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { moderateOffer, type QueuedPost, listModerationQueue } from '../contract.ts';
import { useOfferText } from './offer-text.ts';
import { useOfferRefusals, useOfferWords } from './words.ts';

const requestQueue = (signal: AbortSignal) => call(listModerationQueue, { query: {} }, { signal });

const OfferCase = ({ post, onDone }: { readonly post: QueuedPost; readonly onDone: () => Promise<void> }) => {
  const { admin: words, report, aFarmer } = useOfferWords();
  const refusalText = useRefusalText(useOfferRefusals());
  const format = useFormat();
  const title = useCaseTitle();
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
  return (
    <>
      <h2>{title(post)}</h2>
      <small>
        <PersonName>{post.by.name ?? aFarmer}</PersonName> · {format.shortDay(new Date(post.created_at))}
      </small>
      {post.text && (
        <p>
          <UserText>{post.text}</UserText>
        </p>
      )}
      <Why>
        {post.reason && <p>{words.because(reasonText(post.reason))}</p>}
        {post.reports.map((one) => (
          <p key={one.at}>
            {words.reported}:{' '}
            <UserText>{[report.reasons[one.reason], one.note].filter(Boolean).join(' · ')}</UserText>
          </p>
        ))}
      </Why>
      <Field label={words.reason} value={note} onChange={setNote} maxLength={300} />
      <Row gap="small">
        <Button busy={moderate.busy} onClick={() => moderate.run('approve')}>
          {words.approve}
        </Button>
        <Button tone="quiet" busy={moderate.busy} onClick={() => moderate.run('remove')}>
          {words.remove}
        </Button>
      </Row>
    </>
  );
};

const useCaseTitle = () => {
  const { admin: words } = useOfferWords();
  const offerText = useOfferText();
  return (post: QueuedPost): string =>
    [
      words.target[post.target],
      offerText.crop(post.crop),
      post.price !== null && post.unit !== null && offerText.money(post.price, { unit: post.unit }),
    ]
      .filter(Boolean)
      .join(' · ');
};

const ReviewQueue = () => {
  const words = useOfferWords();
  const refusalText = useRefusalText(useOfferRefusals());
  const title = useCaseTitle();
  const { value: queue, setValue: setQueue, refusal, load } = useLoad(requestQueue);
  const more = useExclusiveAction(async () => {
    if (!queue?.next) return;
    const answer = await call(listModerationQueue, { query: { after: queue.next } });
    if (answer.ok) setQueue({ ...answer.value, posts: [...queue.posts, ...answer.value.posts] });
    else showToast(refusalText(answer), { tone: 'bad' });
  });
  return (
    <CaseQueue
      title={words.admin.title}
      count={queue?.waiting}
      cases={
        queue?.posts.map((post) => ({
          id: post.id,
          title: title(post),
          at: post.created_at,
          renderCase: () => <OfferCase post={post} onDone={load} />,
        })) ?? null
      }
      failed={
        refusal && {
          refusal,
          text: refusalText(refusal),
          retry: () => {
            void load();
          },
        }
      }
      more={queue?.next ? { text: words.more, isBusy: more.busy, load: () => more.run() } : null}
    />
  );
};

/** The staff screen for reviewing held or reported offers and replies. */
export const AdminOffersScreen = () => (
  <StaffOnly title={useOfferWords().admin.title}>
    <ReviewQueue />
  </StaffOnly>
);

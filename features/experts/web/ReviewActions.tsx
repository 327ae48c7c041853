import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Row, MutedText } from '#kit/web/ui/layout.tsx';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { closeReview } from '../contract.ts';
import { donatableOf } from '../domain/donation.ts';
import { TURNS_MAX } from '../domain/review.ts';
import { type Review } from './use-reviews.ts';
import { useSend } from './use-send.ts';
import { useExpertWords } from './words.ts';

const FollowUpSheet = lazyComponent(async () => (await import('./FollowUpSheet.tsx')).FollowUpSheet);

const Withdraw = ({ review }: { readonly review: Review }) => {
  const words = useExpertWords();
  const { send } = useSend();
  const [isConfirming, setAsking] = useState(false);
  const withdraw = async (): Promise<void> => {
    if (await send(closeReview, { id: review.id, helped: null })) showToast(words.withdrawn);
  };
  return (
    <>
      <Button tone="plain" onClick={() => setAsking(true)}>
        {words.withdraw}
      </Button>
      {isConfirming && (
        <Confirm
          title={words.withdrawTitle}
          confirmLabel={words.withdrawConfirm}
          onConfirm={withdraw}
          onClose={() => setAsking(false)}
        >
          <p>{words.withdrawText}</p>
        </Confirm>
      )}
    </>
  );
};

const AnswerFeedback = ({ review }: { readonly review: Review }) => {
  const words = useExpertWords();
  const { send, busy } = useSend();
  const [isFollowUpOpen, setBacking] = useState(false);
  const sendFeedback = async (helped: boolean): Promise<void> => {
    if (await send(closeReview, { id: review.id, helped })) showToast(words.thanks);
  };
  return (
    <>
      <Row gap="small">
        <Button
          tone="quiet"
          busy={busy}
          onClick={() => {
            void sendFeedback(true);
          }}
        >
          {words.helped}
        </Button>
        <Button
          tone="quiet"
          busy={busy}
          onClick={() => {
            void sendFeedback(false);
          }}
        >
          {words.notHelped}
        </Button>
      </Row>
      {review.turns.length < TURNS_MAX && (
        <Button tone="plain" onClick={() => setBacking(true)}>
          {words.followUp.act}
        </Button>
      )}
      {isFollowUpOpen && (
        <Suspense fallback={null}>
          <FollowUpSheet reviewId={review.id} onClose={() => setBacking(false)} />
        </Suspense>
      )}
    </>
  );
};

const Donate = ({ review }: { readonly review: Review }) => {
  const words = useExpertWords();
  if (!donatableOf(review.turns)) return null;
  return (
    <MutedText>
      {words.donateOffer} <Link href="/donation">{words.donateLink}</Link>
    </MutedText>
  );
};

/** The farmer's current options for the question. */
export const ReviewActions = ({ review }: { readonly review: Review }) => {
  const words = useExpertWords();
  if (review.status === 'waiting') return review.turns.length === 1 ? <Withdraw review={review} /> : null;
  if (review.status === 'answered')
    return (
      <>
        <AnswerFeedback review={review} />
        <Donate review={review} />
      </>
    );
  if (review.status !== 'closed') return null;
  return (
    <>
      {review.helped !== null && (
        <MutedText>{review.helped ? words.feedbackHelped : words.feedbackNotHelped}</MutedText>
      )}
      <Donate review={review} />
    </>
  );
};

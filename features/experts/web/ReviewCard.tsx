import { Suspense, useEffect, useState } from 'react';
import type { ScanSlotProps } from '#features/scanner/web/result/result-slots.tsx';
import { logError } from '#kit/web/log.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { PeopleIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import { seeReview } from '../contract.ts';
import { Promise24 } from './Promise24.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewState } from './ReviewState.tsx';
import { ReviewTurn } from './ReviewTurn.tsx';
import { type Review, useReviewsOf } from './use-reviews.ts';
import { useExpertWords } from './words.ts';

const AskSheet = lazyComponent(async () => (await import('./AskSheet.tsx')).AskSheet);

const ReviewCardContent = ({
  scan,
  review,
}: ScanSlotProps & { readonly review: WithPending<Review> | undefined }) => {
  const words = useExpertWords();
  const user = useStoreUser();
  const store = useStore();
  const [isAskSheetOpen, setAsking] = useState(false);
  const isUnread = review?.status === 'answered' && !review.seen;
  const id = review?.id;
  useEffect(() => {
    if (isUnread && id) void store.send(seeReview, { id });
  }, [store, isUnread, id]);
  // Ready before the network is lost: a question can be asked offline.
  useEffect(() => {
    AskSheet.fetch().catch(logError('reviews.ask_sheet'));
  }, []);
  // Without a leaf in the photo there is nothing for an expert to assess.
  if (!user || (!review && scan.outcome === 'no_leaf')) return null;
  const askSheet = isAskSheetOpen && (
    <Suspense fallback={null}>
      <AskSheet scan={scan} onClose={() => setAsking(false)} />
    </Suspense>
  );
  // The sheet says what an expert does. Here it is one button among the advice.
  if (!review)
    return (
      <Stack gap="small">
        <Button wide icon={PeopleIcon} onClick={() => setAsking(true)}>
          {words.requestReview}
        </Button>
        <Promise24 />
        {askSheet}
      </Stack>
    );
  return (
    <Card labelledBy="expert">
      <Stack gap="small">
        <h2 id="expert">{words.title}</h2>
        <ReviewState review={review} />
        {review.turns.map((turn, i) => (
          <ReviewTurn key={turn.asked_at} review={review} turn={turn} n={i + 1} />
        ))}
        <ReviewActions review={review} />
        {review.status === 'closed' && (
          <Button wide icon={PeopleIcon} tone="quiet" onClick={() => setAsking(true)}>
            {words.askNewQuestion}
          </Button>
        )}
      </Stack>
      {askSheet}
    </Card>
  );
};

const isAnswered = (review: Review | undefined): boolean =>
  review?.turns.some((turn) => turn.answer !== null) ?? false;

/** Below a leaf check: asks an expert and shows the status of the question. */
export const ReviewCard = ({ scan }: ScanSlotProps) => {
  const [review] = useReviewsOf(scan.id);
  return isAnswered(review) ? null : <ReviewCardContent scan={scan} review={review} />;
};

/** A person's answer is shown above the app's. */
export const AnsweredCard = ({ scan }: ScanSlotProps) => {
  const [review] = useReviewsOf(scan.id);
  return isAnswered(review) ? <ReviewCardContent scan={scan} review={review} /> : null;
};

import { call } from '#kit/web/call.ts';
import { useLoad } from '#kit/web/hooks/use-load.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { heldReferrals } from '../contract.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { useReferralWords } from './words.ts';

const requestHeld = (signal: AbortSignal) => call(heldReferrals, {}, { signal });

const ReviewQueue = () => {
  const { staff: words, again, refusals } = useReferralWords();
  const text = useRefusalText(refusals);
  const { value: list, refusal: failed, load } = useLoad(requestHeld);
  if (failed)
    return (
      <ErrorCard
        what={text(failed)}
        requestId={failed.requestId}
        action={
          <Button
            tone="quiet"
            onClick={() => {
              void load();
            }}
          >
            {again}
          </Button>
        }
      />
    );
  if (!list) return <Skeleton shapes={['card', 'card']} />;
  const { total, held } = list;
  return (
    <Stack>
      {total === 0 ? <Notice tone="good">{words.none}</Notice> : <MutedText>{words.how}</MutedText>}
      {total > held.length && <MutedText>{words.more(total)}</MutedText>}
      {held.map((one) => (
        <ReviewItem key={one.id} held={one} onDone={load} />
      ))}
    </Stack>
  );
};

/** Invitations held for staff review, with the evidence (REF-14). */
export const AdminReferralsScreen = () => {
  const { staff: words } = useReferralWords();
  const { session } = useSession();
  return (
    <Screen title={words.title} back="/more">
      {session?.role === 'admin' ? <ReviewQueue /> : <MutedText>{words.adminOnly}</MutedText>}
    </Screen>
  );
};

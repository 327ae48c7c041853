import { myInvitation } from '#features/people/contract-join.ts';
import { useCachedCall } from '#kit/web/cached-call.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { myReferrals } from '../contract.ts';
import { deviceNumber } from './device.ts';
import { OwnRewardCard } from './OwnRewardCard.tsx';
import { ReferralList } from './ReferralList.tsx';
import { ShareCard } from './ShareCard.tsx';
import { StatsCard } from './StatsCard.tsx';
import { useReferralWords } from './words.ts';

/** The link is shown even when the figures cannot be loaded. */
const LinkSection = () => {
  const words = useReferralWords();
  const { value, refusal, isLoading, isCacheRead, reload } = useCachedCall(myInvitation, '');
  if (value) return <ShareCard {...value} />;
  if (refusal && isCacheRead)
    return (
      <Notice
        tone="warn"
        action={
          <Button tone="quiet" busy={isLoading} onClick={reload}>
            {words.again}
          </Button>
        }
      >
        {words.failed.code}
      </Notice>
    );
  return <Skeleton shapes={['card']} />;
};

const StatsSection = () => {
  const words = useReferralWords();
  const { value, at, refusal, isLoading, isCacheRead, reload } = useCachedCall(myReferrals, '', {
    device: deviceNumber(),
  });
  if (!value && !(refusal && isCacheRead)) return <Skeleton shapes={['card', 'card']} />;
  if (!value)
    return (
      <ErrorCard
        what={words.oops}
        whatToDo={words.failed.load}
        requestId={refusal?.requestId}
        action={
          <Button tone="quiet" busy={isLoading} onClick={reload}>
            {words.again}
          </Button>
        }
      />
    );
  return (
    <Stack>
      {value.came && value.came.state !== 'rewarded' && <OwnRewardCard came={value.came} onChange={reload} />}
      <StatsCard stats={value.stats} />
      {refusal && (
        <Notice
          tone="warn"
          action={
            <Button tone="quiet" busy={isLoading} onClick={reload}>
              {words.again}
            </Button>
          }
        >
          {words.failed.stats} <Age at={at} kind="saved" />
        </Notice>
      )}
      <ReferralList rows={value.referrals} />
    </Stack>
  );
};

export const ReferralsTab = () => (
  <Stack>
    <LinkSection />
    <StatsSection />
  </Stack>
);

import { useCachedCall } from '#kit/web/cached-call.ts';
import { useSession } from '#kit/web/session.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, Row, Stack } from '#kit/web/ui/layout.tsx';
import { GiftIcon, SendIcon } from '#kit/web/ui/more-icons.tsx';
import { type MyReferrals, myReferrals } from '../contract.ts';
import { inviteCredits } from '../domain/reward.ts';
import { useShare } from './use-share.ts';
import { useReferralWords } from './words.ts';
import styles from './referrals.module.css';

const InviteTotals = ({
  stats: { count, credits, bonus, usable, answers },
}: {
  readonly stats: MyReferrals['stats'];
}) => {
  const { card: words, stats } = useReferralWords();
  const hasModel = useSession().serverOptions?.model;
  if (count === 0) return <p>{words.first(inviteCredits)}</p>;
  return (
    <>
      <p>
        {words.helped(count)} · {words.earned(credits + bonus)}
      </p>
      <p>
        {stats.usable(usable)} {hasModel && stats.answers(answers)}
      </p>
    </>
  );
};

const ShareActions = ({ code, link }: Pick<MyReferrals, 'code' | 'link'>) => {
  const { share: words } = useReferralWords();
  const { send, copy, copied } = useShare(link);
  return (
    <>
      <p>
        {words.code}:{' '}
        <Badge tone="maize">
          <span className={styles.code}>{code}</span>
        </Badge>
      </p>
      <Row gap="small">
        <Button
          icon={SendIcon}
          onClick={() => {
            void send();
          }}
        >
          {words.send}
        </Button>
        <Button
          tone="quiet"
          icon={copied ? CheckIcon : undefined}
          onClick={() => {
            void copy();
          }}
        >
          {copied ? words.copied : words.copy}
        </Button>
      </Row>
    </>
  );
};

/** DSH-10: the referral card on the home screen. */
export const ReferralCard = () => {
  const words = useReferralWords();
  const { value, refusal, isLoading, isCacheRead, reload } = useCachedCall(myReferrals, '');
  if (!value && !(refusal && isCacheRead)) return null;
  return (
    <Fold
      id="invite-neighbours"
      icon={GiftIcon}
      tone="soil"
      title={words.card.title}
      fact={words.card.reward(inviteCredits)}
    >
      <Stack gap="small">
        {value ? (
          <>
            <InviteTotals stats={value.stats} />
            <ShareActions code={value.code} link={value.link} />
          </>
        ) : (
          <SpaceBetween gap="small">
            <span role="status">{words.failed.stats}</span>
            <Button tone="plain" busy={isLoading} onClick={reload}>
              {words.retry}
            </Button>
          </SpaceBetween>
        )}
        <LinkButton tone="plain" to="/referrals">
          {words.card.open}
        </LinkButton>
      </Stack>
    </Fold>
  );
};

import { readMemory } from '#features/memory/contract.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useStoreUser } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { type MyReferrals, referralCredit } from '../contract.ts';
import { isClearedByProof } from '../domain/fraud.ts';
import { inviteCredits } from '../domain/reward.ts';
import { useReferralWords } from './words.ts';

interface Props {
  readonly came: NonNullable<MyReferrals['came']>;
  readonly onChange: () => void;
}

/** The two options for a reward without a confirmed number or a payment. */
const MissingSteps = ({ came: { use } }: Pick<Props, 'came'>) => {
  const { came: words } = useReferralWords();
  const format = useFormat();
  return (
    <>
      <p>{words.prove}</p>
      <p>{words.use(use.days, use.needed, format.shortDay(new Date(use.from)))}</p>
    </>
  );
};

/** For a user who joined by an invitation: what is missing until the credits are granted. */
export const OwnRewardCard = ({ came, onChange }: Props) => {
  const { state, reasons, verified, active, proven } = came;
  const { came: words, reasons: why, done, failed } = useReferralWords();
  const isReleasable = state === 'held' && isClearedByProof(reasons);
  const canReleaseByProof = isReleasable && !proven;
  const canCheck = (state === 'waiting' || isReleasable) && verified && active && proven;
  const userId = useStoreUser();
  const checkReward = useExclusiveAction(async () => {
    const memory = await call(readMemory, {});
    const answer =
      memory.ok && memory.value.referrerId && userId
        ? await call(referralCredit, { body: { referrerId: memory.value.referrerId, referredId: userId } })
        : null;
    if (!answer?.ok) return void showToast(failed.process, { tone: 'bad' });
    if (answer.value.reward_issued) showToast(done.process, { tone: 'good' });
    onChange();
  });
  return (
    <Card tone="sky" labelledBy="came-by">
      <Stack gap="small">
        <h2 id="came-by">{words.title}</h2>
        <p>
          {state === 'held' || state === 'refused' ? words.states[state] : words.states[state](inviteCredits)}
        </p>
        {(state === 'held' || state === 'refused') &&
          reasons.map((reason) => <p key={reason}>{why[reason]}</p>)}
        {state === 'waiting' && !verified && <p>{words.verify}</p>}
        {state === 'waiting' && !active && <p>{words.act}</p>}
        {state === 'waiting' && !proven && <MissingSteps came={came} />}
        {canReleaseByProof && <p>{words.heldProve}</p>}
        {((state === 'waiting' && !proven) || canReleaseByProof) && (
          <Row>
            <LinkButton tone="quiet" to="/settings">
              {words.toPhone}
            </LinkButton>
          </Row>
        )}
        {canCheck && (
          <Row gap="small">
            <Button tone="quiet" busy={checkReward.busy} onClick={() => checkReward.run()}>
              {words.check}
            </Button>
          </Row>
        )}
        {state === 'waiting' && !verified && (
          <Row gap="small">
            <LinkButton tone="quiet" to="/settings/account">
              {words.toAccount}
            </LinkButton>
          </Row>
        )}
      </Stack>
    </Card>
  );
};

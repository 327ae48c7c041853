import { useState } from 'react';
import { useLocation } from 'wouter';
import { prices } from '#features/plans/domain/prices.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { cancelSubscription, changePlan, type SubscriptionView } from '../../contract.ts';
import type { AccountPayments } from '../use-account.ts';
import { usePaymentText, usePaymentWords } from '../words.ts';

interface Props {
  readonly account: AccountPayments;
  readonly onChanged: () => void;
}

const tones = { active: 'leaf', cancelled: 'clay', expired: 'plain' } as const;
/** Codes that have their own text; for others the card shows its general one. */
const CONNECTION_CODES = new Set(['network.unreachable', 'session.missing']);

/** Changes the plan either way: the more expensive one is paid at once, the cheaper one starts later (PAY-33). */
const ChangePlan = ({
  subscription,
  onChanged,
}: {
  readonly subscription: SubscriptionView;
  readonly onChanged: () => void;
}) => {
  const { subscription: words } = usePaymentWords();
  const text = usePaymentText();
  const format = useFormat();
  const [, go] = useLocation();
  const [isConfirming, setIsConfirming] = useState(false);
  const to = subscription.plan_type === 'monthly' ? 'annual' : 'monthly';
  const up = to === 'annual';
  const change = async (): Promise<void> => {
    const answer = await call(changePlan, { body: { plan: to } });
    if (!answer.ok) {
      showToast(CONNECTION_CODES.has(answer.code) ? text(answer) : words.changeFailed, { tone: 'bad' });
      return;
    }
    if (answer.value.pay) {
      go(`/upgrade?plan=${to}`);
      return;
    }
    showToast(words.changed, { tone: 'good' });
    onChanged();
  };
  if (subscription.next_plan === to) return null;
  return (
    <>
      <Button tone="quiet" onClick={() => setIsConfirming(true)}>
        {up ? words.toAnnual : words.toMonthly}
      </Button>
      {isConfirming && (
        <Confirm
          tone="primary"
          title={up ? words.toAnnualTitle : words.toMonthlyTitle}
          confirmLabel={up ? words.toPay : words.toMonthly}
          onConfirm={change}
          onClose={() => setIsConfirming(false)}
        >
          <p>
            {up
              ? words.toAnnualText(format.money(prices.annual.kes))
              : words.toMonthlyText(format.shortDay(new Date(subscription.expires_at)))}
          </p>
        </Confirm>
      )}
    </>
  );
};

const Cancel = ({
  subscription,
  onChanged,
}: {
  readonly subscription: SubscriptionView;
  readonly onChanged: () => void;
}) => {
  const { subscription: words } = usePaymentWords();
  const text = usePaymentText();
  const format = useFormat();
  const [isConfirming, setIsConfirming] = useState(false);
  const day = format.shortDay(new Date(subscription.expires_at));
  const cancel = async (): Promise<void> => {
    const answer = await call(cancelSubscription, {});
    showToast(
      answer.ok
        ? words.cancelled(day)
        : CONNECTION_CODES.has(answer.code)
          ? text(answer)
          : words.cancelFailed,
      {
        tone: answer.ok ? 'good' : 'bad',
      },
    );
    onChanged();
  };
  return (
    <>
      <Button tone="plain" onClick={() => setIsConfirming(true)}>
        {words.cancel}
      </Button>
      {isConfirming && (
        <Confirm
          title={words.cancelTitle}
          confirmLabel={words.cancel}
          cancelLabel={words.cancelNot}
          onConfirm={cancel}
          onClose={() => setIsConfirming(false)}
        >
          <p>{words.cancelText(day)}</p>
        </Confirm>
      )}
    </>
  );
};

const Current = ({
  subscription,
  onChanged,
}: {
  readonly subscription: SubscriptionView;
  readonly onChanged: () => void;
}) => {
  const { subscription: words, plans } = usePaymentWords();
  const format = useFormat();
  const { status, plan_type: plan, next_plan: next } = subscription;
  const day = format.shortDay(new Date(subscription.expires_at));
  return (
    <>
      <SpaceBetween>
        <strong>{plans[plan]}</strong>
        <Badge tone={tones[status]}>{words.status[status]}</Badge>
      </SpaceBetween>
      <p>
        {status === 'active'
          ? words.untilActive(day)
          : status === 'cancelled'
            ? words.untilCancelled(day)
            : words.ended(day)}
      </p>
      {next && <MutedText>{words.next(plans[next])}</MutedText>}
      <LinkButton tone={status === 'active' ? 'quiet' : 'primary'} to={`/upgrade?plan=${next ?? plan}`}>
        {words.renew}
      </LinkButton>
      {status === 'active' && (
        <>
          <ChangePlan subscription={subscription} onChanged={onChanged} />
          <Cancel subscription={subscription} onChanged={onChanged} />
        </>
      )}
    </>
  );
};

export const CurrentCard = ({ account: { subscription, passes }, onChanged }: Props) => {
  const { subscription: words, plans } = usePaymentWords();
  const { isPro } = useSubscriptionContext();
  const format = useFormat();
  return (
    <Card labelledBy="current-subscription">
      <Stack gap="small">
        <h2 id="current-subscription">{words.current}</h2>
        {subscription ? (
          <Current subscription={subscription} onChanged={onChanged} />
        ) : (
          <>
            <p>{isPro ? words.proWithout : words.none}</p>
            <LinkButton to="/upgrade">{words.upgrade}</LinkButton>
          </>
        )}
        {passes.length > 0 && (
          <List label={words.passes}>
            {passes.map((pass) => (
              <ListItem
                key={pass.id}
                title={plans[pass.plan]}
                subtitle={words.pass(
                  format.shortDay(new Date(pass.from)),
                  format.shortDay(new Date(pass.until)),
                )}
              />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
};

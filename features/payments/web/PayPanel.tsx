import { useState } from 'react';
import { useLocation } from 'wouter';
import { type PlanId, prices } from '#features/plans/domain/prices.ts';
import { newId } from '#kit/pure/ids.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { isProven, useSession } from '#kit/web/session.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { MutedText, Row, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { initPayment } from '../contract.ts';
import { openPaymentPage } from './leave.ts';
import type { AccountPayments } from './use-account.ts';
import { useAccount } from './use-account.ts';
import { usePaymentText, usePaymentWords } from './words.ts';

interface Props {
  readonly plan: PlanId;
  /** Unsettled orders that the farmer has seen. */
  readonly seenOrderIds: readonly string[];
  /** Called when there may be an order that the farmer has not seen. */
  readonly onUnseenOrder: () => void;
  /** What happens to the time that is left of a current plan. */
  readonly note: string | null;
}

/**
 * Refusals after which the next tap creates a new order. After others the server may have the order, so the
 * same id is sent again.
 */
const NEW_ORDER_CODES = new Set([
  'payments.order_over',
  'payments.order_taken',
  'payments.order_open',
  'payments.init_failed',
  'payments.phone_wrong',
]);
/** Refusals after which there may be an order that this screen has not shown. */
const UNSEEN_ORDER_CODES = new Set([
  'payments.order_open',
  'payments.push_waiting',
  'payments.init_failed',
  'network.unreachable',
]);

const PayForm = ({
  plan,
  seenOrderIds,
  onUnseenOrder,
  note,
  ways,
  phone: savedPhone,
}: Props & Pick<AccountPayments, 'ways' | 'phone'>) => {
  const { pay: words, refusals, upgrade } = usePaymentWords();
  const text = usePaymentText();
  const format = useFormat();
  const [, go] = useLocation();
  const [chosen, setChosen] = useState(ways[0]!.provider);
  const [phone, setPhone] = useState(savedPhone ?? '');
  const [refused, setRefused] = useState<{ readonly code: string; readonly text: string } | null>(null);
  const [order, setOrder] = useState(() => ({ id: newId(), of: '' }));
  const selected = ways.find(({ provider }) => provider === chosen) ?? ways[0]!;

  const pay = useExclusiveAction(async () => {
    const orderKey = [plan, selected.provider, phone].join(' ');
    const id = order.of === orderKey || order.of === '' ? order.id : newId();
    setOrder({ id, of: orderKey });
    setRefused(null);
    const body = {
      id,
      plan,
      provider: selected.provider,
      ...(selected.push && { phone }),
      ...(seenOrderIds.length > 0 && { beside: [...seenOrderIds] }),
    };
    const answer = await call(initPayment, { body }, { timeoutMs: 40_000 });
    if (!answer.ok) {
      if (NEW_ORDER_CODES.has(answer.code)) setOrder({ id: newId(), of: '' });
      if (UNSEEN_ORDER_CODES.has(answer.code)) onUnseenOrder();
      setRefused({ code: answer.code, text: text(answer) });
      return;
    }
    const { redirect_url: page, order_id: ordered } = answer.value;
    if (!page) {
      go(`/payment-callback?order=${ordered}`);
      return;
    }
    showToast(words.redirecting);
    openPaymentPage(page);
  });

  const isPhoneWrong = refused?.code === 'payments.phone_wrong';
  return (
    <Card>
      <Stack>
        {note && <p>{note}</p>}
        {ways.length > 1 && (
          <Choice
            label={words.way}
            value={selected.provider}
            onChange={setChosen}
            options={ways.map(({ provider }) => ({ value: provider, label: words.ways[provider] }))}
          />
        )}
        {selected.sandbox && <Notice tone="warn">{words.sandbox}</Notice>}
        {selected.push && (
          <Field
            label={words.phone}
            hint={words.phoneHint}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={phone}
            onChange={setPhone}
            error={isPhoneWrong ? refused.text : null}
          />
        )}
        {refused &&
          !isPhoneWrong &&
          (refused.code in refusals && refused.code !== 'payments.init_failed' ? (
            <Notice tone="bad">{refused.text}</Notice>
          ) : (
            <Notice tone="bad" title={words.initFailed}>
              <p>{refused.code === 'payments.init_failed' ? words.initFailedText : refused.text}</p>
            </Notice>
          ))}
        <Button wide busy={pay.busy} onClick={() => pay.run()}>
          {words.act(format.money(prices[plan].kes))}
        </Button>
        <MutedText>{upgrade.once}</MutedText>
      </Stack>
    </Card>
  );
};

/** The payment method, or why there is none now. */
export const PayPanel = (props: Props) => {
  const { pay: words } = usePaymentWords();
  const { session, refresh } = useSession();
  const { value, refusal, reload, isLoading } = useAccount();
  const text = usePaymentText();
  const recheck = useExclusiveAction(async () => {
    await refresh();
  });
  if (!session) return <Notice tone="warn">{words.signIn}</Notice>;
  if (!isProven(session)) {
    return (
      <Notice
        tone="warn"
        title={words.confirmFirst}
        action={
          <Row gap="small">
            <Button tone="quiet" busy={recheck.busy} onClick={() => recheck.run()}>
              {words.isConfirmed}
            </Button>
            <LinkButton tone="plain" to="/settings/account">
              {words.sendAgain}
            </LinkButton>
          </Row>
        }
      >
        {words.confirmText(session.email)}
      </Notice>
    );
  }
  if (!value)
    return refusal ? (
      <Notice
        tone="warn"
        action={
          <Button tone="quiet" busy={isLoading} onClick={reload}>
            {words.retry}
          </Button>
        }
      >
        {text(refusal)}
      </Notice>
    ) : (
      <Skeleton shapes={['card']} />
    );
  if (value.ways.length === 0) return <Notice title={words.closed}>{words.closedText}</Notice>;
  return <PayForm {...props} ways={value.ways} phone={value.phone ?? session.phone ?? null} />;
};

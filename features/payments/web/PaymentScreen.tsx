import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { wantedPart } from '#features/plans/domain/wanted.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOnline } from '#kit/web/network.ts';
import { writePreference } from '#kit/web/preference.ts';
import { useSession } from '#kit/web/session.tsx';
import { LinkButton, Spinner } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Confetti } from '#kit/web/ui/Confetti.tsx';
import { FactList } from '#kit/web/ui/Facts.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import type { OrderView } from '../contract.ts';
import { failures, type Failure } from '../domain/order.ts';
import { useReviewWords } from './held-words.ts';
import { OrderActions } from './OrderActions.tsx';
import { Refund } from './Refund.tsx';
import { Support } from './Support.tsx';
import { hasOrder, readOrderQuery, useOrder } from './use-order.ts';
import { readWantedAddress, writeWantedAddress } from './wanted-address.ts';
import { usePaymentWords } from './words.ts';
import styles from './PaymentScreen.module.css';

/** PAY-52 */
const CONFIRMED_KEY = 'payment_confirmed_at';

const NextSteps = () => {
  const { back: words } = usePaymentWords();
  const wanted = readWantedAddress();
  return (
    <Row gap="small">
      <LinkButton to={wanted ? upgradePath(wanted) : '/upgrade'}>{words.tryAgain}</LinkButton>
      <LinkButton tone="quiet" to="/dashboard">
        {words.backToDashboard}
      </LinkButton>
    </Row>
  );
};

const Failed = ({ why, more }: { readonly why: string; readonly more?: string | undefined }) => {
  const { back: words } = usePaymentWords();
  return (
    <Notice tone="bad" title={words.failed} action={<NextSteps />}>
      <p>{why}</p>
      {more && <p>{more}</p>}
    </Notice>
  );
};

interface WaitingProps {
  readonly push: boolean;
  readonly isLate: boolean;
  readonly children?: ReactNode;
}

const Waiting = ({ push, isLate, children }: WaitingProps) => {
  const { back: words } = usePaymentWords();
  const online = useOnline();
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      <Stack gap="small">
        <h2>{isLate ? words.late : words.confirming}</h2>
        {!online ? (
          <p>{words.offline}</p>
        ) : isLate ? (
          <p>{words.lateText}</p>
        ) : (
          <>
            <p>{push ? words.checkPhone : ''}</p>
            <MutedText>{words.confirmingText}</MutedText>
          </>
        )}
        {children}
        {isLate && (
          <LinkButton tone="quiet" to="/dashboard">
            {words.backToDashboard}
          </LinkButton>
        )}
      </Stack>
    </div>
  );
};

/** Back to what the farmer wanted to open before paying, or on to the farm. */
const AfterPayment = () => {
  const { back: words, upgrade } = usePaymentWords();
  const [wanted] = useState(() => wantedPart(readWantedAddress()));
  return (
    <Stack gap="small">
      {wanted && (
        <LinkButton wide to={wanted.from} onClick={() => writeWantedAddress(null)}>
          {upgrade.open(upgrade.wanted[wanted.part] ?? upgrade.title)}
        </LinkButton>
      )}
      <Row gap="small">
        <LinkButton tone={wanted ? 'quiet' : 'primary'} to="/dashboard">
          {words.toDashboard}
        </LinkButton>
        <LinkButton tone="quiet" to="/scanner">
          {words.toScanner}
        </LinkButton>
      </Row>
    </Stack>
  );
};

const Paid = ({ order }: { readonly order: OrderView }) => {
  const { back: words, pay } = usePaymentWords();
  const format = useFormat();
  useEffect(() => writePreference(CONFIRMED_KEY, new Date().toISOString()), []);
  return (
    <Stack>
      <Confetti />
      <Card tone="leaf" labelledBy="paid">
        <Stack gap="small">
          <CheckIcon size={48} />
          <h2 id="paid" className={styles.paid}>
            {words.success}
          </h2>
          <p role="status">{words.proActive}</p>
          <FactList
            facts={[
              [words.amount, format.money(order.amount, order.currency)],
              ...(order.expires_at
                ? [[words.until, format.shortDay(new Date(order.expires_at))] as const]
                : []),
              [words.order, order.id],
            ]}
          />
        </Stack>
      </Card>
      {order.sandbox && <Notice tone="warn">{pay.sandbox}</Notice>}
      <AfterPayment />
    </Stack>
  );
};

/** Title and text of a held order. One that was paid had opened Pro, which is paused until a person decides. */
const useHeldMessage = ({ received, amount, currency, why, paid_at: paidAt, refund }: OrderView) => {
  const { back: words } = usePaymentWords();
  const held = useReviewWords();
  const format = useFormat();
  const isWaiting = refund?.state !== 'refused';
  const title = isWaiting ? words.held : paidAt ? held.endedTitle : words.heldDecided;
  const other = !paidAt ? words.heldOther : isWaiting ? held.pausedOther : held.endedOther;
  if (!received || why === 'reference' || why === 'code') return { isWaiting, title, text: other };
  const [stated, price] = [format.money(received.amount, received.currency), format.money(amount, currency)];
  const paidText = isWaiting ? held.paused : held.ended;
  return { isWaiting, title, text: (paidAt ? paidText : words.heldText)(stated, price) };
};

const Held = ({ order, again }: { readonly order: OrderView; readonly again: () => void }) => {
  const { back: words, pay } = usePaymentWords();
  const format = useFormat();
  const { isWaiting, title, text } = useHeldMessage(order);
  const { received, payment_id: payment, refund = null } = order;
  // It is not yet known whether the stated amount of a paid order was received.
  const receivedText = received && !order.paid_at ? format.money(received.amount, received.currency) : '';
  return (
    <Stack>
      <Notice tone="warn" title={title}>
        <p>{text}</p>
        {isWaiting && !order.sandbox && <p>{words.heldWhere}</p>}
        <p>{words.heldNumber}</p>
        <p className={styles.id}>{order.id}</p>
      </Notice>
      {order.sandbox && <Notice tone="warn">{pay.sandbox}</Notice>}
      {payment && (
        <Refund
          heading="h2"
          paymentId={payment}
          terms={words.heldBack(receivedText)}
          refund={refund}
          refusedText={words.heldRefused(receivedText)}
          provider={order.provider}
          onRequested={again}
        />
      )}
      {isWaiting && !order.sandbox && (
        <Card>
          <Stack gap="small">
            <Support provider={order.provider} />
          </Stack>
        </Card>
      )}
      <Row gap="small">
        <LinkButton tone="quiet" to="/dashboard">
          {words.backToDashboard}
        </LinkButton>
      </Row>
    </Stack>
  );
};

const isFailure = (why: string | null): why is Failure => failures.some((one) => one === why);

interface OrderResultProps {
  readonly order: OrderView;
  readonly isLate: boolean;
  /** Opened from a list of orders, not by returning from the payment service. */
  readonly isFromList: boolean;
  readonly onReload: () => void;
}

const OrderResult = ({ order, isLate, isFromList, onReload }: OrderResultProps): ReactNode => {
  const { back: words } = usePaymentWords();
  switch (order.state) {
    case 'paid':
      return <Paid order={order} />;
    case 'held':
      return <Held order={order} again={onReload} />;
    case 'reversed':
      return (
        <Failed why={words.reversed} more={order.paid_at ? words.reversedText : words.reversedUnopened} />
      );
    case 'expired':
      return <Failed why={words.expired} more={words.expiredMore} />;
    case 'failed':
      return (
        <Failed why={words.failedWhy[isFailure(order.why) ? order.why : 'refused']} more={words.found} />
      );
    default: {
      const push = order.provider === 'mpesa';
      return (
        <Waiting push={push} isLate={isLate}>
          {(isLate || (isFromList && !push)) && <OrderActions order={order} onChanged={onReload} />}
        </Waiting>
      );
    }
  }
};

/**
 * The return screen of a payment. Nothing is called paid before the payment service has confirmed it to the
 * server (PAY-14).
 */
export const PaymentScreen = () => {
  const all = usePaymentWords();
  const { back: words } = all;
  const { session, loading } = useSession();
  const search = useSearch();
  const [orderQuery] = useState(() => readOrderQuery(search));
  const { order, refusal, isLate, reload } = useOrder(orderQuery);
  const refusals: Readonly<Record<string, string>> = all.refusals;
  const content = !hasOrder(orderQuery) ? (
    <Failed why={words.failedUnknown} />
  ) : !session && !loading ? (
    <Notice action={<LinkButton to="/auth">{words.toSignIn}</LinkButton>}>{words.signIn}</Notice>
  ) : refusal ? (
    <Failed
      why={refusal === 'payments.other_user' ? words.otherUser : (refusals[refusal] ?? words.failedUnknown)}
    />
  ) : order ? (
    <OrderResult order={order} isLate={isLate} isFromList={orderQuery.order !== null} onReload={reload} />
  ) : (
    <Waiting push={false} isLate={isLate} />
  );
  return (
    <main>
      <Screen title={words.title}>{content}</Screen>
    </main>
  );
};

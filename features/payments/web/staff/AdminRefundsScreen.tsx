import { call } from '#kit/web/call.ts';
import { useLoad } from '#kit/web/hooks/use-load.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { listRefunds } from '../../contract.ts';
import { usePaymentText } from '../words.ts';
import { useStaffWords } from './staff-words.ts';
import { HeldItem, RefundItem } from './WaitingMoney.tsx';

const requestRefunds = (signal: AbortSignal) => call(listRefunds, {}, { signal });

const Waiting = () => {
  const words = useStaffWords();
  const text = usePaymentText();
  const { value: list, refusal: failed, load } = useLoad(requestRefunds);
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
            {words.retry}
          </Button>
        }
      />
    );
  if (!list) return <Skeleton shapes={['card', 'card']} />;
  const { refunds, held } = list;
  return (
    <Stack>
      {refunds.length + held.length === 0 ? (
        <Notice tone="good">{words.none}</Notice>
      ) : (
        refunds.length > 0 && <MutedText>{words.how}</MutedText>
      )}
      {refunds.length > 0 && <h2>{words.asked(refunds.length)}</h2>}
      {refunds.map((refund) => (
        <RefundItem key={refund.id} refund={refund} onDone={load} />
      ))}
      {held.length > 0 && (
        <>
          <h2>{words.held(held.length)}</h2>
          <MutedText>{words.heldHow}</MutedText>
        </>
      )}
      {held.map((one) => (
        <HeldItem key={one.order_id} held={one} onDone={load} />
      ))}
    </Stack>
  );
};

/** Refund requests and payments that opened nothing: a person decides, the farmer is notified (PAY-09). */
export const AdminRefundsScreen = () => {
  const words = useStaffWords();
  const { session } = useSession();
  return (
    <Screen title={words.title} back="/more">
      {session?.role === 'admin' ? <Waiting /> : <MutedText>{words.adminOnly}</MutedText>}
    </Screen>
  );
};

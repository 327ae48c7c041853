import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { call, type CallRefused } from '#kit/web/call.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { listRefunds } from '../contract.ts';
import { useStaffWords } from './staff-words.ts';
import { HeldItem, RefundItem } from './WaitingMoney.tsx';
import { usePaymentText } from './words.ts';

const Waiting = () => {
  const words = useStaffWords();
  const text = usePaymentText();
  const [list, setList] = useState<ReplyOf<typeof listRefunds> | null>(null);
  const [failed, setFailed] = useState<CallRefused | null>(null);
  const load = useCallback(async () => {
    const answer = await call(listRefunds, {});
    if (answer.ok) { setList(answer.value); setFailed(null); } else setFailed(answer);
  }, []);
  useEffect(() => { void load(); }, [load]);
  if (failed) return <ErrorCard what={text(failed)} requestId={failed.requestId} action={<Button tone="quiet" onClick={() => { void load(); }}>{words.retry}</Button>} />;
  if (!list) return <Skeleton of={['card', 'card']} />;
  const { refunds, held } = list;
  return (
    <Stack>
      {refunds.length + held.length === 0 ? <Notice tone="good">{words.none}</Notice> : refunds.length > 0 && <Soft>{words.how}</Soft>}
      {refunds.length > 0 && <h2>{words.asked(refunds.length)}</h2>}
      {refunds.map((refund) => <RefundItem key={refund.id} refund={refund} onDone={load} />)}
      {held.length > 0 && <><h2>{words.held(held.length)}</h2><Soft>{words.heldHow}</Soft></>}
      {held.map((one) => <HeldItem key={one.order_id} held={one} onDone={load} />)}
    </Stack>
  );
};

/** Money that is asked back or opened nothing: a person decides, the farmer is told (PAY-09). */
export const AdminRefundsScreen = () => {
  const words = useStaffWords();
  const { session } = useSession();
  return <Screen title={words.title} back="/more">{session?.role === 'admin' ? <Waiting /> : <Soft>{words.adminOnly}</Soft>}</Screen>;
};

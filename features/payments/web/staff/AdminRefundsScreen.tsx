import type { ReplyOf } from '#kit/pure/contract.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useLoad } from '#kit/web/hooks/use-load.ts';
import { CaseQueue, type QueueCase } from '#kit/web/staff/CaseQueue.tsx';
import { StaffOnly } from '#kit/web/staff/staff-parts.tsx';
import { listRefunds } from '../../contract.ts';
import { usePaymentText } from '../words.ts';
import { useStaffWords } from './staff-words.ts';
import { HeldCase, RefundCase } from './WaitingMoney.tsx';

const requestRefunds = (signal: AbortSignal) => call(listRefunds, {}, { signal });

/** Refund requests and held payments in one queue, the oldest first. */
const useCases = (list: ReplyOf<typeof listRefunds>, load: () => Promise<void>): QueueCase[] => {
  const words = useStaffWords();
  const format = useFormat();
  return [
    ...list.refunds.map((refund) => ({
      id: refund.id,
      title: `${format.money(refund.amount, refund.currency)} · ${refund.user_email}`,
      kind: words.asked,
      at: refund.asked_at,
      renderCase: () => <RefundCase refund={refund} onDone={load} />,
    })),
    ...list.held.map((held) => ({
      id: held.order_id,
      title: `${format.money(held.amount, held.currency)} · ${held.user_email}`,
      kind: words.held,
      at: held.created_at,
      renderCase: () => <HeldCase held={held} onDone={load} />,
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
};

const nothing = { refunds: [], held: [] };

const Waiting = () => {
  const words = useStaffWords();
  const text = usePaymentText();
  const { value: list, refusal, load } = useLoad(requestRefunds);
  const cases = useCases(list ?? nothing, load);
  return (
    <CaseQueue
      title={words.title}
      cases={list && cases}
      failed={
        refusal && {
          refusal,
          text: text(refusal),
          retry: () => {
            void load();
          },
        }
      }
    />
  );
};

/** Refund requests and payments that opened nothing: a person decides, the farmer is notified (PAY-09). */
export const AdminRefundsScreen = () => (
  <StaffOnly title={useStaffWords().title}>
    <Waiting />
  </StaffOnly>
);

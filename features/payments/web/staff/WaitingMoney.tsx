import { useState } from 'react';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { call, type CallResult } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { UserText, Why } from '#kit/web/staff/staff-parts.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { acceptHeld, decideRefund, type listRefunds, returnHeld } from '../../contract.ts';
import { usePaymentText, usePaymentWords } from '../words.ts';
import { DecideSheet } from './DecideSheet.tsx';
import { useStaffWords } from './staff-words.ts';

type RefundList = ReplyOf<typeof listRefunds>;
interface DoneProps {
  readonly onDone: () => Promise<void>;
}

/** Only a stated figure can turn out to be wrong; a receipt of another order cannot. */
const canAccept = (why: RefundList['held'][number]['why']): boolean => why === 'amount' || why === 'currency';

interface AcceptSheetProps extends DoneProps {
  readonly target: { readonly order_id: string; readonly user_id: string };
  readonly price: string;
  readonly hint?: string;
  readonly onClose: () => void;
}

/** Confirms that the full price arrived. `hint`: what else this ends. */
const AcceptSheet = ({ target, price, hint, onClose, onDone }: AcceptSheetProps) => {
  const words = useStaffWords();
  const decided = useDecision({ onDone });
  const accept = (note: string): Promise<boolean> =>
    decided(call(acceptHeld, { params: { id: target.order_id }, body: { user_id: target.user_id, note } }));
  return (
    <DecideSheet
      title={words.acceptTitle(price)}
      act={words.accept}
      needsNote
      onClose={onClose}
      onDecide={accept}
      hint={hint ? `${words.acceptHint} ${hint}` : words.acceptHint}
    />
  );
};

/** Carries out a decision, shows the result, and reloads the list. */
const useDecision = ({ onDone }: DoneProps) => {
  const words = useStaffWords();
  const text = usePaymentText();
  return async (request: Promise<CallResult<unknown>>): Promise<boolean> => {
    const answer = await request;
    showToast(answer.ok ? words.done : text(answer), { tone: answer.ok ? 'good' : 'bad' });
    // Another member of staff has decided in the meantime.
    const isStale =
      !answer.ok && (answer.code === 'payments.refund_decided' || answer.code === 'payments.no_payment');
    if (answer.ok || isStale) await onDone();
    return answer.ok;
  };
};

export const RefundCase = ({
  refund: r,
  onDone,
}: { readonly refund: RefundList['refunds'][number] } & DoneProps) => {
  const words = useStaffWords();
  const { plans } = usePaymentWords();
  const format = useFormat();
  const decided = useDecision({ onDone });
  const [open, setOpen] = useState<'paid_back' | 'refused' | 'accept' | null>(null);
  const close = (): void => setOpen(null);
  const money = format.money(r.amount, r.currency);
  return (
    <>
      <small>
        {r.user_email} · {format.shortDay(new Date(r.asked_at))}
      </small>
      <h2>
        {money} · {plans[r.plan]}
      </h2>
      <p>{words.at(r.provider, r.confirmation_code ?? words.noCode)}</p>
      <Why>
        <p>{r.reason ? <UserText>{words.reason(r.reason)}</UserText> : words.noReason}</p>
        {r.held && <p>{words.heldAsked}</p>}
      </Why>
      <small>{words.how}</small>
      <Row gap="small">
        <Button onClick={() => setOpen('paid_back')}>{words.back}</Button>
        {r.held && canAccept(r.why) && (
          <Button tone="quiet" onClick={() => setOpen('accept')}>
            {words.accept}
          </Button>
        )}
        <Button tone="quiet" onClick={() => setOpen('refused')}>
          {words.refuse}
        </Button>
      </Row>
      {open === 'accept' && (
        <AcceptSheet
          target={r}
          price={format.money(r.price)}
          hint={words.acceptCloses}
          onClose={close}
          onDone={onDone}
        />
      )}
      {open !== null && open !== 'accept' && (
        <DecideSheet
          title={open === 'refused' ? words.refuseTitle(money) : words.backTitle(money)}
          act={open === 'refused' ? words.refuse : words.back}
          needsNote={open === 'refused'}
          onClose={close}
          onDecide={(note) =>
            decided(
              call(decideRefund, { params: { id: r.id }, body: { user_id: r.user_id, state: open, note } }),
            )
          }
        />
      )}
    </>
  );
};

export const HeldCase = ({ held: h, onDone }: { readonly held: RefundList['held'][number] } & DoneProps) => {
  const words = useStaffWords();
  const { plans } = usePaymentWords();
  const format = useFormat();
  const decided = useDecision({ onDone });
  const [open, setOpen] = useState<'back' | 'accept' | null>(null);
  const close = (): void => setOpen(null);
  const price = format.money(h.amount, h.currency);
  const money = h.received ? format.money(h.received.amount, h.received.currency) : words.nothingKnown;
  return (
    <>
      <small>
        {h.user_email} · {format.shortDay(new Date(h.created_at))}
      </small>
      <h2>
        {words.came(money, price)} · {plans[h.plan]}
      </h2>
      <p>{words.at(h.provider, h.confirmation_code ?? h.tracking_id ?? words.noCode)}</p>
      <Why>
        {h.why && <p>{words.why[h.why]}</p>}
        {h.opened && <p>{words.opened}</p>}
      </Why>
      <small>{words.heldHow}</small>
      <Row gap="small">
        <Button onClick={() => setOpen('back')}>{words.back}</Button>
        {canAccept(h.why) && (
          <Button tone="quiet" onClick={() => setOpen('accept')}>
            {words.accept}
          </Button>
        )}
      </Row>
      {open === 'accept' && <AcceptSheet target={h} price={price} onClose={close} onDone={onDone} />}
      {open === 'back' && (
        <DecideSheet
          title={words.backTitle(money)}
          act={words.back}
          needsNote={false}
          onClose={close}
          onDecide={(note) =>
            decided(call(returnHeld, { params: { id: h.order_id }, body: { user_id: h.user_id, note } }))
          }
        />
      )}
    </>
  );
};

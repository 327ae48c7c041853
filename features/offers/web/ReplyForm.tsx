import { useState } from 'react';
import { moderate } from '#features/community/domain/analysis/moderation/moderate.ts';
import { newId } from '#kit/pure/ids.ts';
import { typedNumber } from '#kit/pure/typed-number.ts';
import { restrictToShape, useDraftForm } from '#kit/web/draft-form.ts';
import { isProven, useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Field, TextArea } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { type Offer, replyToOffer } from '../contract.ts';
import { MAX_NOTE_LENGTH } from '../domain/offer.ts';
import { cleanReply, replyFault, type ReplyFault } from '../domain/reply.ts';
import { EmailUnverifiedNotice } from './EmailUnverifiedNotice.tsx';
import { useSend } from './use-send-offer.ts';
import { useOfferRefusals, useOfferWords } from './words.ts';

const empty = { price: '', message: '', phone: '' };
type Draft = typeof empty;
const detailsOf = (draft: Draft) =>
  cleanReply({ price: typedNumber(draft.price) ?? 0, message: draft.message, phone: draft.phone });

const useReplyForm = (offer: Offer) => {
  const { offer: words, form: formWords } = useOfferWords();
  const { send, busy } = useSend();
  const form = useDraftForm<Draft>(
    `offers_reply_${offer.id}`,
    (saved) => (saved === null ? null : restrictToShape(empty, saved)),
    () => empty,
  );
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const faultOf = (draft: Draft): ReplyFault | 'offers.not_allowed' | null =>
    replyFault(detailsOf(draft), offer) ??
    (moderate(draft.message).verdict === 'refuse' ? 'offers.not_allowed' : null);
  const post = async (): Promise<void> => {
    setHasSubmitted(true);
    const draft = form.current();
    if (faultOf(draft) !== null) return;
    const isHeld = moderate(draft.message).verdict !== 'ok';
    if (
      await send(
        replyToOffer,
        { id: newId(), offer_id: offer.id, ...detailsOf(draft) },
        isHeld ? formWords.heldLater : words.sent,
      )
    )
      form.forget();
  };
  return {
    draft: form.value,
    set: (part: Partial<Draft>) => form.update((now) => ({ ...now, ...part })),
    fault: hasSubmitted ? faultOf(form.value) : null,
    post,
    busy,
  };
};

/** A price for another farmer's goods, with a number that only they see. */
export const ReplyForm = ({ offer }: { readonly offer: Offer }) => {
  const { offer: words, units } = useOfferWords();
  const refusals = useOfferRefusals();
  const { session } = useSession();
  const { draft, set, fault, post, busy } = useReplyForm(offer);
  const isVerified = isProven(session);
  const errorFor = (...codes: readonly (typeof fault)[]): string | undefined =>
    fault && codes.includes(fault) ? refusals[fault] : undefined;
  return (
    <Card labelledBy="reply">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isVerified) void post();
        }}
      >
        <Stack>
          <h2 id="reply">{words.reply}</h2>
          <EmailUnverifiedNotice />
          <Field
            label={words.price(units[offer.unit])}
            value={draft.price}
            onChange={(price) => set({ price })}
            inputMode="decimal"
            error={errorFor('offers.price_missing', 'offers.price_low', 'offers.price_high')}
          />
          <TextArea
            label={words.message}
            hint={words.messageHint}
            value={draft.message}
            onChange={(message) => set({ message })}
            maxLength={MAX_NOTE_LENGTH}
            rows={2}
            mic
            error={errorFor('offers.note_long', 'offers.not_allowed')}
          />
          <Field
            label={words.phone}
            hint={words.phoneHint}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={draft.phone}
            onChange={(phone) => set({ phone })}
            error={errorFor('offers.phone_missing', 'offers.phone_wrong')}
          />
          <Button type="submit" wide busy={busy} disabled={!isVerified}>
            {words.send}
          </Button>
        </Stack>
      </form>
    </Card>
  );
};

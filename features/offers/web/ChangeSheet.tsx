import { useState } from 'react';
import { moderate } from '#features/community/domain/analysis/moderation/moderate.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { typedNumber } from '#kit/pure/typed-number.ts';
import { restrictToShape, useDraftForm } from '#kit/web/draft-form.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field, TextArea } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { updateOffer } from '../contract.ts';
import {
  changeFault,
  type OfferChange,
  type Grade,
  grades,
  MAX_NOTE_LENGTH,
  type OfferFault,
} from '../domain/offer.ts';
import type { OwnOffer } from './projections.ts';
import { useSend } from './use-send-offer.ts';
import { useOfferRefusals, useOfferWords } from './words.ts';

interface Draft {
  readonly grade: Grade;
  readonly quantity: string;
  readonly price: string;
  readonly ready_from: string;
  readonly note: string;
}
const draftOf = ({ grade, quantity, price, ready_from, note }: OwnOffer): Draft => ({
  grade,
  quantity: String(quantity),
  price: price === null ? '' : String(price),
  ready_from,
  note,
});
const detailsOf = (draft: Draft): OfferChange => ({
  ...draft,
  quantity: typedNumber(draft.quantity) ?? 0,
  price: typedNumber(draft.price),
});

const useChange = (offer: OwnOffer, onDone: () => void) => {
  const words = useOfferWords();
  const store = useStore();
  const { send, busy } = useSend();
  const [baseVersion] = useState(() => store.startForm(offer));
  const form = useDraftForm<Draft>(
    `offers_change_${offer.id}`,
    (saved) => (saved === null ? null : restrictToShape(draftOf(offer), saved, { grade: grades })),
    () => draftOf(offer),
  );
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const faultOf = (draft: Draft): OfferFault | 'offers.not_allowed' | null =>
    changeFault(offer, detailsOf(draft), dayInNairobi(new Date())) ??
    (moderate([offer.ward ?? '', draft.note].join('\n')).verdict === 'refuse' ? 'offers.not_allowed' : null);
  const post = async (): Promise<void> => {
    setHasSubmitted(true);
    const draft = form.current();
    if (faultOf(draft) !== null) return;
    const isHeld =
      draft.note !== offer.note && moderate([offer.ward ?? '', draft.note].join('\n')).verdict !== 'ok';
    if (
      !(await send(
        updateOffer,
        { id: offer.id, ...detailsOf(draft) },
        isHeld ? words.form.heldLater : words.offer.changed,
        { formStart: baseVersion },
      ))
    )
      return;
    form.forget();
    onDone();
  };
  return {
    draft: form.value,
    set: (part: Partial<Draft>) => form.update((now) => ({ ...now, ...part })),
    fault: hasSubmitted ? faultOf(form.value) : null,
    post,
    busy,
  };
};

/** Editable parts of an open offer; another crop or place is another offer. */
export const ChangeSheet = ({
  offer,
  onClose,
}: {
  readonly offer: OwnOffer;
  readonly onClose: () => void;
}) => {
  const words = useOfferWords();
  const refusals = useOfferRefusals();
  const { draft, set, fault, post, busy } = useChange(offer, onClose);
  const errorFor = (...codes: readonly (typeof fault)[]): string | undefined =>
    fault && codes.includes(fault) ? refusals[fault] : undefined;
  return (
    <Sheet title={words.offer.change} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void post();
        }}
      >
        <Stack>
          <MutedText>{words.offer.changeLead}</MutedText>
          <Field
            label={`${words.form.quantity} (${words.units[offer.unit]})`}
            value={draft.quantity}
            onChange={(quantity) => set({ quantity })}
            inputMode="decimal"
            error={errorFor('offers.quantity_missing', 'offers.quantity_high', 'offers.weight_missing')}
          />
          <Field
            label={words.form.price(words.units[offer.unit])}
            hint={words.form.priceHint}
            value={draft.price}
            onChange={(price) => set({ price })}
            inputMode="decimal"
            error={errorFor('offers.price_missing', 'offers.price_low', 'offers.price_high')}
          />
          <Choice
            label={words.form.grade}
            value={draft.grade}
            onChange={(grade) => set({ grade })}
            options={grades.map((value) => ({ value, label: words.grades[value] }))}
          />
          <Field
            label={words.form.ready}
            type="date"
            value={draft.ready_from}
            onChange={(ready_from) => set({ ready_from })}
            error={errorFor('offers.day_wrong')}
          />
          <TextArea
            label={words.form.note}
            hint={words.form.noteHint}
            value={draft.note}
            onChange={(note) => set({ note })}
            maxLength={MAX_NOTE_LENGTH}
            rows={3}
            mic
            error={errorFor('offers.note_long', 'offers.not_allowed')}
          />
          <Button type="submit" wide busy={busy}>
            {words.offer.keepChange}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
};

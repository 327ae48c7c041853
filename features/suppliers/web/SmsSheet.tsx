import { useState } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { call } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { mutate } from '#kit/web/online-call.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button, ExternalLink } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { PhoneIcon } from '#kit/web/ui/more-icons.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { smsSupplier } from '../contract.ts';
import type { Supplier } from './last-search.ts';
import { useSupplierWords } from './words.ts';

interface Props {
  readonly supplier: Supplier;
  readonly product: string;
  readonly place: string;
  readonly onClose: () => void;
}

/** The farmer's own number, remembered for the next shop. It stays on this phone until it is sent. */
const MY_NUMBER_KEY = 'my_number';

export const SmsSheet = ({ supplier, product, place, onClose }: Props) => {
  const words = useSupplierWords();
  const refusalText = useRefusalText(words.refusals);
  const [placeText, setNear] = useState(place);
  const [number, setNumber] = useState(() => readPreference(MY_NUMBER_KEY) ?? '');
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [problem, setWhy] = useState<string | null>(null);
  // One id per form, so that repeated taps send one message.
  const [id] = useState(newId);
  const phone = supplier.phone ?? '';

  const send = useExclusiveAction(async () => {
    setHasSubmitted(true);
    if (!placeText.trim()) return;
    setWhy(null);
    const body = {
      id,
      supplierPhone: phone.slice(1),
      productName: product.slice(0, 120),
      farmerLocation: placeText,
      callBack: number.trim() || null,
    };
    const answer = await mutate(() => call(smsSupplier, { body }));
    if (!answer.ok) {
      setWhy(refusalText(answer));
      return;
    }
    writePreference(MY_NUMBER_KEY, number.trim() || null);
    showToast(answer.value.stand_in ? words.sms.standIn : words.sms.sent(answer.value.left), {
      tone: answer.value.stand_in ? 'plain' : 'good',
      durationMs: 10_000,
    });
    onClose();
  });

  return (
    <Sheet title={words.sms.title(supplier.name ?? words.unnamed)} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send.run();
        }}
      >
        <Stack>
          <p>{words.sms.text}</p>
          <p>
            <strong>{product}</strong>
          </p>
          <Field
            label={words.sms.place}
            hint={words.sms.placeHint}
            value={placeText}
            onChange={setNear}
            error={hasSubmitted && !placeText.trim() ? words.sms.placeMissing : null}
            mic
            maxLength={80}
            autoComplete="off"
          />
          <Field
            label={words.sms.callBack}
            value={number}
            onChange={setNumber}
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
          />
          {problem && (
            <ErrorCard
              what={words.sms.failed}
              whatToDo={`${problem} ${words.sms.failedDo}`}
              action={
                <ExternalLink tone="quiet" icon={PhoneIcon} href={`tel:${phone}`}>
                  {words.call}
                </ExternalLink>
              }
            />
          )}
          <Button type="submit" wide busy={send.busy}>
            {words.sms.send}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
};

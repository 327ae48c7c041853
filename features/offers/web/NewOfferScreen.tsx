import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isProven, useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { cropByKey } from '#knowledge/crops.ts';
import { EmailUnverifiedNotice } from './EmailUnverifiedNotice.tsx';
import { GoodsFields, OptionalFields, PhoneFields, PlaceFields, PriceField } from './OfferFields.tsx';
import { useOfferForm } from './use-offer-form.ts';
import { useOfferWords } from './words.ts';

/** An offer to sell, also offline; the draft stays on the phone. */
export const NewOfferScreen = () => {
  const { form: words } = useOfferWords();
  const { session } = useSession();
  const [, navigate] = useLocation();
  const crop = cropByKey(new URLSearchParams(useSearch()).get('crop') ?? '')?.key ?? '';
  const form = useOfferForm(crop, (id) => navigate(`/offers/${id}`, { replace: true }));
  const formElement = useRef<HTMLFormElement>(null);
  const isVerified = isProven(session);
  useEffect(() => {
    if (form.fault)
      formElement.current
        ?.querySelector<HTMLElement>('[aria-invalid]:not(fieldset), fieldset[aria-invalid] input')
        ?.focus();
  }, [form.fault]);
  return (
    <Screen title={words.title} back="/offers">
      <form
        ref={formElement}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isVerified) void form.post();
        }}
      >
        <Stack>
          <EmailUnverifiedNotice />
          {form.resumed && (
            <Notice
              action={
                <Button tone="quiet" onClick={form.anew}>
                  {words.anew}
                </Button>
              }
            >
              {words.resumed}
            </Notice>
          )}
          <Card>
            <Stack>
              <GoodsFields form={form} />
            </Stack>
          </Card>
          <Card>
            <Stack>
              <PriceField form={form} />
              <PlaceFields form={form} />
            </Stack>
          </Card>
          <Card>
            <Stack>
              <PhoneFields form={form} />
            </Stack>
          </Card>
          <OptionalFields form={form} />
          <Button type="submit" wide busy={form.busy} disabled={!isVerified}>
            {words.post}
          </Button>
        </Stack>
      </form>
    </Screen>
  );
};

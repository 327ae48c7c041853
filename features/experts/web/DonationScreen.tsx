// @cache later

import { useRows } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { setDonation } from '../contract.ts';
import { donatableOf, type DonationPurpose, donationPurposes, LICENCE } from '../domain/donation.ts';
import type { Donation, Review } from './use-reviews.ts';
import { useSend } from './use-send.ts';
import { useWorkbenchWords } from './workbench/workbench-words.ts';

const Purpose = ({ purpose }: { readonly purpose: DonationPurpose }) => {
  const { donation: words } = useWorkbenchWords();
  const given = useRows<Donation>('donation').find((row) => row.id === purpose)?.given ?? false;
  const { send, busy } = useSend();
  const { title, text } = words.purposes[purpose];
  const change = async (): Promise<void> => {
    if (await send(setDonation, { purpose, given: !given })) showToast(words.saved);
  };
  return (
    <Card labelledBy={`donate-${purpose}`}>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h2 id={`donate-${purpose}`}>{title}</h2>
          <State tone={given ? 'good' : 'unknown'}>{given ? words.on : words.off}</State>
        </SpaceBetween>
        <p>{text}</p>
        <Button
          tone="quiet"
          busy={busy}
          aria-describedby={`donate-${purpose}`}
          onClick={() => {
            void change();
          }}
        >
          {given ? words.stop : words.allow}
        </Button>
      </Stack>
    </Card>
  );
};

const countDonatablePhotos = (reviews: readonly Review[]): number =>
  new Set(reviews.flatMap((review) => donatableOf(review.turns)?.photos ?? [])).size;

/** Lets the user donate checks, separately for each purpose. Every purpose is off by default. */
export const DonationScreen = () => {
  const { donation: words } = useWorkbenchWords();
  const photos = countDonatablePhotos(useRows<Review>('review'));
  return (
    <Screen title={words.title} back="/more">
      <Stack>
        <p>{words.intro}</p>
        {donationPurposes.map((purpose) => (
          <Purpose key={purpose} purpose={purpose} />
        ))}
        <MutedText>{words.yours(photos)}</MutedText>
        <Fold id="donation-terms" title={words.more} fact={words.moreFact}>
          <Stack gap="small">
            <p>{words.goes}</p>
            <p>{words.checked}</p>
            <p>
              <strong>{words.licenceTitle}:</strong> {words.licence}
            </p>
            <a href={LICENCE.url} target="_blank" rel="noopener">
              {words.licenceLink}
            </a>
            <p>{words.revoke}</p>
          </Stack>
        </Fold>
      </Stack>
    </Screen>
  );
};

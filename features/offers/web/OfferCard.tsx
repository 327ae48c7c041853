import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { CardLink } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { ListedOffer } from '../contract.ts';
import { useOfferText } from './offer-text.ts';
import { useOfferWords } from './words.ts';

/** One offer in the list: what, for how much, where, when. */
export const OfferCard = ({ offer }: { readonly offer: ListedOffer }) => {
  const words = useOfferWords();
  const format = useFormat();
  const offerText = useOfferText();
  const where = [
    offerText.place(offer),
    offer.distance_km !== null && words.away(format.number(offer.distance_km)),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <CardLink to={`/offers/${offer.id}`}>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <strong>{offerText.summary(offer)}</strong>
          <Badge tone="plain">{words.grades[offer.grade]}</Badge>
        </SpaceBetween>
        <span>{offerText.price(offer)}</span>
        <MutedText>{where}</MutedText>
        <MutedText>{offerText.ready(offer)}</MutedText>
      </Stack>
    </CardLink>
  );
};

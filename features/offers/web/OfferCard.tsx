import { drawingOf } from '#features/fields/web/crop-drawings.tsx';
import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { CardLink } from '#kit/web/ui/Card.tsx';
import type { ListedOffer } from '../contract.ts';
import { useOfferText } from './offer-text.ts';
import { useOfferWords } from './words.ts';
import styles from './offers.module.css';

/** One offer in the list: what, for how much, where, when. */
export const OfferCard = ({ offer }: { readonly offer: ListedOffer }) => {
  const words = useOfferWords();
  const format = useFormat();
  const offerText = useOfferText();
  const where = [
    offerText.place(offer),
    offer.distance_km !== null && words.away(format.number(offer.distance_km)),
    offerText.ready(offer),
  ];
  return (
    <CardLink to={`/offers/${offer.id}`} className={styles.offer ?? ''}>
      {drawingOf(offer.crop)}
      <span className={styles.what}>
        {offerText.summary(offer)} <Badge tone="plain">{words.grades[offer.grade]}</Badge>
      </span>
      <span className={styles.price}>{offerText.price(offer)}</span>
      <small>{where.filter(Boolean).join(' · ')}</small>
    </CardLink>
  );
};

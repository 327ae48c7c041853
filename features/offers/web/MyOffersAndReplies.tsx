import { useRows } from '#kit/web/store/hooks.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { currentState } from './current-state.ts';
import { useOfferText } from './offer-text.ts';
import type { OwnOffer, Reply } from './projections.ts';
import { useOfferWords } from './words.ts';

const tones = {
  open: 'leaf',
  agreed: 'sky',
  closed: 'plain',
  ended: 'plain',
  waiting: 'maize',
  accepted: 'leaf',
  passed: 'plain',
  withdrawn: 'plain',
} as const;

const Offers = ({
  offers,
  replies,
}: {
  readonly offers: readonly OwnOffer[];
  readonly replies: readonly Reply[];
}) => {
  const words = useOfferWords();
  const offerText = useOfferText();
  const subtitleOf = (offer: OwnOffer): string => {
    if (offer.unsent) return words.unsent;
    if (offer.standing !== 'visible') return offer.standing === 'pending' ? words.pending : words.removed;
    return [
      offerText.price(offer),
      words.answers(replies.filter((reply) => reply.offer_id === offer.id).length),
    ].join(' · ');
  };
  return (
    <Stack gap="small">
      <h2>{words.myOffers}</h2>
      <List>
        {offers.map((offer) => (
          <ListItem
            key={offer.id}
            to={`/offers/${offer.id}`}
            title={offerText.summary(offer)}
            subtitle={subtitleOf(offer)}
            trailing={<Badge tone={tones[currentState(offer)]}>{words.states[currentState(offer)]}</Badge>}
          />
        ))}
      </List>
    </Stack>
  );
};

const Replies = ({ replies }: { readonly replies: readonly Reply[] }) => {
  const words = useOfferWords();
  const offerText = useOfferText();
  return (
    <Stack gap="small">
      <h2>{words.myReplies}</h2>
      <List>
        {replies.map((reply) => (
          <ListItem
            key={reply.id}
            to={`/offers/${reply.offer_id}`}
            title={
              reply.offer ? offerText.summary(reply.offer) : reply.unsent ? words.unsent : words.offer.gone
            }
            subtitle={reply.offer ? offerText.money(reply.price, reply.offer) : undefined}
            trailing={<Badge tone={tones[reply.state]}>{words.replyStates[reply.state]}</Badge>}
          />
        ))}
      </List>
    </Stack>
  );
};

/** The user's own offers and replies, from this phone's store. */
export const MyOffersAndReplies = () => {
  const words = useOfferWords();
  const offers = [...useRows<OwnOffer>('sell_offer')].reverse();
  const replies = [...useRows<Reply>('sell_reply')].reverse();
  const sentReplies = replies.filter(({ mine }) => mine);
  if (offers.length + sentReplies.length === 0)
    return <EmptyState drawing="prices" sentence={words.noneMine} />;
  return (
    <Stack gap="large">
      {offers.length > 0 && (
        <Offers
          offers={offers}
          replies={replies.filter(({ mine, state }) => !mine && state !== 'withdrawn')}
        />
      )}
      {sentReplies.length > 0 && <Replies replies={sentReplies} />}
    </Stack>
  );
};

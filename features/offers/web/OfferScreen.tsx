import type { ReactNode } from 'react';
import { drawingOf } from '#features/fields/web/crop-drawings.tsx';
import { whatsappLink } from '#features/suppliers/domain/phone.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, LinkButton, ExternalLink } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Below, ColourScene } from '#kit/web/ui/ColourScene.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import type { Offer } from '../contract.ts';
import { BuyerPart } from './BuyerPart.tsx';
import { currentState } from './current-state.ts';
import { useOfferText } from './offer-text.ts';
import type { OwnOffer } from './projections.ts';
import { SellerPart } from './SellerPart.tsx';
import { useOffer } from './use-offer.ts';
import { useOfferRefusals, useOfferWords } from './words.ts';
import styles from './offers.module.css';

/** What is for sale, drawn, with its price as the figure. */
const OfferScene = ({ head, offer }: { readonly head: ReactNode; readonly offer: Offer | null }) => {
  const offerText = useOfferText();
  return (
    <ColourScene head={head}>
      {offer && (
        <div className={styles.top}>
          {drawingOf(offer.crop)}
          <div className={styles.goods}>
            <p className={styles.what}>{offerText.summary(offer)}</p>
            <p className={styles.figure}>{offerText.price(offer)}</p>
            <p>{offerText.place(offer)}</p>
          </div>
        </div>
      )}
    </ColourScene>
  );
};

const OfferDetailsCard = ({ offer }: { readonly offer: Offer }) => {
  const words = useOfferWords();
  const format = useFormat();
  const offerText = useOfferText();
  const state = currentState(offer);
  const what = `${offerText.summary(offer)} · ${words.grades[offer.grade]}`;
  return (
    <Card>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <strong>
            {words.grades[offer.grade]} · {offerText.ready(offer)}
          </strong>
          <Badge tone={state === 'open' ? 'leaf' : 'plain'}>{words.states[state]}</Badge>
        </SpaceBetween>
        {offerText.weight(offer) && <MutedText>{offerText.weight(offer)}</MutedText>}
        {offer.note && <p>{offer.note}</p>}
        <MutedText>
          {words.by(offer.seller.name ?? words.aFarmer)}
          {state === 'open' && ` · ${words.until(format.shortDay(new Date(offer.ends_at)))}`}
        </MutedText>
        {state === 'open' && (
          <ExternalLink
            tone="quiet"
            href={whatsappLink(
              null,
              words.offer.shareText(
                what,
                offerText.price(offer),
                offerText.place(offer),
                `${location.origin}/offers/${offer.id}`,
              ),
            )}
          >
            {words.offer.share}
          </ExternalLink>
        )}
      </Stack>
    </Card>
  );
};

const MyOfferNotices = ({ own }: { readonly own: OwnOffer }) => {
  const words = useOfferWords();
  if (own.unsent) return <Notice>{words.unsent}</Notice>;
  if (own.standing === 'visible') return null;
  return (
    <Notice tone="warn">
      {own.standing === 'pending' ? words.pending : words.removed}
      {own.staff_note && <p>{words.staffSaid(own.staff_note)}</p>}
    </Notice>
  );
};

/** One offer: the owner sees the replies, everybody else a reply form. */
export const OfferScreen = ({ id }: { readonly id: string }) => {
  const words = useOfferWords();
  const refusalText = useRefusalText(useOfferRefusals());
  const { own, mine, answers, offer, refusal, ask } = useOffer(id);
  const isGone = refusal?.code === 'offers.not_found';
  return (
    <Screen
      title={words.offer.title}
      back="/offers"
      ground="leaf"
      renderScene={(head) => <OfferScene head={head} offer={isGone ? null : (offer ?? null)} />}
    >
      <Below isAside>
        {own && <MyOfferNotices own={own} />}
        {refusal && !isGone && !offer && (
          <ErrorCard
            what={words.loadFailed}
            whatToDo={refusalText(refusal)}
            requestId={refusal.requestId}
            action={
              <Button tone="quiet" onClick={ask}>
                {words.retry}
              </Button>
            }
          />
        )}
        {isGone && (
          <EmptyState
            drawing="found"
            sentence={words.offer.gone}
            action={<LinkButton to="/offers">{words.offer.back}</LinkButton>}
          />
        )}
        {!offer && !refusal && <Skeleton shapes={['card', 'card']} />}
        {offer && !isGone && <OfferDetailsCard offer={offer} />}
        {offer &&
          !isGone &&
          (own ? <SellerPart offer={own} replies={answers} /> : <BuyerPart offer={offer} myReply={mine} />)}
      </Below>
    </Screen>
  );
};

import { useState } from 'react';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { SpaceBetween, Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { acceptReply, closeOffer } from '../contract.ts';
import { ChangeSheet } from './ChangeSheet.tsx';
import { Contact } from './Contact.tsx';
import { currentState } from './current-state.ts';
import { useOfferText } from './offer-text.ts';
import type { OwnOffer, Reply } from './projections.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { useSend } from './use-send-offer.ts';
import { useOfferWords } from './words.ts';
import styles from './offers.module.css';

interface ReplyProps {
  readonly reply: Reply;
  readonly offer: OwnOffer;
  /** The best offer has the one full button. */
  readonly isBest: boolean;
}

const ReplyCard = ({ reply, offer, isBest }: ReplyProps) => {
  const words = useOfferWords();
  const offerText = useOfferText();
  const { send } = useSend();
  const [open, setOpen] = useState<'accept' | 'report' | null>(null);
  const name = reply.buyer.name ?? words.aBuyer;
  const canAccept = currentState(offer) === 'open' && reply.state === 'waiting';
  return (
    <Card>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <strong className={styles.price}>{offerText.money(reply.price, offer)}</strong>
          {reply.state !== 'waiting' && (
            <Badge tone={reply.state === 'accepted' ? 'leaf' : 'plain'}>
              {words.replyStates[reply.state]}
            </Badge>
          )}
        </SpaceBetween>
        <MutedText>{name}</MutedText>
        {reply.message && <p>{reply.message}</p>}
        <Row gap="small">
          {canAccept && (
            <Button tone={isBest ? 'primary' : 'quiet'} onClick={() => setOpen('accept')}>
              {words.offer.accept}
            </Button>
          )}
          <Button tone="plain" onClick={() => setOpen('report')}>
            {words.report.open}
          </Button>
        </Row>
      </Stack>
      {open === 'accept' && (
        <Confirm
          title={words.offer.acceptTitle(name)}
          confirmLabel={words.offer.accept}
          tone="primary"
          onClose={() => setOpen(null)}
          onConfirm={async () => {
            await send(acceptReply, { id: reply.id }, words.offer.accepted);
          }}
        >
          <p>{words.offer.acceptText}</p>
        </Confirm>
      )}
      {open === 'report' && <ReportSheet target="reply" id={reply.id} onClose={() => setOpen(null)} />}
    </Card>
  );
};

/** What the owner of an offer sees: its replies, and buttons to accept one, change the offer or close it. */
export const SellerPart = ({
  offer,
  replies: answers,
}: {
  readonly offer: OwnOffer;
  readonly replies: readonly Reply[];
}) => {
  const words = useOfferWords();
  const offerText = useOfferText();
  const { send } = useSend();
  const [isClosing, setIsClosing] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const accepted = answers.find((reply) => reply.state === 'accepted');
  const highestFirst = [...answers].sort((a, b) => b.price - a.price);
  return (
    <Stack>
      {accepted && <Contact reply={accepted} text={offerText.summary(offer)} noPhoneText={words.unsent} />}
      <h2>{words.answers(answers.length)}</h2>
      {answers.length === 0 && currentState(offer) === 'open' && !offer.unsent && (
        <MutedText>{words.noAnswers}</MutedText>
      )}
      {highestFirst.map((reply) => (
        <ReplyCard key={reply.id} reply={reply} offer={offer} isBest={reply === highestFirst[0]} />
      ))}
      {currentState(offer) === 'open' && !offer.unsent && offer.standing !== 'removed' && (
        <Button tone="quiet" onClick={() => setIsChanging(true)}>
          {words.offer.change}
        </Button>
      )}
      {isChanging && <ChangeSheet offer={offer} onClose={() => setIsChanging(false)} />}
      {currentState(offer) === 'open' && (
        <Button tone="quiet" onClick={() => setIsClosing(true)}>
          {words.offer.close}
        </Button>
      )}
      {isClosing && (
        <Confirm
          title={words.offer.closeTitle}
          confirmLabel={words.offer.close}
          onClose={() => setIsClosing(false)}
          onConfirm={async () => {
            await send(closeOffer, { id: offer.id }, words.offer.closed);
          }}
        >
          <p>{words.offer.closeText}</p>
        </Confirm>
      )}
    </Stack>
  );
};

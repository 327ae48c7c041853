import { useState } from 'react';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { type Offer, withdrawReply } from '../contract.ts';
import { Contact } from './Contact.tsx';
import { currentState } from './current-state.ts';
import { useOfferText } from './offer-text.ts';
import type { Reply } from './projections.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { useSend } from './use-send-offer.ts';
import { useOfferWords } from './words.ts';

const MyReplyCard = ({ reply, offer }: { readonly reply: Reply; readonly offer: Offer }) => {
  const words = useOfferWords();
  const offerText = useOfferText();
  const { send, busy } = useSend();
  return (
    <Card labelledBy="mine">
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h2 id="mine">{words.offer.mine}</h2>
          <Badge tone={reply.state === 'accepted' ? 'leaf' : 'plain'}>{words.replyStates[reply.state]}</Badge>
        </SpaceBetween>
        <strong>{offerText.money(reply.price, offer)}</strong>
        {reply.message && <p>{reply.message}</p>}
        {reply.unsent && <MutedText>{words.unsent}</MutedText>}
        {reply.standing !== 'visible' && (
          <Notice tone="warn">
            {reply.standing === 'pending' ? words.pending : words.removed}
            {reply.staff_note && <p>{words.staffSaid(reply.staff_note)}</p>}
          </Notice>
        )}
        {reply.state === 'waiting' && (
          <Button
            tone="quiet"
            busy={busy}
            onClick={() => {
              void send(withdrawReply, { id: reply.id }, words.offer.withdrawn);
            }}
          >
            {words.offer.withdraw}
          </Button>
        )}
      </Stack>
    </Card>
  );
};

/** Another user's actions on an offer: reply, withdraw the reply, report. */
export const BuyerPart = ({
  offer,
  myReply,
}: {
  readonly offer: Offer;
  readonly myReply: Reply | undefined;
}) => {
  const words = useOfferWords();
  const offerText = useOfferText();
  const [isReporting, setReporting] = useState(false);
  const isOpen = currentState(offer) === 'open';
  return (
    <Stack>
      {myReply?.state === 'accepted' && (
        <Contact reply={myReply} text={offerText.summary(offer)} noPhoneText={words.offer.noPhone} />
      )}
      {myReply && <MyReplyCard reply={myReply} offer={offer} />}
      {isOpen && (!myReply || myReply.standing === 'removed') && <ReplyForm offer={offer} />}
      <Button tone="plain" onClick={() => setReporting(true)}>
        {words.report.open}
      </Button>
      {isReporting && <ReportSheet target="offer" id={offer.id} onClose={() => setReporting(false)} />}
    </Stack>
  );
};

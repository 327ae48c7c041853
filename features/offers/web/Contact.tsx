import { phoneText, whatsappLink } from '#features/suppliers/domain/phone.ts';
import { ExternalLink } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { PhoneIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import type { Reply } from './projections.ts';
import { useOfferWords } from './words.ts';

/** After both agreed: contact details and safety advice. */
export const Contact = ({
  reply,
  text,
  noPhoneText,
}: {
  readonly reply: Reply;
  readonly text: string;
  /** Text for a missing number. */ readonly noPhoneText: string;
}) => {
  const { offer: words } = useOfferWords();
  const { contact } = reply;
  return (
    <Card tone="leaf" labelledBy="contact">
      <Stack gap="small">
        <h2 id="contact">{words.contact}</h2>
        {contact ? (
          <>
            <Stack gap="small">
              <ExternalLink wide icon={PhoneIcon} href={`tel:${contact.phone}`}>
                {words.call(phoneText(contact.phone))}
              </ExternalLink>
              <ExternalLink wide tone="quiet" href={whatsappLink(contact.phone, text)}>
                {words.whatsapp}
              </ExternalLink>
            </Stack>
            <MutedText>{contact.confirmed ? words.confirmed : words.unconfirmed}</MutedText>
          </>
        ) : (
          <p>{noPhoneText}</p>
        )}
        <Notice tone="warn">{words.meet}</Notice>
      </Stack>
    </Card>
  );
};

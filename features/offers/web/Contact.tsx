import { phoneText, whatsappLink } from '#features/suppliers/domain/phone.ts';
import { OutLink } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { PhoneIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import type { Reply } from './projections.ts';
import { useOfferWords } from './words.ts';

/** After both agreed: contact details and safety advice. */
export const Contact = ({
  reply,
  text,
  without,
}: {
  readonly reply: Reply;
  readonly text: string;
  /** Text for a missing number. */ readonly without: string;
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
              <OutLink wide icon={PhoneIcon} href={`tel:${contact.phone}`}>
                {words.call(phoneText(contact.phone))}
              </OutLink>
              <OutLink wide tone="quiet" href={whatsappLink(contact.phone, text)}>
                {words.whatsapp}
              </OutLink>
            </Stack>
            <MutedText>{contact.confirmed ? words.confirmed : words.unconfirmed}</MutedText>
          </>
        ) : (
          <p>{without}</p>
        )}
        <Notice tone="warn">{words.meet}</Notice>
      </Stack>
    </Card>
  );
};

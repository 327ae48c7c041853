import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Button, ExternalLink } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { ChatIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { PhoneIcon, SendIcon } from '#kit/web/ui/more-icons.tsx';
import { isMobile, phoneText, whatsappLink } from '../domain/phone.ts';
import { hoursText } from './hours-text.ts';
import type { Supplier } from './last-search.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { SmsSheet } from './SmsSheet.tsx';
import { useSupplierWords } from './words.ts';

interface Props {
  readonly supplier: Supplier;
  /** The product as the farmer named it. */
  readonly product: string;
  /** The farmer's approximate place. May be empty. */
  readonly place: string;
}

/**
 * WhatsApp first (SCN-20). A landline without a WhatsApp number can only be called. Without any number, shows
 * the shop's name and place.
 */
const Contact = ({ supplier, product, place }: Props) => {
  const words = useSupplierWords();
  const { phone, whatsapp, name, vicinity } = supplier;
  const [writing, setWriting] = useState(false);
  const whatsappNumber = whatsapp ?? (phone && isMobile(phone) ? phone : null);
  if (!phone && !whatsappNumber)
    return <p>{words.noPhone(name ?? words.kinds[supplier.kind], vicinity ?? '')}</p>;
  return (
    <>
      <Row gap="small">
        {whatsappNumber && (
          <ExternalLink
            tone="quiet"
            icon={ChatIcon}
            href={whatsappLink(whatsappNumber, words.askText(product, place))}
          >
            {words.whatsapp}
          </ExternalLink>
        )}
        {phone && (
          <ExternalLink
            tone="quiet"
            icon={PhoneIcon}
            href={`tel:${phone}`}
            label={`${words.call} ${phoneText(phone)}`}
          >
            {words.call}
          </ExternalLink>
        )}
        {supplier.sms && (
          <Button tone="quiet" icon={SendIcon} onClick={() => setWriting(true)}>
            {words.sms.button}
          </Button>
        )}
      </Row>
      {writing && (
        <SmsSheet supplier={supplier} product={product} place={place} onClose={() => setWriting(false)} />
      )}
    </>
  );
};

export const SupplierCard = ({
  supplier,
  product,
  place,
  isSample = false,
}: Props & { /** A sample place that does not exist. */ readonly isSample?: boolean }) => {
  const words = useSupplierWords();
  const format = useFormat();
  const [reporting, setReporting] = useState(false);
  const { name, kind, vicinity, distance_km, sells, opening_hours, licence_no, source, as_of, phone } =
    supplier;
  const day = format.shortDay(new Date(as_of));
  return (
    <Card>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h3>{name ?? words.unnamed}</h3>
          <strong>{distance_km < 1 ? words.lessThanOneKm : words.away(format.number(distance_km, 1))}</strong>
        </SpaceBetween>
        <p>{[words.kinds[kind], vicinity].filter(Boolean).join(' · ')}</p>
        <p>{words[sells]}</p>
        {supplier.price_range && <p>{supplier.price_range}</p>}
        {phone && <p>{phoneText(phone)}</p>}
        {opening_hours && <MutedText>{words.hours(hoursText(opening_hours, words.days))}</MutedText>}
        {licence_no && <MutedText>{words.licence(licence_no)}</MutedText>}
        <Contact supplier={supplier} product={product} place={place} />
        {!isSample && <MutedText>{source === 'own' ? words.checkedOn(day) : words.osmOf(day)}</MutedText>}
        {source === 'own' && (
          <Button tone="plain" onClick={() => setReporting(true)}>
            {words.report.button}
          </Button>
        )}
      </Stack>
      {reporting && <ReportSheet supplier={supplier} onClose={() => setReporting(false)} />}
    </Card>
  );
};

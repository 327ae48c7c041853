import { useState } from 'react';
import { answersFor } from '#features/plans/domain/credits.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, ExternalLink } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { SendIcon } from '#kit/web/ui/more-icons.tsx';
import { inviteCredits } from '../domain/reward.ts';
import { QrCode } from './QrCode.tsx';
import { useShare } from './use-share.ts';
import { useReferralWords } from './words.ts';
import styles from './referrals.module.css';

const appChannels = ['whatsapp', 'sms', 'facebook'] as const;

/** REF-16: the user's link and every way to share it. */
export const ShareCard = ({ code, link }: { readonly code: string; readonly link: string }) => {
  const words = useReferralWords().share;
  const { hrefOn, linkOn, count, copy, copied, send } = useShare(link);
  const [isQrShown, setShown] = useState(false);
  const toggle = (): void => {
    if (!isQrShown) count('qr');
    setShown(!isQrShown);
  };
  return (
    <Card tone="leaf" labelledBy="invite-link">
      <Stack gap="small">
        <h2 id="invite-link">{words.title}</h2>
        <p>{words.promise(inviteCredits, answersFor(inviteCredits))}</p>
        <MutedText>
          {words.when} {words.whenSlow}
        </MutedText>
        <p>
          {words.code}:{' '}
          <Badge tone="maize">
            <span className={styles.code}>{code}</span>
          </Badge>
        </p>
        <Button
          wide
          icon={SendIcon}
          onClick={() => {
            void send();
          }}
        >
          {words.send}
        </Button>
        <Row gap="small">
          {appChannels.map((channel) => (
            <ExternalLink key={channel} tone="quiet" href={hrefOn(channel)} onClick={() => count(channel)}>
              {words[channel]}
            </ExternalLink>
          ))}
          <Button
            tone="quiet"
            icon={copied ? CheckIcon : undefined}
            onClick={() => {
              void copy();
            }}
          >
            {copied ? words.copied : words.copy}
          </Button>
          <Button tone="quiet" aria-expanded={isQrShown} onClick={toggle}>
            {isQrShown ? words.qrHide : words.qr}
          </Button>
        </Row>
        {isQrShown && (
          <>
            <QrCode text={linkOn('qr')} label={words.qr} />
            <MutedText>{words.qrText}</MutedText>
          </>
        )}
      </Stack>
    </Card>
  );
};

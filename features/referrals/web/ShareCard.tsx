import { useState } from 'react';
import { answersFor } from '#features/plans/domain/credits.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button, ExternalLink } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { HelpIcon, SendIcon } from '#kit/web/ui/more-icons.tsx';
import { inviteCredits } from '../domain/reward.ts';
import { QrCode } from './QrCode.tsx';
import { useShare } from './use-share.ts';
import { useReferralWords } from './words.ts';
import styles from './referrals.module.css';

const appChannels = ['whatsapp', 'sms', 'facebook'] as const;

/** REF-16: the user's link and every way to share it. */
export const ShareCard = ({ code, link }: { readonly code: string; readonly link: string }) => {
  const words = useReferralWords().share;
  const hasModel = useSession().serverOptions?.model;
  const { hrefOn, linkOn, count, copy, copied, send } = useShare(link);
  const [isQrShown, setShown] = useState(false);
  const toggle = (): void => {
    if (!isQrShown) count('qr');
    setShown(!isQrShown);
  };
  return (
    <>
      <Card tone="maize" labelledBy="invite-link">
        <Stack gap="small">
          <h2 id="invite-link" className={styles.saying}>
            {words.title(inviteCredits)}
          </h2>
          <p>
            {words.promise} {hasModel && words.worth(inviteCredits, answersFor(inviteCredits))}
          </p>
          <p>
            {words.code} <span className={styles.code}>{code}</span>
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
              <ExternalLink key={channel} tone="plain" href={hrefOn(channel)} onClick={() => count(channel)}>
                {words[channel]}
              </ExternalLink>
            ))}
            <Button
              tone="plain"
              icon={copied ? CheckIcon : undefined}
              onClick={() => {
                void copy();
              }}
            >
              {copied ? words.copied : words.copy}
            </Button>
            <Button tone="plain" aria-expanded={isQrShown} onClick={toggle}>
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
      <Fold id="invite-when" icon={HelpIcon} title={words.whenTitle} fact={words.whenFact}>
        <Stack gap="small">
          <p>{words.when}</p>
          <MutedText>{words.whenSlow}</MutedText>
        </Stack>
      </Fold>
    </>
  );
};

import { useEffect, type ReactNode } from 'react';
import { answersFor, inviteCredits } from '#features/plans/domain/credits.ts';
import { useFormat } from '#kit/web/format.ts';
import { PRODUCT } from '#kit/web/product.ts';
import { useSession } from '#kit/web/session.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Hero } from '#kit/web/ui/Hero.tsx';
import {
  CameraIcon,
  CheckIcon,
  FieldIcon,
  type IconType,
  OfflineIcon,
  RainIcon,
} from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ScanIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { LanguagePill } from '../LanguagePill.tsx';
import { type Invitation, useInvitation } from './use-invitation.ts';
import { useJoinWords } from './words.ts';
import authStyles from '../AuthScreen.module.css';
import styles from './JoinScreen.module.css';

const InfoLine = ({
  icon: Icon,
  title,
  text,
}: {
  readonly icon: IconType;
  readonly title: string;
  readonly text: string;
}) => (
  <div className={styles.line}>
    <span>
      <Icon />
    </span>
    <h3>{title}</h3>
    <p>{text}</p>
  </div>
);

/** Opens the form of the sign-in screen, not its camera. */
const forAccount = { wantsAccount: true };

const benefits = ['detection', 'advice', 'weather', 'market', 'community'] as const;
/** Limits of a Free account, shown before sign-up. */
const proOnly: readonly (typeof benefits)[number][] = ['market'];

const InvitationStatus = ({ state, code }: Invitation) => {
  const words = useJoinWords();
  const { serverOptions } = useSession();
  if (state === 'loading') return <p role="status">{words.looking}</p>;
  if (state === 'invalid')
    return (
      <Notice tone="warn" title={words.invalid}>
        <p>{words.invalidText}</p>
      </Notice>
    );
  return (
    <Stack gap="small">
      <h2>{words.welcome}</h2>
      <p>{words.invited}</p>
      <p>
        <Badge tone="maize">
          <span className={styles.code}>{code}</span>
        </Badge>
      </p>
      {state === 'unchecked' && <MutedText>{words.unchecked}</MutedText>}
      <Card tone="leaf">
        <p className={styles.saying}>{words.promise(inviteCredits)}</p>
        <p>
          {serverOptions?.model && `${words.worth(inviteCredits, answersFor(inviteCredits))} `}
          {words.when}
        </p>
      </Card>
    </Stack>
  );
};

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack gap="small">
    <h2>{title}</h2>
    {children}
  </Stack>
);

/**
 * The landing page of an invitation, for a person who does not know Mavuno: promises nothing that does not
 * exist today.
 */
export const JoinScreen = ({ search = location.search }: { readonly search?: string }) => {
  const words = useJoinWords();
  const format = useFormat();
  useEffect(() => {
    document.title = `${words.title} · ${PRODUCT}`;
  }, [words]);
  const query = new URLSearchParams(search);
  const invitation = useInvitation(query.get('ref'), {
    via: query.get('via')?.slice(0, 20),
    variant: query.get('m')?.slice(0, 5),
  });
  return (
    <div className={authStyles.page}>
      <Hero tagline={words.title} beside={<LanguagePill />} />
      <main className={styles.page}>
        <Stack gap="large">
          <div className={styles.lead}>
            <InvitationStatus {...invitation} />
          </div>
          {invitation.farmers !== null && <p>{words.farmers(format.number(invitation.farmers))}</p>}
          <Stack gap="small">
            <LinkButton to="/auth" state={forAccount} wide>
              {invitation.state === 'invalid' ? words.join : words.signUp}
            </LinkButton>
            {invitation.state !== 'invalid' && (
              <LinkButton to="/auth" state={forAccount} tone="quiet" wide>
                {words.member}
              </LinkButton>
            )}
          </Stack>
          <Section title={words.why}>
            <div className={styles.lines}>
              <InfoLine icon={ScanIcon} {...words.cards.leaf} />
              <InfoLine icon={RainIcon} {...words.cards.plot} />
              <InfoLine icon={OfflineIcon} {...words.cards.offline} />
            </div>
          </Section>
          <Section title={words.instant}>
            <ul className={styles.list}>
              {benefits.map((one) => (
                <li key={one}>
                  <CheckIcon />
                  <span>{words.benefits[one]}</span>
                  {proOnly.includes(one) && <Badge tone="plain">{words.withPro}</Badge>}
                </li>
              ))}
            </ul>
          </Section>
          <Section title={words.how}>
            <div className={styles.lines}>
              <InfoLine icon={FieldIcon} {...words.steps.field} />
              <InfoLine icon={CameraIcon} {...words.steps.leaf} />
            </div>
          </Section>
        </Stack>
      </main>
    </div>
  );
};

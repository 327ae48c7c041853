import { useEffect, useRef, useState } from 'react';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { draft } from './draft.ts';
import { EmailForm } from './EmailForm.tsx';
import { FirstHero } from './FirstHero.tsx';
import { PhoneForm, usePhoneWords } from './PhoneForm.tsx';
import { ProductBenefits, type Accuracy } from './ProductBenefits.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { usePeopleWords, useSignIn } from './use-sign-in.ts';
import styles from './AuthScreen.module.css';

interface Props {
  readonly readAccuracy?: () => Promise<Accuracy | null>;
  /** The user came here from a screen that needs a session. */
  readonly sentHere?: boolean;
  /** The number of items that signed-out users left on this phone to be sent. */
  readonly unsentCount?: number;
  /** Leaf checks on this phone without an account. */
  readonly guestChecks?: number;
}

interface Arrival {
  /** The screen that needs an account. */
  readonly from?: unknown;
  readonly wantsAccount?: boolean;
}
const readArrival = (): Arrival => (history.state as Arrival | null) ?? {};

/** Its first paint is plain HTML in apps/web/index.html, with the same classes and height. */
export const AuthScreen = ({
  readAccuracy,
  sentHere = Boolean((history.state as { sentHere?: boolean } | null)?.sentHere),
  unsentCount = 0,
  guestChecks = 0,
}: Props) => {
  const words = usePeopleWords();
  const { language } = useLanguage();
  const googleText = useRefusalText(words.refusals);
  const { loading, serverOptions } = useSession();
  const form = useAuthForm();
  const [signInProblem, setSignInProblem] = useState(
    () => draft.googleProblem && words.googleFailed(googleText({ code: draft.googleProblem })),
  );

  const formRef = useRef<HTMLDivElement>(null);
  const [{ from, wantsAccount }] = useState(readArrival);
  const [hasSignedOut] = useState(draft.signedOut);
  useEffect(() => {
    draft.signedOut = false;
    if (typeof from === 'string') draft.returnTo = from;
    if (from !== undefined || wantsAccount) formRef.current?.scrollIntoView();
  }, [from, wantsAccount]);

  const { signInByPhone } = useSignIn();
  const phoneWords = usePhoneWords();
  const phone = serverOptions?.phone;
  const hasPhone = phone !== undefined && (phone.sms || phone.whatsapp);
  const [prefersEmail, setPrefersEmail] = useState<boolean | null>(null);
  const usesPhone = hasPhone && !(prefersEmail ?? form.email !== '');

  return (
    <div className={styles.page}>
      <FirstHero onProblem={setSignInProblem} />
      <main className={styles.columns}>
        <div ref={formRef} className={styles.form}>
          {guestChecks > 0 && (
            <LinkButton wide tone="quiet" to="/guest/scan/history">
              {words.guestChecks(guestChecks)}
            </LinkButton>
          )}
          <h2>{words.account}</h2>
          {sentHere && !hasSignedOut && <Notice>{words.signInFirst}</Notice>}
          {unsentCount > 0 && <Notice>{words.signOut.locked(unsentCount)}</Notice>}
          {signInProblem && <Notice tone="bad" title={signInProblem} />}
          {loading && !serverOptions ? null : usesPhone ? (
            <PhoneForm
              act={words.signIn}
              onProof={({ phone: number, code, startNew = false }) => signInByPhone(number, code, startNew)}
            />
          ) : (
            <EmailForm form={form} onSubmit={() => setSignInProblem(null)} />
          )}
          {hasPhone && (
            <Button tone="plain" onClick={() => setPrefersEmail(usesPhone)}>
              {usesPhone ? phoneWords.useEmail : phoneWords.usePhone}
            </Button>
          )}
          {serverOptions?.village && (
            <Button tone="quiet" onClick={() => location.assign(`/api/village?language=${language}`)}>
              {words.village}
            </Button>
          )}
        </div>
        <ProductBenefits readAccuracy={readAccuracy} />
      </main>
    </div>
  );
};

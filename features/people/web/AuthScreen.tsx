import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Field, PasswordField } from '#kit/web/ui/Field.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { CreateOffer } from './CreateOffer.tsx';
import { draft } from './draft.ts';
import { FirstHero } from './FirstHero.tsx';
import { ProductBenefits, type Accuracy } from './ProductBenefits.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { usePeopleWords } from './use-sign-in.ts';
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
  const googleText = useRefusalText(words.refusals);
  const { loading } = useSession();
  const form = useAuthForm();
  const [signInProblem, setSignInProblem] = useState(
    () => draft.googleProblem && words.googleFailed(googleText({ code: draft.googleProblem })),
  );

  const formRef = useRef<HTMLFormElement>(null);
  const [{ from, wantsAccount }] = useState(readArrival);
  const [hasSignedOut] = useState(draft.signedOut);
  useEffect(() => {
    draft.signedOut = false;
    if (typeof from === 'string') draft.returnTo = from;
    if (from !== undefined || wantsAccount) formRef.current?.scrollIntoView();
  }, [from, wantsAccount]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSignInProblem(null);
    if (form.ready) void form.submit();
  };

  return (
    <div className={styles.page}>
      <FirstHero onProblem={setSignInProblem} />
      <main className={styles.columns}>
        <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
          {guestChecks > 0 && (
            <LinkButton wide tone="quiet" to="/guest/scan/history">
              {words.guestChecks(guestChecks)}
            </LinkButton>
          )}
          <h2>{words.account}</h2>
          {sentHere && !hasSignedOut && <Notice>{words.signInFirst}</Notice>}
          {unsentCount > 0 && <Notice>{words.signOut.locked(unsentCount)}</Notice>}
          <Field
            label={words.email}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={form.email}
            onChange={form.setEmail}
          />
          <PasswordField
            label={words.password}
            hint={words.passwordHint}
            name="password"
            autoComplete="current-password"
            required
            value={form.password}
            onChange={form.setPassword}
          />
          {signInProblem && <Notice tone="bad" title={signInProblem} />}
          {form.problem && (
            <Notice tone="bad" title={form.problem.text}>
              {form.problem.resetHelps && <Link href="/auth/reset-password">{words.resetInstead}</Link>}
            </Notice>
          )}
          {form.offer ? (
            <CreateOffer
              email={form.offer}
              password={form.password}
              busy={form.busy}
              onCreate={form.create}
              onChange={form.declineOffer}
            />
          ) : (
            <Button type="submit" wide busy={form.busy} disabled={!form.ready || loading}>
              {words.signIn}
            </Button>
          )}
          <p className={styles.links}>
            <Link href="/auth/reset-password" state={{ want: 'account' }}>
              {words.noAccount}
            </Link>
            <Link href="/auth/reset-password">{words.forgot}</Link>
          </p>
        </form>
        <ProductBenefits readAccuracy={readAccuracy} />
      </main>
    </div>
  );
};

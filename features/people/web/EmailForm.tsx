import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field, PasswordField } from '#kit/web/ui/Field.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { CreateOffer } from './CreateOffer.tsx';
import type { useAuthForm } from './use-auth-form.ts';
import { usePeopleWords } from './use-sign-in.ts';
import styles from './AuthScreen.module.css';

interface Props {
  readonly form: ReturnType<typeof useAuthForm>;
  readonly onSubmit: () => void;
}

export const EmailForm = ({ form, onSubmit }: Props) => {
  const words = usePeopleWords();
  const { loading } = useSession();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
    if (form.ready) void form.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
  );
};

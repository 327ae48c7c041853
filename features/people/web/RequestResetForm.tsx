import { useState, type FormEvent } from 'react';
import { callLater } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { checkEmail } from '../domain/credentials.ts';
import { draft } from './draft.ts';
import { useResetWords } from './reset-words.ts';
import { usePeopleWords } from './use-sign-in.ts';
import styles from './ResetScreen.module.css';

/** Codes that have their own text; for others the screen shows its general one. */
const CODES_WITH_TEXT = new Set([
  'people.email_invalid',
  'people.token_invalid',
  'request.too_many',
  'network.unreachable',
]);

export const RequestResetForm = ({ onDone }: { readonly onDone: (email: string) => void }) => {
  const words = usePeopleWords();
  const resetWords = useResetWords();
  const text = useRefusalText(words.refusals);
  const { language } = useLanguage();
  const [email, setEmail] = useState(draft.email);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (): Promise<void> => {
    const address = checkEmail(email);
    if (!address.ok) return setProblem(text(address));
    setBusy(true);
    const answer = await callLater(async () => (await import('../contract.ts')).requestReset, {
      body: { email: address.value, redirect: `${location.origin}/auth/reset-password`, language },
    });
    setBusy(false);
    if (answer.ok) onDone(address.value);
    else setProblem(CODES_WITH_TEXT.has(answer.code) ? text(answer) : resetWords.sendFailed);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <MutedText>{resetWords.resetText}</MutedText>
      <Field
        label={words.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={(value) => {
          draft.email = value;
          setEmail(value);
          setProblem(null);
        }}
      />
      {problem && <Notice tone="bad" title={problem} />}
      <Button type="submit" wide busy={busy} disabled={email.trim() === ''}>
        {resetWords.send}
      </Button>
    </form>
  );
};

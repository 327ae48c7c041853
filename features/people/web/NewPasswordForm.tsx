import { useState, type FormEvent } from 'react';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { PasswordField } from '#kit/web/ui/Field.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { resetPassword } from '../contract.ts';
import { newPasswordProblem, type NewPasswordProblem } from '../domain/credentials.ts';
import type { PasswordOwner, Weakness } from '../domain/password-strength.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { findWeakness } from './password-advice.ts';
import { useResetWords } from './reset-words.ts';
import { usePeopleWords } from './use-sign-in.ts';
import styles from './ResetScreen.module.css';

const hasText = (code: string): boolean =>
  code.startsWith('people.') || code === 'network.unreachable' || code === 'request.too_many';

/** The link does not name the account: the server checks name and address. */
const UNKNOWN_OWNER: PasswordOwner = {};

export const NewPasswordForm = ({
  token,
  onDone,
}: {
  readonly token: string;
  readonly onDone: () => void;
}) => {
  const words = usePeopleWords();
  const resetWords = useResetWords();
  const text = useRefusalText(words.refusals);
  const { refresh } = useSession();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [submittedPassword, setTried] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const found = newPasswordProblem(password, again);
  const weakness = submittedPassword === password ? findWeakness(password, UNKNOWN_OWNER) : null;
  const sentence = (code: NewPasswordProblem | Weakness | null): string | null => code && text({ code });
  const differ = again !== '' && password !== again;

  const update = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(resetPassword, { body: { token, password } });
    setBusy(false);
    if (!answer.ok) return setProblem(hasText(answer.code) ? text(answer) : resetWords.updateFailed);
    onDone();
    // Every session of the account has ended, perhaps also this browser's.
    void refresh();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(password);
    setProblem(null);
    if (!found && !findWeakness(password, UNKNOWN_OWNER)) void update();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <NewPasswordField
        label={resetWords.newPassword}
        value={password}
        onChange={setPassword}
        owner={UNKNOWN_OWNER}
        error={
          submittedPassword !== null && found !== 'people.password_mismatch'
            ? sentence(found ?? weakness)
            : null
        }
      />
      <PasswordField
        label={resetWords.again}
        autoComplete="new-password"
        required
        value={again}
        onChange={setAgain}
        error={differ ? sentence('people.password_mismatch') : null}
      />
      {problem && <Notice tone="bad" title={problem} />}
      <Button type="submit" wide busy={busy} disabled={password === '' || password !== again}>
        {resetWords.update}
      </Button>
    </form>
  );
};

import { useState, type FormEvent } from 'react';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { PasswordField } from '#kit/web/ui/Field.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { resetPassword } from '../contract.ts';
import { newPasswordProblem, type NewPasswordProblem } from '../domain/credentials.ts';
import { usePeopleWords } from './entrance.ts';
import styles from './ResetScreen.module.css';

const known = (code: string): boolean => code.startsWith('people.') || code === 'network.unreachable' || code === 'request.too_many';

export const NewPasswordForm = ({ token, onDone }: { readonly token: string; readonly onDone: () => void }) => {
  const words = usePeopleWords();
  const text = useRefusalText(words.refusals);
  const { refresh } = useSession();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const found = newPasswordProblem(password, again);
  const sentence = (code: NewPasswordProblem | null): string | null => code && text({ code });
  const differ = again !== '' && password !== again;

  const update = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(resetPassword, { body: { token, password } });
    setBusy(false);
    if (!answer.ok) return setProblem(known(answer.code) ? text(answer) : words.reset.updateFailed);
    onDone();
    // Every session of the account has ended, perhaps the one of this browser.
    void refresh();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    setProblem(null);
    if (!found) void update();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PasswordField
        label={words.reset.newPassword} autoComplete="new-password" required value={password} onChange={setPassword} hint={words.refusals['people.password_short']}
        error={tried && found !== 'people.password_mismatch' ? sentence(found) : null}
      />
      <PasswordField label={words.reset.again} autoComplete="new-password" required value={again} onChange={setAgain} error={differ ? sentence('people.password_mismatch') : null} />
      {problem && <Notice tone="bad" title={problem} />}
      <Button type="submit" wide busy={busy} disabled={password === '' || password !== again}>{words.reset.update}</Button>
    </form>
  );
};

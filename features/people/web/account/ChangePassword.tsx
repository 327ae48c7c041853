import { useState, type FormEvent } from 'react';
import { call } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { PasswordField } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { changePassword } from '../../contract.ts';
import { newPasswordProblem } from '../../domain/credentials.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { findWeakness } from '../password-advice.ts';
import { useAccountText, useAccountWords } from './words.ts';

interface Props {
  readonly email: string;
  readonly onChanged: () => void;
}

export const ChangePassword = ({ email, onChanged }: Props) => {
  const { password: words } = useAccountWords();
  const { session } = useSession();
  const owner = { email, name: session?.name };
  const text = useAccountText();
  const [current, setNow] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const save = useExclusiveAction(async () => {
    const found = newPasswordProblem(next, again) ?? findWeakness(next, owner);
    if (found) return setProblem(text({ code: found }));
    setProblem(null);
    const answer = await call(changePassword, { body: { current, password: next } });
    if (answer.ok) onChanged();
    else setProblem(text(answer));
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.run();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {/* Tells the password manager which account to change. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={words.currentPassword}
          autoComplete="current-password"
          required
          value={current}
          onChange={setNow}
        />
        <NewPasswordField label={words.newPassword} value={next} onChange={setNext} owner={owner} />
        <PasswordField
          label={words.repeatPassword}
          autoComplete="new-password"
          required
          value={again}
          onChange={setAgain}
        />
        {problem && <Notice tone="bad" title={problem} />}
        <Button type="submit" wide busy={save.busy} disabled={current === '' || next === '' || again === ''}>
          {words.save}
        </Button>
      </Stack>
    </form>
  );
};

import { useState, type FormEvent } from 'react';
import { call } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field, PasswordField } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { changeEmail } from '../../contract-account.ts';
import { checkEmail } from '../../domain/credentials.ts';
import { useAccountText, useAccountWords } from './words.ts';

interface Props {
  /** An account that was opened by phone number has no address and no password yet. */
  readonly isFirst: boolean;
  readonly onRequested: () => void;
}

export const ChangeEmail = ({ isFirst, onRequested }: Props) => {
  const { email: words } = useAccountWords();
  const text = useAccountText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const ask = useExclusiveAction(async () => {
    setProblem(null);
    const address = checkEmail(email);
    if (!address.ok) return setProblem(text(address));
    const answer = await call(changeEmail, { body: { email: address.value, password } });
    if (answer.ok) onRequested();
    else setProblem(text(answer));
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask.run();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <MutedText>{isFirst ? words.howFirst : words.how}</MutedText>
        <Field
          label={words.next}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onChange={setEmail}
        />
        {!isFirst && (
          <PasswordField
            label={words.password}
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
        )}
        {problem && <Notice tone="bad" title={problem} />}
        <Button
          type="submit"
          wide
          busy={ask.busy}
          disabled={email.trim() === '' || (!isFirst && password === '')}
        >
          {words.ask}
        </Button>
      </Stack>
    </form>
  );
};

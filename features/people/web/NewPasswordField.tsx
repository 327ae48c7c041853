import { PasswordField } from '#kit/web/ui/Field.tsx';
import type { PasswordOwner } from '../domain/password-strength.ts';
import { usePasswordAdvice } from './password-advice.ts';
import { usePeopleWords } from './use-sign-in.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The requirements, until there is advice. */
  readonly hint?: string;
  readonly error?: string | null;
  readonly owner: PasswordOwner;
}

/** A new password's field: explains while typing why it is easy to guess, and what to do. */
export const NewPasswordField = ({ hint, error, owner, value, ...rest }: Props) => {
  const { refusals } = usePeopleWords();
  const advice = usePasswordAdvice(value, owner);
  const shown = advice ? refusals[advice] : (hint ?? refusals['people.password_short']);
  // Not repeated when it is shown as an error.
  const underField = error === shown ? undefined : shown;
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      required
      value={value}
      error={error}
      hint={underField}
    />
  );
};

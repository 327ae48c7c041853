import { PasswordField } from '#kit/web/ui/Field.tsx';
import type { PasswordOwner } from '../domain/password-strength.ts';
import { usePeopleWords } from './entrance.ts';
import { usePasswordAdvice } from './password-advice.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is needed, until there is advice. */
  readonly hint?: string;
  readonly error?: string | null;
  readonly owner: PasswordOwner;
}

/** Where a new password is chosen: says while it is typed why it is easy to guess, and what to do. */
export const NewPasswordField = ({ hint, error, owner, value, ...rest }: Props) => {
  const { refusals } = usePeopleWords();
  const advice = usePasswordAdvice(value, owner);
  const shown = advice ? refusals[advice] : (hint ?? refusals['people.password_short']);
  // What is said as an error is not said twice.
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

import { useState, type FormEvent } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { checkEmail, checkNewPassword } from '../domain/credentials.ts';
import { draft } from './draft.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { findWeakness } from './password-advice.ts';
import { useResetWords } from './reset-words.ts';
import { useSignIn, usePeopleWords, useProblemText } from './use-sign-in.ts';
import styles from './ResetScreen.module.css';

export const CreateForm = () => {
  const words = usePeopleWords();
  const resetWords = useResetWords();
  const problemText = useProblemText();
  const { signUp } = useSignIn();
  const [email, setEmail] = useState(draft.email);
  const [password, setPassword] = useState('');
  const [submittedPassword, setTried] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const weakness = submittedPassword === password ? findWeakness(password, { email }) : null;

  const create = async (): Promise<void> => {
    const address = checkEmail(email);
    if (!address.ok) return setProblem(problemText(address, words.signUpFailed));
    const checked = checkNewPassword(password);
    if (!checked.ok) return setProblem(problemText(checked, words.signUpFailed));
    setTried(password);
    if (findWeakness(password, { email })) return;
    setBusy(true);
    const answer = await signUp(address.value, password);
    setBusy(false);
    if (!answer.ok) setProblem(problemText(answer, words.signUpFailed));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setProblem(null);
    void create();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
        }}
      />
      <NewPasswordField
        label={words.password}
        hint={words.passwordHint}
        value={password}
        onChange={setPassword}
        owner={{ email }}
        error={weakness && words.refusals[weakness]}
      />
      {problem && <Notice tone="bad" title={problem} />}
      <Button type="submit" wide busy={busy} disabled={email.trim() === '' || password === ''}>
        {resetWords.create}
      </Button>
    </form>
  );
};

// @cache later

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { CreateForm } from './CreateForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { recoveryToken } from './recovery.ts';
import { RequestResetForm } from './RequestResetForm.tsx';
import { useResetWords } from './reset-words.ts';
import { ResetDone, type ResetResult } from './ResetDone.tsx';
import styles from './ResetScreen.module.css';

type Mode = 'account' | 'password';

const initialMode = (): Mode =>
  (history.state as { want?: Mode } | null)?.want === 'account' ? 'account' : 'password';

/** The target of "Create one", "Forgot password?" and the link in the reset mail. */
export const ResetScreen = () => {
  const resetWords = useResetWords();
  const [mode, setMode] = useState(initialMode);
  const [done, setDone] = useState<ResetResult | null>(null);
  const [token, setToken] = useState(() => recoveryToken(location));
  // Opening the mail's link in the same tab changes only the fragment, so nothing is loaded again.
  useEffect(() => {
    const handleHashChange = (): void => {
      setToken(recoveryToken(location));
      setDone(null);
    };
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, []);
  const content = done ? (
    <ResetDone done={done} />
  ) : token ? (
    <NewPasswordForm token={token} onDone={() => setDone({ kind: 'updated' })} />
  ) : (
    <>
      <Choice<Mode>
        label={resetWords.choose}
        value={mode}
        onChange={setMode}
        options={[
          { value: 'account', label: resetWords.createTab },
          { value: 'password', label: resetWords.resetTab },
        ]}
      />
      {mode === 'account' ? (
        <CreateForm />
      ) : (
        <RequestResetForm onDone={(email) => setDone({ kind: 'sent', email })} />
      )}
    </>
  );
  return (
    <main className={styles.reset}>
      <Screen title={token ? resetWords.newTitle : resetWords.title} back="/auth">
        {content}
        {!done && (
          <p>
            <Link href="/auth" className={styles.back}>
              {resetWords.back}
            </Link>
          </p>
        )}
      </Screen>
    </main>
  );
};

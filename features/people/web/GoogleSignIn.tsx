import { useState } from 'react';
import { callLater } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { draft, storeReturnPath } from './draft.ts';
import { usePeopleWords } from './use-sign-in.ts';
import styles from './AuthScreen.module.css';

const openUrl = (url: string): void => window.location.assign(url);

interface Props {
  readonly onProblem: (text: string) => void;
  readonly goTo?: (url: string) => void;
}

/** Google's button with the divider before the email form; nothing where Google is not configured. */
export const GoogleSignIn = ({ onProblem, goTo = openUrl }: Props) => {
  const words = usePeopleWords();
  const text = useRefusalText(words.refusals);
  const { loading, serverOptions } = useSession();
  const [busy, setBusy] = useState(false);

  const start = async (): Promise<void> => {
    setBusy(true);
    const answer = await callLater(async () => (await import('../contract.ts')).googleStart, {});
    setBusy(false);
    if (answer.ok) {
      storeReturnPath();
      return goTo(answer.value.url);
    }
    draft.googleProblem = null;
    onProblem(
      answer.code === 'network.unreachable'
        ? words.connectionError(text(answer))
        : words.googleFailed(text(answer)),
    );
  };

  if (loading)
    return (
      <p className={styles.loading} role="status">
        {words.loading}
      </p>
    );
  if (!serverOptions?.google.available) return null;
  return (
    <>
      <Button
        tone="quiet"
        wide
        busy={busy}
        className={styles.google}
        onClick={() => {
          void start();
        }}
      >
        {words.google}
      </Button>
      <p className={styles.divider}>
        <span>{words.orEmail}</span>
      </p>
    </>
  );
};

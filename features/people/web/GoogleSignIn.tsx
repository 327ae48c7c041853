import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { googleStart } from '../contract.ts';
import { draft } from './draft.ts';
import { usePeopleWords } from './entrance.ts';
import styles from './AuthScreen.module.css';

const leave = (url: string): void => window.location.assign(url);

interface Props {
  readonly onProblem: (text: string) => void;
  readonly goTo?: (url: string) => void;
}

/** Fixed height, so that nothing moves when the server's answer arrives. */
export const GoogleSignIn = ({ onProblem, goTo = leave }: Props) => {
  const words = usePeopleWords();
  const text = useRefusalText(words.refusals);
  const { loading, offers } = useSession();
  const [busy, setBusy] = useState(false);

  const start = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(googleStart, {});
    setBusy(false);
    if (answer.ok) return goTo(answer.value.url);
    draft.googleProblem = null;
    onProblem(
      answer.code === 'network.unreachable'
        ? words.connectionError(text(answer))
        : words.googleFailed(text(answer)),
    );
  };

  if (loading)
    return (
      <p className={styles.unavailable} role="status">
        {words.loading}
      </p>
    );
  if (!offers) return <p className={styles.unavailable}>{words.googleUnknown}</p>;
  if (!offers.google.available)
    return <p className={styles.unavailable}>{words.refusals['people.google_off']}</p>;
  return (
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
  );
};

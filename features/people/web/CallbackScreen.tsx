// @cache later

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '#kit/web/session.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { CALLBACK_TIMEOUT_MS } from '../domain/session-state.ts';
import { callbackResult, readCallbackQuery, type Toast } from './callback-result.ts';
import { draft, takeReturnPath } from './draft.ts';
import { usePeopleWords } from './use-sign-in.ts';
import styles from './CallbackScreen.module.css';

/** The session could not be read in time. */
const UNKNOWN = Symbol('unknown');
type Unknown = typeof UNKNOWN;
const withTimeout = <T,>(work: Promise<T>, ms: number): Promise<T | Unknown> =>
  Promise.race<T | Unknown>([
    work.catch((): Unknown => UNKNOWN),
    new Promise<Unknown>((late) => {
      setTimeout(() => late(UNKNOWN), ms);
    }),
  ]);

/** Long enough to read, also by a screen reader. */
const REDIRECT_MS = 300;

/**
 * The return from Google and from the mail that confirms an address. Never hangs: 15 s without an answer
 * counts as failure.
 */
export const CallbackScreen = () => {
  const words = usePeopleWords();
  const { refresh } = useSession();
  const [, navigate] = useLocation();
  const [redirecting, setRedirecting] = useState(false);
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const arrival = readCallbackQuery(location.search);
    const sentence: Record<Toast, string> = {
      welcome: words.callback.welcome,
      failed: words.callback.failed,
      confirmed: words.callback.confirmed,
      confirmedSignIn: words.callback.confirmedSignIn,
      checkFailed: words.callback.checkFailed,
      linkDead: words.refusals['people.token_invalid'],
    };
    void withTimeout(refresh(), CALLBACK_TIMEOUT_MS).then(async (found) => {
      const session = found === UNKNOWN ? null : found;
      setRedirecting(true);
      await new Promise((over) => {
        setTimeout(over, REDIRECT_MS);
      });
      const { to, toast, good } = callbackResult(arrival, session, found !== UNKNOWN);
      draft.googleProblem = toast === 'failed' ? arrival.error : null;
      showToast(sentence[toast], { tone: good ? 'good' : 'bad' });
      navigate(toast === 'welcome' ? takeReturnPath() : to, { replace: true });
    });
  }, [navigate, refresh, words]);

  return (
    <main className={styles.callback}>
      <span className="loading-mark" aria-hidden="true" />
      <p role="status">{redirecting ? words.callback.redirecting : words.callback.completing}</p>
    </main>
  );
};

import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { callLater, type CallRefused } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession, type SessionView } from '#kit/web/session.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { peopleEn } from '../words.en.ts';
import { peopleSw } from '../words.sw.ts';
import { takeReturnPath } from './draft.ts';

export const usePeopleWords = () => useWords({ en: peopleEn, sw: peopleSw });

type SignInResult = { readonly ok: true } | CallRefused;

/** Signs in or signs up, then opens the screen that needed it, or the dashboard, once the app has the session. */
export const useSignIn = () => {
  const words = usePeopleWords();
  const { session, setSession } = useSession();
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const [hasEntered, setEntered] = useState(false);
  // The app first opens this farmer's rows; a guarded screen shown earlier would redirect back here.
  useEffect(() => {
    if (hasEntered && session) navigate(takeReturnPath(), { replace: true });
  }, [hasEntered, session, navigate]);

  const enter = (who: SessionView): void => {
    setEntered(true);
    setSession(who);
  };

  return {
    signIn: async (email: string, password: string): Promise<SignInResult> => {
      const answer = await callLater(async () => (await import('../contract.ts')).signIn, {
        body: { email, password },
      });
      if (!answer.ok) return answer;
      showToast(words.welcomeBack, { tone: 'good' });
      enter(answer.value.session);
      return { ok: true };
    },
    signInByPhone: async (phone: string, code: string, startNew: boolean): Promise<SignInResult> => {
      const answer = await callLater(async () => (await import('../contract.ts')).verifyPhone, {
        body: { phone, code, language, start_new: startNew },
      });
      if (!answer.ok) return answer;
      showToast(answer.value.is_new ? words.welcome : words.welcomeBack, { tone: 'good' });
      enter(answer.value.session);
      return { ok: true };
    },
    signUp: async (email: string, password: string): Promise<SignInResult> => {
      const answer = await callLater(async () => (await import('../contract.ts')).signUp, {
        body: { email, password, language, redirect: '/dashboard' },
      });
      if (!answer.ok) return answer;
      showToast(words.welcome, { tone: 'good' });
      if (answer.value.mailSent) showToast(words.checkMail, { durationMs: 10_000 });
      enter(answer.value.session);
      return { ok: true };
    },
  };
};

/** The text of a failed call. Offline: `unableToConnect`; otherwise `frame` wraps the reason. */
export const useProblemText = () => {
  const words = usePeopleWords();
  const text = useRefusalText(words.refusals);
  return (refused: Pick<CallRefused, 'code' | 'details'>, frame: (message: string) => string): string =>
    refused.code === 'network.unreachable' ? words.unableToConnect : frame(text(refused));
};

import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { call, type CallRefused } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession, type SessionView } from '#kit/web/session.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { signIn, signUp } from '../contract.ts';
import { peopleEn } from '../words.en.ts';
import { peopleSw } from '../words.sw.ts';

export const usePeopleWords = () => useWords({ en: peopleEn, sw: peopleSw });

type Entered = { readonly ok: true } | CallRefused;

/** Sign-in and sign-up end alike: once the app has taken over the session, the farm opens. */
export const useEntrance = () => {
  const words = usePeopleWords();
  const { session, changed } = useSession();
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const [entered, setEntered] = useState(false);
  // The app first opens this farmer's rows; a guarded screen shown earlier would redirect back here.
  useEffect(() => {
    if (entered && session) navigate('/dashboard', { replace: true });
  }, [entered, session, navigate]);

  const enter = (who: SessionView): void => {
    setEntered(true);
    changed(who);
  };

  return {
    signIn: async (email: string, password: string): Promise<Entered> => {
      const answer = await call(signIn, { body: { email, password } });
      if (!answer.ok) return answer;
      showToast(words.welcomeBack, { tone: 'good' });
      enter(answer.value.session);
      return { ok: true };
    },
    signUp: async (email: string, password: string): Promise<Entered> => {
      const answer = await call(signUp, { body: { email, password, language, redirect: '/dashboard' } });
      if (!answer.ok) return answer;
      showToast(words.welcome, { tone: 'good' });
      if (answer.value.mailSent) showToast(words.checkMail, { forMs: 10_000 });
      enter(answer.value.session);
      return { ok: true };
    },
  };
};

/** The text of a failed call: a missing connection has its own, anything else is put into `frame`. */
export const useProblemText = () => {
  const words = usePeopleWords();
  const text = useRefusalText(words.refusals);
  return (refused: Pick<CallRefused, 'code' | 'details'>, frame: (message: string) => string): string =>
    refused.code === 'network.unreachable' ? words.unableToConnect : frame(text(refused));
};

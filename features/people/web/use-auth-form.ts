import { useState } from 'react';
import type { CallRefused } from '#kit/web/call.ts';
import { checkEmail, checkNewPassword } from '../domain/credentials.ts';
import { draft } from './draft.ts';
import { findWeakness } from './password-advice.ts';
import { useSignIn, usePeopleWords, useProblemText } from './use-sign-in.ts';

export interface Problem {
  readonly text: string;
  readonly requestId?: string | undefined;
  /** Offers a new password, for example after a wrong one. */
  readonly resetHelps?: boolean;
}

/**
 * One form for sign-in and sign-up. An account is created only when the server does not know the e-mail and
 * the farmer confirms; a wrong password creates nothing.
 */
export const useAuthForm = () => {
  const words = usePeopleWords();
  const problemText = useProblemText();
  const entrance = useSignIn();
  const [email, setEmail] = useState(draft.email);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [offer, setOffer] = useState<string | null>(null);

  const showProblem = (
    refused: Pick<CallRefused, 'code' | 'details' | 'requestId'>,
    frame: (message: string) => string,
  ): void =>
    setProblem({
      text: problemText(refused, frame),
      requestId: refused.requestId,
      resetHelps: ['people.wrong_password', 'people.no_password', 'people.email_taken'].includes(
        refused.code,
      ),
    });

  const runBusy = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };

  const submit = (): Promise<void> =>
    runBusy(async () => {
      const address = checkEmail(email);
      if (!address.ok) return showProblem(address, words.signInIssue);
      const answer = await entrance.signIn(address.value, password);
      if (answer.ok) return;
      if (answer.code === 'people.unknown_email') setOffer(address.value);
      else showProblem(answer, words.signInIssue);
    });

  const create = (): Promise<void> =>
    runBusy(async () => {
      const checked = checkNewPassword(password);
      setOffer(null);
      if (!checked.ok) return showProblem(checked, words.signUpFailed);
      const weakness = findWeakness(password, { email: offer ?? email });
      if (weakness) return showProblem({ code: weakness }, words.signUpFailed);
      const answer = await entrance.signUp(offer ?? email, password);
      if (!answer.ok) showProblem(answer, words.signUpFailed);
    });

  return {
    email,
    password,
    busy,
    problem,
    offer,
    ready: email.trim() !== '' && password !== '' && !busy,
    setEmail: (value: string) => {
      draft.email = value;
      setEmail(value);
      setOffer(null);
    },
    setPassword,
    submit,
    create,
    declineOffer: () => setOffer(null),
  };
};

import type { CallRefused } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useWords } from '#kit/web/words.tsx';
import { accountEn } from '../../words.account.en.ts';
import { accountSw } from '../../words.account.sw.ts';
import { usePeopleWords } from '../use-sign-in.ts';

export const useAccountWords = () => useWords({ en: accountEn, sw: accountSw });

type Refused = Pick<CallRefused, 'code' | 'details'>;

/** Uses these screens' own texts first, then the sign-in texts. */
export const useAccountText = (): ((refused: Refused) => string) => {
  const own: Readonly<Record<string, string>> = useAccountWords().refusals;
  const others = useRefusalText(usePeopleWords().refusals);
  return (refused) => own[refused.code] ?? others(refused);
};

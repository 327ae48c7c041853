import { useEffect } from 'react';
import { useTakenOver } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useWords } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';

/** Says once that what was done on this phone without an account is being added to the account. */
export const TakenOverToast = (): null => {
  const { takenOver: text } = useWords({ en, sw });
  const isTakenOver = useTakenOver() > 0;
  useEffect(() => {
    if (isTakenOver) showToast(text);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of language does not say it again
  }, [isTakenOver]);
  return null;
};

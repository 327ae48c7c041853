import { useCallback } from 'react';
import { useSession } from '#kit/web/session.tsx';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import type { Language } from '#kit/web/words.tsx';
import { setLanguage } from '../contract.ts';
import { peopleEn } from '../words.en.ts';
import { peopleSw } from '../words.sw.ts';

/** For the shell's language switch: the choice goes to the profile, through the outbox like everything else. */
export const useWriteLanguage = (): ((language: Language) => void) => {
  const { session } = useSession();
  const store = useStore();
  const userId = session?.userId;
  return useCallback((language) => {
    if (!userId) return;
    const failed = (): void => void showToast((language === 'sw' ? peopleSw : peopleEn).languageFailed, { tone: 'bad' });
    store.send(setLanguage, { language }).then((sent) => { if (!sent.ok) failed(); }, failed);
  }, [userId, store]);
};

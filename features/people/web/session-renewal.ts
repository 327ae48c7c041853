import { useEffect } from 'react';
import { HOUR_MS } from '#kit/pure/days.ts';
import { callLater } from '#kit/web/call.ts';
import { fetchedWords } from '#kit/web/late-words.ts';
import { useSession } from '#kit/web/session.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';

/** Loads the sign-in words only when needed, for one sentence that few users see. */
const failedText = async (language: 'en' | 'sw'): Promise<string> =>
  (
    await fetchedWords(
      language === 'sw'
        ? (await import('../words.sw.ts')).peopleSw
        : (await import('../words.en.ts')).peopleEn,
    )
  ).refreshFailed;

const RENEWAL_INTERVAL_MS = 24 * HOUR_MS;
let lastRenewal = 0;

/**
 * Mounted once by the app. Extends the session once a day of use. Being offline is no failure; a refusal is
 * one.
 */
export const SessionRenewal = (): null => {
  const { language } = useLanguage();
  const { session, refresh } = useSession();
  const userId = session?.userId;
  useEffect(() => {
    if (!userId) return;
    const extend = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || Date.now() - lastRenewal < RENEWAL_INTERVAL_MS) return;
      const answer = await callLater(async () => (await import('../contract-session.ts')).refreshSession, {});
      if (answer.ok) lastRenewal = Date.now();
      else if (answer.code !== 'network.unreachable') {
        showToast(await failedText(language), { tone: 'bad' });
        if (answer.code === 'session.missing') void refresh();
      }
    };
    const onShow = (): void => {
      void extend();
    };
    onShow();
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('online', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('online', onShow);
    };
  }, [userId, refresh, language]);
  return null;
};

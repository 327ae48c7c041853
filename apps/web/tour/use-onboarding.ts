import { useCallback, useEffect, useState } from 'react';
import { readMe, updateMe } from '#features/people/contract.ts';
import { useHasConsent } from '#features/privacy/web/use-consent.ts';
import { call } from '#kit/web/call.ts';
import { events } from '#kit/web/log.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { shouldShowTour, readFlag, type TourFlag } from './flag.ts';

const TOUR_KEY = 'mavuno_tour';
/** Per phone, not per user. */
const LAST_SHOWN_KEY = 'mavuno_tour_at';
const storedFlag = (): TourFlag | null => readFlag(readPreference(TOUR_KEY));
const saveFlag = (flag: TourFlag): void => writePreference(TOUR_KEY, JSON.stringify(flag));

const sendFlag = async (flag: TourFlag): Promise<void> => {
  const { ok } = await call(updateMe, {
    body: { onboarding_complete: true, onboarding_completed_at: flag.at },
  });
  if (ok) saveFlag({ ...flag, sent: true });
};

/** The user whom the server reported as new, so that home does not ask again at each return. */
let knownNew: string | null = null;

interface Onboarding {
  /** The server reports that this user has not had the tour, and so does this phone. */
  readonly isNew: boolean;
  finish(): void;
}

/** Whether the first steps are done: stored on the server and on the phone, and sent later when offline. */
export const useOnboarding = (userId: string | null, isOnline: boolean): Onboarding => {
  const [newFor, setNewFor] = useState(knownNew);
  const allowed = useHasConsent('page_counts');

  useEffect(() => {
    if (userId === null || !isOnline || userId === knownNew) return undefined;
    let cancelled = false;
    const flag = storedFlag();
    const userFlag = flag?.for === userId ? flag : null;
    const checkServer = async (): Promise<void> => {
      const me = await call(readMe, {});
      if (cancelled || !me.ok) return;
      if (me.value.onboarding_completed)
        saveFlag({
          for: userId,
          at: me.value.onboarding_completed_at ?? new Date().toISOString(),
          sent: true,
        });
      else {
        knownNew = userId;
        setNewFor(userId);
      }
    };
    if (userFlag && !userFlag.sent) void sendFlag(userFlag);
    else if (shouldShowTour(flag, userId, new Date(), readPreference(LAST_SHOWN_KEY))) void checkServer();
    return () => {
      cancelled = true;
    };
  }, [userId, isOnline]);

  useEffect(() => {
    const resend = (): void => {
      const flag = storedFlag();
      if (flag && !flag.sent && flag.for === userId) void sendFlag(flag);
    };
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  }, [userId]);

  const finish = useCallback(() => {
    if (userId === null) return;
    knownNew = null;
    setNewFor(null);
    // A second tap or another tab has already finished it; it is counted once.
    if (storedFlag()?.for === userId) return;
    const flag = { for: userId, at: new Date().toISOString(), sent: false };
    saveFlag(flag);
    writePreference(LAST_SHOWN_KEY, flag.at);
    // The event onboarding_completed is counted like screens: without a name, and only with consent.
    if (allowed) events.add({ name: '/onboarding-completed', at: flag.at });
    void sendFlag(flag);
  }, [userId, allowed]);
  return { isNew: userId !== null && newFor === userId, finish };
};

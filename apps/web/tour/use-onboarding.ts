import { useCallback, useEffect, useState } from 'react';
import { readMe, updateMe } from '#features/people/contract.ts';
import { useAllows } from '#features/privacy/web/use-consent.ts';
import { call } from '#kit/web/call.ts';
import { events } from '#kit/web/log.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { mayShow, readFlag, type TourFlag } from './flag.ts';

const KEY = 'mavuno_tour';
/** Per phone, not per user. */
const LAST_AT = 'mavuno_tour_at';
const flagged = (): TourFlag | null => readFlag(readPreference(KEY));
const keep = (flag: TourFlag): void => writePreference(KEY, JSON.stringify(flag));

const tell = async (flag: TourFlag): Promise<void> => {
  const { ok } = await call(updateMe, {
    body: { onboarding_complete: true, onboarding_completed_at: flag.at },
  });
  if (ok) keep({ ...flag, sent: true });
};

interface Onboarding {
  /** The server reports that this user has not had the tour, and so does this phone. */
  readonly isNew: boolean;
  finish(): void;
}

/** Whether the first steps are done: stored on the server and on the phone, and sent later when offline. */
export const useOnboarding = (userId: string | null, mayAsk: boolean): Onboarding => {
  const [newFor, setNewFor] = useState<string | null>(null);
  const allowed = useAllows('page_counts');

  useEffect(() => {
    if (userId === null || !mayAsk) return undefined;
    let cancelled = false;
    const flag = flagged();
    const mine = flag?.for === userId ? flag : null;
    const ask = async (): Promise<void> => {
      const me = await call(readMe, {});
      if (cancelled || !me.ok) return;
      if (me.value.onboarding_completed)
        keep({ for: userId, at: me.value.onboarding_completed_at ?? new Date().toISOString(), sent: true });
      else setNewFor(userId);
    };
    if (mine && !mine.sent) void tell(mine);
    else if (mayShow(flag, userId, new Date(), readPreference(LAST_AT))) void ask();
    return () => {
      cancelled = true;
    };
  }, [userId, mayAsk]);

  useEffect(() => {
    const again = (): void => {
      const flag = flagged();
      if (flag && !flag.sent && flag.for === userId) void tell(flag);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [userId]);

  const finish = useCallback(() => {
    if (userId === null) return;
    setNewFor(null);
    // A second tap or another tab has already finished it; it is counted once.
    if (flagged()?.for === userId) return;
    const flag = { for: userId, at: new Date().toISOString(), sent: false };
    keep(flag);
    writePreference(LAST_AT, flag.at);
    // The event onboarding_completed is counted like screens: without a name, and only with consent.
    if (allowed) events.add({ name: '/onboarding-completed', at: flag.at });
    void tell(flag);
  }, [userId, allowed]);
  return { isNew: userId !== null && newFor === userId, finish };
};

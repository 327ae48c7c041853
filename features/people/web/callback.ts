import { isAuthenticated, type Known } from '../domain/session-state.ts';

/** The result in the URL after the return from Google or a mail link. */
interface Arrival {
  readonly error: string | null;
  readonly confirmed: boolean;
  readonly next: string;
}

const inside = /^\/(?![/\\])[\w\-/?=&%.]*$/;

export const readArrival = (search: string): Arrival => {
  const query = new URLSearchParams(search);
  const next = query.get('next') ?? '/dashboard';
  return {
    error: query.get('error'),
    confirmed: query.get('email') === 'confirmed',
    next: inside.test(next) ? next : '/dashboard',
  };
};

export type Toast = 'welcome' | 'failed' | 'confirmed' | 'confirmedSignIn' | 'linkDead' | 'checkFailed';

interface CallbackResult {
  readonly to: string;
  readonly toast: Toast;
  readonly good: boolean;
}

/** The next path once the session is known; `checked`: false when it could not be determined. */
export const leaving = (arrival: Arrival, session: Known | null, checked = true): CallbackResult => {
  const here = isAuthenticated(session);
  if (arrival.confirmed)
    return here
      ? { to: arrival.next, toast: 'confirmed', good: true }
      : { to: '/auth', toast: 'confirmedSignIn', good: true };
  if (arrival.error === 'people.token_invalid')
    return { to: here ? '/dashboard' : '/auth', toast: 'linkDead', good: false };
  if (!checked && !arrival.error) return { to: '/auth', toast: 'checkFailed', good: false };
  return here && !arrival.error
    ? { to: '/dashboard', toast: 'welcome', good: true }
    : { to: '/auth', toast: 'failed', good: false };
};

import { isAuthenticated, type SessionIdentity } from '../domain/session-state.ts';

/** The result in the URL after the return from Google or a mail link. */
interface CallbackQuery {
  readonly error: string | null;
  readonly confirmed: boolean;
  readonly next: string;
}

const internalPath = /^\/(?![/\\])[\w\-/?=&%.]*$/;

export const readCallbackQuery = (search: string): CallbackQuery => {
  const query = new URLSearchParams(search);
  const next = query.get('next') ?? '/dashboard';
  return {
    error: query.get('error'),
    confirmed: query.get('email') === 'confirmed',
    next: internalPath.test(next) ? next : '/dashboard',
  };
};

export type Toast = 'welcome' | 'failed' | 'confirmed' | 'confirmedSignIn' | 'linkDead' | 'checkFailed';

interface CallbackResult {
  readonly to: string;
  readonly toast: Toast;
  readonly good: boolean;
}

/** The next path once the session is known; `checked`: false when it could not be determined. */
export const callbackResult = (
  arrival: CallbackQuery,
  session: SessionIdentity | null,
  checked = true,
): CallbackResult => {
  const isSignedIn = isAuthenticated(session);
  if (arrival.confirmed)
    return isSignedIn
      ? { to: arrival.next, toast: 'confirmed', good: true }
      : { to: '/auth', toast: 'confirmedSignIn', good: true };
  if (arrival.error === 'people.token_invalid')
    return { to: isSignedIn ? '/dashboard' : '/auth', toast: 'linkDead', good: false };
  if (!checked && !arrival.error) return { to: '/auth', toast: 'checkFailed', good: false };
  return isSignedIn && !arrival.error
    ? { to: '/dashboard', toast: 'welcome', good: true }
    : { to: '/auth', toast: 'failed', good: false };
};

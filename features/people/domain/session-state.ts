/** The part of a session that these rules need. */
export interface SessionIdentity {
  readonly userId: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
}

export interface SessionState<S = SessionIdentity> {
  readonly loading: boolean;
  readonly session: S | null;
}

type SessionEvent<S = SessionIdentity> =
  /** The first read of the session, from the phone or the server. */
  | { readonly type: 'read'; readonly session: S | null; readonly path: string }
  /** A sign-in or sign-out since then. */
  | { readonly type: 'changed'; readonly session: S | null }
  /** On the sign-in callback page, the session did not change within CALLBACK_TIMEOUT_MS. */
  | { readonly type: 'gave_up' };

export const CALLBACK_PATH = '/auth/callback';
export const CALLBACK_TIMEOUT_MS = 15_000;

export const initialSession: SessionState<never> = { loading: true, session: null };

/** On the sign-in callback page, "not signed in" is not final, because the sign-in is still in progress. */
export const sessionReducer = <S>(state: SessionState<S>, event: SessionEvent<S>): SessionState<S> => {
  switch (event.type) {
    case 'read':
      return event.path === CALLBACK_PATH
        ? { loading: true, session: event.session }
        : { loading: false, session: event.session };
    case 'changed':
      return { loading: false, session: event.session };
    case 'gave_up':
      return { ...state, loading: false };
  }
};

/** Whether there is a session with a user id, and an email address or a phone number. */
export const isAuthenticated = (
  session: Partial<SessionIdentity> | null | undefined,
): session is SessionIdentity => Boolean(session && session.userId && (session.email || session.phone));

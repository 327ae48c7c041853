/** The part of a session that these rules need. */
export interface SessionIdentity {
  readonly userId: string;
  readonly email: string;
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
  /** There was no change within CALLBACK_GUARD_MS on the callback. */
  | { readonly type: 'gave_up' };

export const CALLBACK_PATH = '/auth/callback';
export const CALLBACK_GUARD_MS = 15_000;

export const initialSession: SessionState<never> = { loading: true, session: null };

/** On the callback "not signed in" is not final: the sign-in is still in progress. */
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

/** Whether the session exists and names its user. */
export const isAuthenticated = (
  session: Partial<SessionIdentity> | null | undefined,
): session is SessionIdentity => Boolean(session && session.userId && session.email);

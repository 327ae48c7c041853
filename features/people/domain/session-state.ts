export interface SessionView {
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly role: 'farmer' | 'expert' | 'admin';
  readonly language: 'en' | 'sw';
  readonly sessionId?: string | undefined;
}

export interface SessionState {
  readonly loading: boolean;
  readonly session: SessionView | null;
}

export type SessionEvent =
  /** The first read of the session, from the phone or the server. */
  | { readonly type: 'read'; readonly session: SessionView | null; readonly path: string }
  /** Somebody signed in or out after that. */
  | { readonly type: 'changed'; readonly session: SessionView | null }
  /** On the callback no change came within CALLBACK_GUARD_MS. */
  | { readonly type: 'gave_up' };

export const CALLBACK_PATH = '/auth/callback';
export const CALLBACK_GUARD_MS = 15_000;

export const initialSession: SessionState = { loading: true, session: null };

/** On the callback "nobody" is no answer yet: the sign-in is still on its way. */
export const sessionReducer = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case 'read':
      return event.path === CALLBACK_PATH ? { loading: true, session: event.session } : { loading: false, session: event.session };
    case 'changed':
      return { loading: false, session: event.session };
    case 'gave_up':
      return { ...state, loading: false };
  }
};

/** Signed in means a session with a known person in it, never one without the other. */
export const isAuthenticated = (session: Partial<SessionView> | null | undefined): session is SessionView =>
  Boolean(session && session.userId && session.email);

import { createContext, useContext } from 'react';

/**
 * The signed-in user as the server last reported, held in memory and stored on the phone, so that the app
 * opens offline.
 */
export interface SessionView {
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Proven by a code: +254… */
  readonly phone?: string | null | undefined;
  readonly name: string;
  readonly role: 'farmer' | 'expert' | 'admin';
  readonly language: 'en' | 'sw';
  readonly sessionId?: string | undefined;
}

/** Whether an address or a phone number of the account is confirmed. */
export const isProven = (session: SessionView | null): boolean =>
  session !== null && (session.emailVerified || Boolean(session.phone));

export interface SessionControl {
  readonly loading: boolean;
  readonly session: SessionView | null;
  /** Reports a sign-in or sign-up (the user) or a sign-out (null). */
  setSession(session: SessionView | null): void;
  /** Requests the session again and resolves to the signed-in user. Without a network: the last known user. */
  refresh(): Promise<SessionView | null>;
  /** The sign-in options that the server offers; null until it has replied once on this phone. */
  readonly serverOptions: ServerOptions | null;
}

export interface ServerOptions {
  readonly google: { readonly available: boolean; readonly reason?: string | undefined };
  /** The channels by which the server sends sign-in codes; absent on an older server. */
  readonly phone?: { readonly sms: boolean; readonly whatsapp: boolean } | undefined;
  /** The server offers its sample village. */
  readonly village?: true | undefined;
  /** Credits buy answers of the server's language model. */
  readonly model?: true | undefined;
  readonly supportUrl: string | null;
}

const SessionContext = createContext<SessionControl | null>(null);
export const SessionProvider = SessionContext.Provider;

export const useSession = (): SessionControl => {
  const control = useContext(SessionContext);
  if (!control) throw new Error('useSession must be used within a SessionProvider');
  return control;
};

import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CALLBACK_GUARD_MS, CALLBACK_PATH, initialSession, sessionReducer } from '#features/people/domain/session-state.ts';
import type { SessionState } from '#features/people/domain/session-state.ts';
import { call } from '#kit/web/call.ts';
import { log } from '#kit/web/log.ts';
import { SessionProvider } from '#kit/web/session.tsx';
import type { SessionControl, SessionView } from '#kit/web/session.tsx';
import { useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import { SubscriptionProvider } from '#kit/web/subscription.tsx';
import { start } from '../contract.ts';
import { MIRROR_KEY, readMirror, subscriptionOf, writeMirror } from './session-mirror.ts';
import type { Mirror } from './session-mirror.ts';

type State = SessionState<SessionView>;
const here = (): string => location.pathname;

/** Who was signed in here last opens at once; the server is asked behind. */
const openFrom = (mirror: Mirror | null): State =>
  (mirror?.session ? sessionReducer(initialSession, { type: 'read', session: mirror.session, path: here() }) : initialSession);

/** Holds who is signed in and what they may do, for everything below. */
export const SessionGate = ({ children }: { readonly children: ReactNode }) => {
  const store = useStore();
  const sync = useSyncStatus();
  const [mirror, setMirror] = useState(readMirror);
  const [state, dispatch] = useReducer(sessionReducer<SessionView>, mirror, openFrom);
  const [entering, setEntering] = useState(false);
  /** A reply that was asked for before somebody signed in or out is old news. */
  const turn = useRef(0);

  const keep = useCallback((next: Mirror) => { writeMirror(next); setMirror(next); }, []);

  const ask = useCallback(async (type: 'read' | 'changed'): Promise<SessionView | null> => {
    const mine = turn.current;
    const cursor = store.cursor();
    const user = store.snapshot().userId;
    const answer = await call(start, { query: { cursor, ...(user && { user }) } });
    const before = readMirror()?.session ?? null;
    if (mine !== turn.current) return before;
    if (!answer.ok) {
      log.info('session.unanswered', { metadata: { code: answer.code } });
      dispatch({ type, session: before, path: here() });
      return before;
    }
    const { changes, ...next } = answer.value;
    const { session } = next;
    keep(next);
    if (session && store.snapshot().userId !== session.userId) await store.signIn(session.userId);
    if (session && changes) await store.absorb(session.userId, session.userId === user ? cursor : 0, changes);
    // On the callback only a session is an answer; anything else may still come.
    dispatch({ type: session && here() === CALLBACK_PATH ? 'changed' : type, session: session, path: here() });
    return session;
  }, [keep, store]);

  const changed = useCallback((session: SessionView | null) => {
    turn.current += 1;
    const before = readMirror();
    const same = before?.session?.userId === session?.userId;
    if (before) keep({ ...before, session, entitlements: same ? before.entitlements : null });
    dispatch({ type: 'changed', session: session });
    if (!session) { void store.signOut(); return; }
    // Until the store is this person's, no screen may show what another left in it.
    setEntering(true);
    void store.signIn(session.userId).finally(() => { setEntering(false); void ask('changed'); });
  }, [ask, keep, store]);

  useEffect(() => { void ask('read'); }, [ask]);
  useEffect(() => { if (sync.state === 'signed_out') void ask('changed'); }, [sync.state, ask]);
  // Another tab signed in or out.
  useEffect(() => {
    const onOther = (event: StorageEvent) => {
      if (event.key !== MIRROR_KEY) return;
      const next = readMirror();
      turn.current += 1;
      setMirror(next);
      dispatch({ type: 'changed', session: next?.session ?? null });
    };
    window.addEventListener('storage', onOther);
    return () => window.removeEventListener('storage', onOther);
  }, []);
  useEffect(() => {
    if (!state.loading || here() !== CALLBACK_PATH) return;
    const timer = setTimeout(() => dispatch({ type: 'gave_up' }), CALLBACK_GUARD_MS);
    return () => clearTimeout(timer);
  }, [state.loading]);

  const control = useMemo<SessionControl>(() => ({
    loading: state.loading || entering,
    session: state.session,
    changed,
    refresh: () => ask('changed'),
    offers: mirror && { google: mirror.google, supportUrl: mirror.supportUrl },
  }), [state, entering, changed, ask, mirror]);
  const subscription = useMemo(() => subscriptionOf(mirror, Date.now()), [mirror]);
  return (
    <SessionProvider value={control}>
      <SubscriptionProvider value={subscription}>{children}</SubscriptionProvider>
    </SessionProvider>
  );
};

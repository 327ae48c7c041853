import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import {
  CALLBACK_PATH,
  initialSession,
  sessionReducer,
  type SessionState,
} from '#features/people/domain/session-state.ts';
import { callRequest } from '#kit/web/call.ts';
import { log } from '#kit/web/log.ts';
import { clearOnlineCache } from '#kit/web/online-call.ts';
import type { SessionView } from '#kit/web/session.tsx';
import { useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import type { start } from '../../contract.ts';
import { startRequest } from '../../start-request.ts';
import { type CachedSession, SESSION_KEY, readCachedSession, writeCachedSession } from './cached-session.ts';
import { switchToUser, clearAfterSignOut } from './switch-user.ts';
import type { createPlanChecker } from './use-plan-check.ts';
import type { useStoredSession } from './use-stored-session.ts';

export const currentPath = (): string => location.pathname;

/** Shows the last user of this phone at once, while the server is queried. */
const initialStateFrom = (mirror: CachedSession | null): SessionState<SessionView> =>
  mirror?.session
    ? sessionReducer(initialSession, { type: 'read', session: mirror.session, path: currentPath() })
    : initialSession;

/** Switches the store to another user. No screen shows that user before the switch is complete. */
const useSwitchUser = () => {
  const store = useStore();
  const [isSwitching, setSwitching] = useState(false);
  const switchUser = useCallback(
    (user: SessionView): Promise<void> => {
      setSwitching(true);
      return switchToUser(store, user).finally(() => setSwitching(false));
    },
    [store],
  );
  return { entering: isSwitching, enter: switchUser };
};

/**
 * Whether this page had another user before. The page is then reloaded, so that none of their data stays in
 * memory.
 */
const useIsOtherUser = (first: string | null) => {
  const lastUser = useRef(first);
  return useCallback((userId: string): boolean => {
    const before = lastUser.current;
    lastUser.current = userId;
    return before !== null && before !== userId;
  }, []);
};

/** The current session: queries the server, and follows sign-ins and sign-outs in this and other tabs. */
export const useSessionRequests = (
  { mirror, setMirror, store: storeSession, applyReply }: ReturnType<typeof useStoredSession>,
  planChecker: ReturnType<typeof createPlanChecker>,
) => {
  const store = useStore();
  const sync = useSyncStatus();
  const [state, dispatch] = useReducer(sessionReducer<SessionView>, mirror, initialStateFrom);
  const { entering, enter } = useSwitchUser();
  const isOtherUser = useIsOtherUser(mirror?.session?.userId ?? null);
  /** Counts sign-ins and sign-outs; a reply to an earlier request is ignored. */
  const changeCount = useRef(0);

  const requestSession = useCallback(
    async (type: 'read' | 'changed'): Promise<SessionView | null> => {
      const countAtStart = changeCount.current;
      const cursor = store.cursor();
      const user = store.snapshot().userId;
      planChecker.begin();
      const answer = await callRequest<typeof start>(startRequest, {
        query: { cursor, ...(user && { user }) },
      });
      planChecker.end();
      const before = readCachedSession()?.session ?? null;
      if (countAtStart !== changeCount.current) return before;
      if (!answer.ok) {
        log.info('session.unanswered', { metadata: { code: answer.code } });
        dispatch({ type, session: before, path: currentPath() });
        return before;
      }
      const { changes, ...next } = answer.value;
      const { session } = next;
      if (session && store.snapshot().userId !== session.userId) {
        writeCachedSession(next);
        await enter(session);
        if (countAtStart !== changeCount.current) return readCachedSession()?.session ?? null;
      }
      applyReply(next);
      if (session && isOtherUser(session.userId)) location.reload();
      if (session && changes)
        await store.applyChanges(session.userId, session.userId === user ? cursor : 0, changes);
      // On the sign-in callback only a session is final; without one, the sign-in may still complete.
      dispatch({
        type: session && currentPath() === CALLBACK_PATH ? 'changed' : type,
        session,
        path: currentPath(),
      });
      // The server ended the session, or no user has signed in yet.
      if (!session) void clearAfterSignOut(store);
      return session;
    },
    [applyReply, planChecker, enter, isOtherUser, store],
  );

  const applySession = useCallback(
    (session: SessionView | null) => {
      changeCount.current += 1;
      planChecker.markStale();
      const before = readCachedSession();
      const isSame = before?.session?.userId === session?.userId;
      if (before)
        storeSession({
          ...before,
          session,
          entitlements: isSame ? before.entitlements : null,
          proof: isSame ? before.proof : null,
        });
      dispatch({ type: 'changed', session });
      if (session) void enter(session).finally(() => void requestSession('changed'));
      else void clearAfterSignOut(store);
    },
    [requestSession, planChecker, enter, store, storeSession],
  );

  // Ignores a response that arrives after unmounting.
  useEffect(() => {
    void requestSession('read');
    return () => {
      changeCount.current += 1;
    };
  }, [requestSession]);
  useEffect(() => {
    if (sync.state === 'signed_out') void requestSession('changed');
  }, [sync.state, requestSession]);
  // Another tab signed in or out.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== SESSION_KEY) return;
      const next = readCachedSession();
      changeCount.current += 1;
      clearOnlineCache();
      const userId = next?.session?.userId;
      if (userId && isOtherUser(userId)) location.reload();
      setMirror(next);
      dispatch({ type: 'changed', session: next?.session ?? null });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [isOtherUser, setMirror]);

  const giveUp = useCallback(() => dispatch({ type: 'gave_up' }), []);
  return { state, entering, requestSession, applySession, giveUp };
};

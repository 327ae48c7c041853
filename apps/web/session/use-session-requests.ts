import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import {
  CALLBACK_PATH,
  initialSession,
  sessionReducer,
  type SessionState,
} from '#features/people/domain/session-state.ts';
import { call } from '#kit/web/call.ts';
import { log } from '#kit/web/log.ts';
import { forgetAnswers } from '#kit/web/online-call.ts';
import type { SessionView } from '#kit/web/session.tsx';
import { useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import { start } from '../../contract.ts';
import { type CachedSession, MIRROR_KEY, readCachedSession, writeCachedSession } from './cached-session.ts';
import { enterPhone, leavePhone } from './leave-phone.ts';
import type { createPlanChecker } from './use-plan-check.ts';
import type { useStoredSession } from './use-stored-session.ts';

export const here = (): string => location.pathname;

/** Shows the last user of this phone at once, while the server is queried. */
const openFrom = (mirror: CachedSession | null): SessionState<SessionView> =>
  mirror?.session
    ? sessionReducer(initialSession, { type: 'read', session: mirror.session, path: here() })
    : initialSession;

/** Switches the store to another user. No screen may show that user before. */
const useEnter = () => {
  const store = useStore();
  const [entering, setEntering] = useState(false);
  const enter = useCallback(
    (userId: string): Promise<void> => {
      setEntering(true);
      return enterPhone(store, userId).finally(() => setEntering(false));
    },
    [store],
  );
  return { entering, enter };
};

/**
 * Whether this page had another user before. The page is then reloaded, so that none of their data stays in
 * memory.
 */
const useIsOther = (first: string | null) => {
  const usedBy = useRef(first);
  return useCallback((userId: string): boolean => {
    const before = usedBy.current;
    usedBy.current = userId;
    return before !== null && before !== userId;
  }, []);
};

/** The current session: queries the server, and follows sign-ins and sign-outs in this and other tabs. */
export const useSessionRequests = (
  { mirror, setMirror, store: storeMirror, accept }: ReturnType<typeof useStoredSession>,
  checking: ReturnType<typeof createPlanChecker>,
) => {
  const store = useStore();
  const sync = useSyncStatus();
  const [state, dispatch] = useReducer(sessionReducer<SessionView>, mirror, openFrom);
  const { entering, enter } = useEnter();
  const isOther = useIsOther(mirror?.session?.userId ?? null);
  /** Counts sign-ins and sign-outs; a reply to an earlier request is ignored. */
  const turn = useRef(0);

  const ask = useCallback(
    async (type: 'read' | 'changed'): Promise<SessionView | null> => {
      const asked = turn.current;
      const cursor = store.cursor();
      const user = store.snapshot().userId;
      checking.begin();
      const answer = await call(start, { query: { cursor, ...(user && { user }) } });
      checking.end();
      const before = readCachedSession()?.session ?? null;
      if (asked !== turn.current) return before;
      if (!answer.ok) {
        log.info('session.unanswered', { metadata: { code: answer.code } });
        dispatch({ type, session: before, path: here() });
        return before;
      }
      const { changes, ...next } = answer.value;
      const { session } = next;
      if (session && store.snapshot().userId !== session.userId) {
        writeCachedSession(next);
        await enter(session.userId);
        if (asked !== turn.current) return readCachedSession()?.session ?? null;
      }
      accept(next);
      if (session && isOther(session.userId)) location.reload();
      if (session && changes)
        await store.applyChanges(session.userId, session.userId === user ? cursor : 0, changes);
      // On the sign-in callback only a session is final; without one, the sign-in may still complete.
      dispatch({ type: session && here() === CALLBACK_PATH ? 'changed' : type, session, path: here() });
      // The server ended the session, or nobody has signed in yet.
      if (!session) void leavePhone(store);
      return session;
    },
    [accept, checking, enter, isOther, store],
  );

  const changed = useCallback(
    (session: SessionView | null) => {
      turn.current += 1;
      checking.forget();
      const before = readCachedSession();
      const isSame = before?.session?.userId === session?.userId;
      if (before)
        storeMirror({
          ...before,
          session,
          entitlements: isSame ? before.entitlements : null,
          proof: isSame ? before.proof : null,
        });
      dispatch({ type: 'changed', session });
      if (session) void enter(session.userId).finally(() => void ask('changed'));
      else void leavePhone(store);
    },
    [ask, checking, enter, store, storeMirror],
  );

  // Ignores a response that arrives after unmounting.
  useEffect(() => {
    void ask('read');
    return () => {
      turn.current += 1;
    };
  }, [ask]);
  useEffect(() => {
    if (sync.state === 'signed_out') void ask('changed');
  }, [sync.state, ask]);
  // Another tab signed in or out.
  useEffect(() => {
    const onOther = (event: StorageEvent) => {
      if (event.key !== MIRROR_KEY) return;
      const next = readCachedSession();
      turn.current += 1;
      forgetAnswers();
      const userId = next?.session?.userId;
      if (userId && isOther(userId)) location.reload();
      setMirror(next);
      dispatch({ type: 'changed', session: next?.session ?? null });
    };
    window.addEventListener('storage', onOther);
    return () => window.removeEventListener('storage', onOther);
  }, [isOther, setMirror]);

  const giveUp = useCallback(() => dispatch({ type: 'gave_up' }), []);
  return { state, entering, ask, changed, giveUp };
};

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { SessionProvider, type ServerOptions, type SessionView } from '#kit/web/session.tsx';
import { waitUntilIdle } from '#kit/web/store/wait-until-idle.testing.ts';
import { dismissToast, toasts } from '#kit/web/ui/toast.ts';
import { LanguageProvider, type Language } from '#kit/web/words.tsx';
import { draft, storeSentCode } from './draft.ts';

export const testSession: SessionView = {
  userId: '019a0000-0000-7000-8000-000000000001',
  email: 'wanjiku@example.com',
  emailVerified: false,
  name: '',
  role: 'farmer',
  language: 'en',
  sessionId: '019a0000-0000-7000-8000-000000000002',
};

type Answer = { status?: number; body: unknown } | 'no network' | Promise<never>;
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: any;
}

/** Fakes the server: returns the requests made, and gives an answer for each path. */
export const fakeServer = (
  answers: Readonly<Record<string, Answer | ((asked: ReceivedRequest) => Answer)>>,
): ReceivedRequest[] => {
  const requests: ReceivedRequest[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const one = {
      method: init.method ?? 'GET',
      path,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    };
    requests.push(one);
    const found = answers[path];
    const answer = await (typeof found === 'function' ? found(one) : found);
    if (!answer || answer === 'no network') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
  return requests;
};

export const refusal = (code: string, status = 422, details?: Record<string, number>): Answer => ({
  status,
  body: { refusal: { code, ...(details && { details }) }, requestId: 'r' },
});

interface Setting {
  readonly at?: string;
  readonly language?: Language;
  readonly session?: SessionView | null;
  readonly loading?: boolean;
  readonly offers?: ServerOptions | null;
  /** The server's answer when it is asked again who is signed in. */
  readonly refresh?: () => Promise<SessionView | null>;
}

interface OpenedScreen {
  readonly path: () => string;
  readonly replaced: () => boolean;
  readonly session: () => SessionView | null;
  readonly refreshes: () => number;
}

const noOffers: ServerOptions = {
  google: { available: false, reason: 'people.google_off' },
  supportUrl: null,
};
const noSession = async (): Promise<null> => null;

/** Renders one screen in a small app: URL, session and language are real, only the server is fake. */
export const open = (
  element: ReactNode,
  {
    at = '/auth',
    language = 'en',
    session = null,
    loading = false,
    offers: serverOptions = noOffers,
    refresh = noSession,
  }: Setting = {},
): OpenedScreen => {
  history.replaceState(null, '', at);
  const path = at.split(/[?#]/)[0]!;
  const before = history.length;
  let latestSession: SessionView | null = session;
  let refreshes = 0;
  let address = path;
  const App = () => {
    const [current, setCurrent] = useState(session);
    const [here] = useLocation();
    address = here;
    const control = {
      loading,
      session: current,
      serverOptions,
      setSession: (next: SessionView | null) => {
        latestSession = next;
        setCurrent(next);
      },
      refresh: async () => {
        refreshes += 1;
        const next = await refresh();
        latestSession = next;
        setCurrent(next);
        return next;
      },
    };
    return (
      <SessionProvider value={control}>
        <LanguageProvider initial={language}>
          <Switch>
            <Route path={path}>{element}</Route>
            <Route>elsewhere</Route>
          </Switch>
        </LanguageProvider>
      </SessionProvider>
    );
  };
  render(
    <Router>
      <App />
    </Router>,
  );
  return {
    path: () => address,
    replaced: () => history.length === before,
    session: () => latestSession,
    refreshes: () => refreshes,
  };
};

export const toastTexts = (): string[] => toasts.read().map((item) => item.text);
export const pageText = (): string => document.body.textContent ?? '';
export const waitForUpdates = (ms = 0): Promise<void> => waitUntilIdle(ms);

/** Clicks, and waits for everything that follows. */
export const click = async (element: Element): Promise<void> => {
  await userEvent.click(element);
  await waitForUpdates(10);
};

export const tidy = (): void => {
  cleanup();
  for (const item of toasts.read()) dismissToast(item.id);
  storeSentCode(null);
  Object.assign(draft, { email: '', phone: '', googleProblem: null, signedOut: false });
};
export { screen };

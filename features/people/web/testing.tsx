import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { SessionProvider, type Offers, type SessionView } from '#kit/web/session.tsx';
import { waitUntilIdle } from '#kit/web/store/wait-until-idle.testing.ts';
import { dismissToast, toasts } from '#kit/web/ui/toast.ts';
import { LanguageProvider, type Language } from '#kit/web/words.tsx';
import { draft } from './draft.ts';

export const someone: SessionView = {
  userId: '019a0000-0000-7000-8000-000000000001',
  email: 'wanjiku@example.com',
  emailVerified: false,
  name: '',
  role: 'farmer',
  language: 'en',
  sessionId: '019a0000-0000-7000-8000-000000000002',
};

type Answer = { status?: number; body: unknown } | 'no network' | Promise<never>;
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: any;
}

/** Fakes the server: returns the requests made, and gives an answer for each path. */
export const fakeServer = (
  answers: Readonly<Record<string, Answer | ((asked: Asked) => Answer)>>,
): Asked[] => {
  const asked: Asked[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const one = {
      method: init.method ?? 'GET',
      path,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    };
    asked.push(one);
    const found = answers[path];
    const answer = await (typeof found === 'function' ? found(one) : found);
    if (!answer || answer === 'no network') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
  return asked;
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
  readonly offers?: Offers | null;
  /** The server's answer when it is asked again who is signed in. */
  readonly refresh?: () => Promise<SessionView | null>;
}

export interface TestServer {
  readonly path: () => string;
  readonly replaced: () => boolean;
  readonly session: () => SessionView | null;
  readonly refreshes: () => number;
}

const hidden: Offers = { google: { available: false, reason: 'people.google_off' }, supportUrl: null };
const noNews = async (): Promise<null> => null;

/** Renders one screen in a small app: URL, session and language are real, only the server is fake. */
export const open = (
  element: ReactNode,
  {
    at = '/auth',
    language = 'en',
    session = null,
    loading = false,
    offers = hidden,
    refresh = noNews,
  }: Setting = {},
): TestServer => {
  history.replaceState(null, '', at);
  const path = at.split(/[?#]/)[0]!;
  const before = history.length;
  let who: SessionView | null = session;
  let refreshes = 0;
  let address = path;
  const App = () => {
    const [current, setCurrent] = useState(session);
    const [here] = useLocation();
    address = here;
    const control = {
      loading,
      session: current,
      offers,
      changed: (next: SessionView | null) => {
        who = next;
        setCurrent(next);
      },
      refresh: async () => {
        refreshes += 1;
        const next = await refresh();
        who = next;
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
    session: () => who,
    refreshes: () => refreshes,
  };
};

export const toastTexts = (): string[] => toasts.read().map((item) => item.text);
export const pageText = (): string => document.body.textContent ?? '';
export const settle = (ms = 0): Promise<void> => waitUntilIdle(ms);

/** Clicks, and waits for everything that follows. */
export const click = async (element: Element): Promise<void> => {
  await userEvent.click(element);
  await settle(10);
};

export const tidy = (): void => {
  cleanup();
  for (const item of toasts.read()) dismissToast(item.id);
  Object.assign(draft, { email: '', googleProblem: null, signedOut: false });
};
export { screen };

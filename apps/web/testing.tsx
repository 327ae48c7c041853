import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { newId } from '#kit/pure/ids.ts';
import type { Outcome } from '#kit/sync/exchange.ts';
import { openDisk } from '#kit/web/store/disk.ts';
import { createStore } from '#kit/web/store/store.ts';
import type { Store } from '#kit/web/store/store.ts';
import type { Transport } from '#kit/web/store/transport.ts';
import { waitUntilIdle } from '#kit/web/store/wait-until-idle.testing.ts';
import { dismissToast, toasts } from '#kit/web/ui/toast.ts';
import { web } from './compose.ts';
import { Root } from './Root.tsx';
import { writeCachedSession } from './session/cached-session.ts';
import type { CachedSession } from './session/cached-session.ts';

export const wanjiku = {
  userId: '019a0000-0000-7000-8000-000000000001',
  email: 'wanjiku@example.com',
  emailVerified: true,
  name: 'Wanjiku',
  role: 'farmer',
  language: 'en',
} as const;

export const freeEntitlements = { tier: 'free', until: null, fieldLimit: 1, scanLimit: 15 } as const;

export const cachedSessionOf = (more: Partial<CachedSession> = {}): CachedSession => ({
  session: wanjiku,
  entitlements: freeEntitlements,
  proof: null,
  google: { available: false, reason: 'people.google_off' },
  supportUrl: null,
  version: '0.1.0',
  serverTime: '2026-11-21T08:00:00.000Z',
  ...more,
});

type Reply = { readonly status?: number; readonly body: unknown } | 'no network' | 'no answer';

/** Fakes the server with replies by path and returns the requested paths. Other paths are unreachable. */
export const fakeServer = (replies: Readonly<Record<string, () => Reply>>): string[] => {
  const requestedPaths: string[] = [];
  globalThis.fetch = (async (url: string) => {
    const path = url.split('?')[0] ?? '';
    requestedPaths.push(path);
    const reply = replies[path]?.() ?? 'no network';
    if (reply === 'no answer') return new Promise(() => {});
    if (reply === 'no network') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 });
  }) as typeof fetch;
  return requestedPaths;
};

type Refusal = { readonly code: string } | null;

/**
 * The sync server: accepts every command, unless `refuse` names a reason. It returns no rows, so an accepted
 * command stays as the phone shows it.
 */
export const acceptingTransport = (refuse: (name: string) => Refusal = () => null): Transport => {
  let seq = 0;
  const outcomeOf = ({ id, name }: { readonly id: string; readonly name: string }): Outcome => {
    const no = refuse(name);
    seq += 1;
    return no ? { id, result: 'refused', code: no.code } : { id, result: 'applied', seq };
  };
  return {
    exchange: async ({ commands, cursor }) => {
      seq = Math.max(seq, cursor);
      const outcomes = commands.map(outcomeOf);
      return {
        ok: true,
        value: {
          outcomes,
          changes: { rows: [], cursor, head: cursor, more: false, restart: false },
          serverTime: new Date().toISOString(),
        },
      };
    },
    getUploadStatus: async () => ({ ok: false, code: 'network.unreachable' }),
    uploadPart: async () => ({ ok: false, code: 'network.unreachable' }),
  };
};

export const unreachableTransport: Transport = {
  exchange: async () => ({ ok: false, code: 'network.unreachable' }),
  getUploadStatus: async () => ({ ok: false, code: 'network.unreachable' }),
  uploadPart: async () => ({ ok: false, code: 'network.unreachable' }),
};

let opened: Store | null = null;

interface Setting {
  readonly at?: string;
  /** What the phone stored at the last start; null on a phone that never signed in. */
  readonly cachedSession?: CachedSession | null;
  readonly language?: 'en' | 'sw' | null;
  readonly transport?: Transport;
  readonly isOnline?: () => boolean;
  readonly server?: Readonly<Record<string, () => Reply>>;
}

/** The whole app in happy-dom, on a real store in a fresh IndexedDB; only the server is a fake. */
export const openApp = async ({
  at = '/',
  cachedSession = null,
  language = 'en',
  transport = acceptingTransport(),
  isOnline = () => true,
  server = {},
}: Setting = {}) => {
  history.replaceState(null, '', at);
  if (language) localStorage.setItem('language', language);
  writeCachedSession(cachedSession);
  const requestedPaths = fakeServer(server);
  const disk = await openDisk(`app-${newId()}`);
  if (!disk.ok) throw new Error(disk.code);
  const store = await createStore({
    disk: disk.value,
    projections: web.projections,
    mirrors: web.mirrors,
    guestCommands: web.guestCommands,
    transport,
    isOnline,
  });
  if (cachedSession?.session) await store.signIn(cachedSession.session.userId);
  opened = store;
  const before = history.length;
  render(<Root store={store} />);
  return { store, asked: requestedPaths, pushed: () => history.length - before };
};

export const waitForUpdates = (ms = 0): Promise<void> => waitUntilIdle(ms);
export const toastTexts = (): string[] => toasts.read().map((item) => item.text);

export const closeApp = (): void => {
  cleanup();
  opened?.close();
  opened = null;
  for (const item of toasts.read()) dismissToast(item.id);
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.className = '';
};

/** The app shell's header, not the header of the current screen. */
export const topBar = (): HTMLElement => document.querySelector('header')!;
export { screen, waitFor };

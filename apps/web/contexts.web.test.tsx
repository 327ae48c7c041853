import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { type SessionControl, useSession } from '#kit/web/session.tsx';
import { openDisk } from '#kit/web/store/disk.ts';
import { StoreProvider } from '#kit/web/store/hooks.ts';
import { createStore } from '#kit/web/store/store.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { web } from './compose.ts';
import { InstallProvider, useInstallContext } from './install/install-context.tsx';
import { LanguageBridge } from './LanguageBridge.tsx';
import { writeCachedSession } from './session/cached-session.ts';
import { SessionGate } from './session/SessionGate.tsx';
import {
  closeApp,
  fakeServer,
  freeEntitlements,
  cachedSessionOf,
  waitForUpdates,
  acceptingTransport,
  wanjiku,
} from './testing.tsx';

afterEach(closeApp);

/** Contexts whose value changes while the app runs. */
const changing = [
  'apps/web/install/install-context.tsx',
  'kit/web/session.tsx',
  'kit/web/subscription.tsx',
  'kit/web/words.tsx',
];
/** Contexts whose value is a constant of a module, or made once before the first paint. */
const constant = [
  'features/fields/web/field-slots.tsx',
  'features/fields/web/field/scene-head.ts',
  'features/scanner/web/result/result-slots.tsx',
  'kit/web/store/hooks.ts',
];

const filesOf = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${room}/${file.replace(/\\/g, '/')}`,
  );
const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
const providers = (): string[] =>
  ['apps', 'kit', 'features']
    .flatMap(filesOf)
    .filter((file) => isSource(file) && /createContext[<(]/.test(readFileSync(file, 'utf8')));

test('every context of the app is covered here', () => {
  expect(providers().sort()).toEqual([...changing, ...constant].sort());
});

const names = ['session', 'subscription', 'language', 'install'] as const;
const seen: Record<(typeof names)[number], unknown>[] = [];
let control: SessionControl;
const Probe = () => {
  control = useSession();
  const [subscription, language, install] = [useSubscriptionContext(), useLanguage(), useInstallContext()];
  seen.push({ session: control, subscription, language, install });
  return null;
};

const openProviders = async (): Promise<{ readonly asked: readonly string[]; again(): void }> => {
  seen.length = 0;
  writeCachedSession(cachedSessionOf());
  let seconds = 0;
  // Every answer is a new object with a new time and the same content.
  const answer = () => {
    const serverTime = new Date(Date.UTC(2026, 10, 21, 8, 0, (seconds += 1))).toISOString();
    return {
      body: {
        ...cachedSessionOf({ session: { ...wanjiku }, entitlements: { ...freeEntitlements }, serverTime }),
        changes: null,
      },
    };
  };
  const asked = fakeServer({ '/api/start': answer });
  const disk = await openDisk(`app-${newId()}`);
  if (!disk.ok) throw new Error(disk.code);
  const store = await createStore({
    disk: disk.value,
    projections: web.projections,
    mirrors: [],
    transport: acceptingTransport(),
    isOnline: () => true,
  });
  await store.signIn(wanjiku.userId);
  const app = () => (
    <StoreProvider store={store}>
      <SessionGate>
        <LanguageBridge>
          <InstallProvider>
            <Probe />
          </InstallProvider>
        </LanguageBridge>
      </SessionGate>
    </StoreProvider>
  );
  const { rerender } = render(app());
  await waitForUpdates(50);
  return { asked, again: () => rerender(app()) };
};

test('every context value stays the same object when the server repeats the same content', async () => {
  const { asked, again } = await openProviders();
  const before = seen[seen.length - 1]!;
  const refresh = control.refresh;
  const starts = (): number => asked.filter((path) => path === '/api/start').length;
  const startsBefore = starts();
  await control.refresh();
  await waitForUpdates(50);
  again();
  await waitForUpdates(50);
  expect(starts()).toBe(startsBefore + 1);
  const after = seen[seen.length - 1]!;
  for (const key of names) expect(after[key] === before[key], key).toBe(true);
  expect(control.refresh).toBe(refresh);
});

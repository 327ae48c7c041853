import { act } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { StoreProvider } from '#kit/web/store/hooks.ts';
import type { Store } from '#kit/web/store/store.ts';
import { draft } from './draft.ts';
import { SessionRenewal } from './session-renewal.ts';
import { SignOut } from './SignOut.tsx';
import {
  click,
  fakeServer,
  open,
  refusal,
  screen,
  waitForUpdates,
  testSession,
  tidy,
  toastTexts,
} from './testing.tsx';

afterEach(() => {
  tidy();
  done.length = 0;
});

interface Unsent {
  readonly waiting?: number;
  readonly refused?: number;
  readonly photosWaiting?: number;
  readonly photosRefused?: number;
  readonly isStorageFull?: boolean;
}
const done: string[] = [];

/** The dialog reads only the store's unsent items. */
const holding = ({
  waiting = 0,
  refused = 0,
  photosWaiting = 0,
  photosRefused = 0,
  isStorageFull = false,
}: Unsent): Store => {
  const photos = [...Array.from({ length: photosRefused }, () => ({ state: 'refused' })), { state: 'sent' }];
  const snapshot = { status: { waiting, sending: 0, refused, photosWaiting }, photos };
  return {
    subscribe: () => () => {},
    snapshot: () => snapshot,
    sendNow: () => void done.push('send now'),
    discardUnsent: async () => {
      done.push('discard');
      return isStorageFull ? { ok: false, code: 'store.full' } : { ok: true, value: undefined };
    },
  } as unknown as Store;
};
const show = (unsent: Unsent = {}, session: typeof testSession | null = testSession) =>
  open(
    <StoreProvider store={holding(unsent)}>
      <SignOut />
    </StoreProvider>,
    { at: '/more', session },
  );
const press = async (name: string): Promise<void> =>
  click((await screen.findAllByRole('button', { name })).slice(-1)[0]!);
const ask = async (): Promise<void> => {
  await press('Sign out');
  await screen.findByRole('alertdialog');
};
const confirm = (): Promise<void> => press('Sign out');

describe('signing out', () => {
  test('ACC-30 ends the session and opens /auth', async () => {
    const asked = fakeServer({ '/api/auth/sign-out': { body: { signedOut: true } } });
    const server = show();
    draft.email = testSession.email;
    draft.phone = '0712 345 678';
    await ask();
    expect(asked).toEqual([]);
    await confirm();
    expect(asked.map((one) => one.path)).toEqual(['/api/auth/sign-out']);
    expect([server.session(), server.path(), draft]).toEqual([
      null,
      '/auth',
      { email: '', phone: '', googleProblem: null, signedOut: true, returnTo: null },
    ]);
    expect(done).toEqual([]);
  });

  test('ACC-30 a failure shows "Failed to sign out" with the reason and changes nothing', async () => {
    for (const [answer, why] of [
      ['no network', /connection/i],
      [refusal('server.fault', 500), /our side/i],
    ] as const) {
      fakeServer({ '/api/auth/sign-out': answer });
      const server = show();
      await ask();
      await confirm();
      const [said = ''] = toastTexts();
      expect(said).toMatch(/^Failed to sign out\. /);
      expect(said.slice(20)).toMatch(why);
      expect([server.session(), server.path()]).toEqual([testSession, '/more']);
      tidy();
    }
  });

  test.each([
    [
      { waiting: 3 },
      '3 changes aren’t sent yet. They stay on this phone, locked to your account. We send them when you sign in again.',
    ],
    [
      { waiting: 1, photosWaiting: 2 },
      '1 change isn’t sent yet. It stays on this phone, locked to your account. We send it when you sign in again.',
    ],
    [
      { photosWaiting: 2 },
      '2 changes aren’t sent yet. They stay on this phone, locked to your account. We send them when you sign in again.',
    ],
    [
      { refused: 1 },
      '1 change wasn’t accepted. It stays on this phone, locked to your account, until you decide.',
    ],
    [
      { photosRefused: 1 },
      '1 change wasn’t accepted. It stays on this phone, locked to your account, until you decide.',
    ],
    [
      { refused: 1, photosRefused: 2 },
      '3 changes weren’t accepted. They stay on this phone, locked to your account, until you decide.',
    ],
    [{}, 'Everything is sent.'],
  ])(
    'unsent items are named first, with a note that they stay on this phone: %o',
    async (unsent, sentence) => {
      show(unsent);
      await ask();
      expect(screen.getByText(sentence)).toBeTruthy();
      expect(
        screen.getByText(
          'We remove your farm from this phone. It comes back when you sign in again. We delete unfinished forms.',
        ),
      ).toBeTruthy();
    },
  );

  test('with unsent items a farmer can stay and send them first', async () => {
    const asked = fakeServer({});
    const server = show({ waiting: 2 });
    await ask();
    await press('Stay and send first');
    expect([asked, done, server.path(), server.session()]).toEqual([
      [],
      ['send now'],
      '/outbox',
      testSession,
    ]);
  });

  test('a failure to discard is shown after signing out', async () => {
    fakeServer({ '/api/auth/sign-out': { body: { signedOut: true } } });
    const server = show({ waiting: 2, isStorageFull: true });
    await ask();
    await press('Discard and sign out');
    await press('Discard and sign out');
    expect([done, server.path(), toastTexts()]).toEqual([
      ['discard'],
      '/auth',
      [
        'You’re signed out, but we couldn’t discard your unsent work. It stays on this phone, locked to your account.',
      ],
    ]);
  });

  test('with unsent items a farmer can sign out and leave them on the phone', async () => {
    fakeServer({ '/api/auth/sign-out': { body: { signedOut: true } } });
    const server = show({ waiting: 2 });
    await ask();
    await confirm();
    expect([done, server.session(), server.path()]).toEqual([[], null, '/auth']);
  });

  test('unsent items are discarded only after a second confirmation and a successful sign-out', async () => {
    fakeServer({ '/api/auth/sign-out': 'no network' });
    const server = show({ waiting: 2, refused: 1 });
    await ask();
    await press('Discard and sign out');
    expect(screen.getByRole('alertdialog', { name: 'Discard 3 changes?' })).toBeTruthy();
    await press('Discard and sign out');
    expect([done, server.session()]).toEqual([[], testSession]);
    fakeServer({ '/api/auth/sign-out': { body: { signedOut: true } } });
    await ask();
    await press('Discard and sign out');
    await press('Discard and sign out');
    expect([done, server.session(), server.path()]).toEqual([['discard'], null, '/auth']);
  });

  test('ACC-32 without a session it says that nobody is signed in', async () => {
    const asked = fakeServer({});
    show({}, null);
    await ask();
    await confirm();
    expect(toastTexts()).toEqual(['User not authenticated']);
    expect(asked).toEqual([]);
  });
});

describe('renewing the session', () => {
  const online = (): Promise<void> =>
    act(async () => {
      window.dispatchEvent(new Event('online'));
      await Promise.resolve();
    });

  test('ACC-31 a refused refresh is reported and reloads the session; offline it is silent; it succeeds once a day', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T08:00:00Z'));
    fakeServer({ '/api/auth/refresh': 'no network' });
    const server = open(<SessionRenewal />, { at: '/more', session: testSession });
    await waitForUpdates();
    expect([toastTexts(), server.refreshes()]).toEqual([[], 0]);

    const asked = fakeServer({
      '/api/auth/refresh': { body: { session: testSession, expiresAt: '2027-02-19T08:00:00.000Z' } },
    });
    await online();
    await waitForUpdates();
    await online();
    await waitForUpdates();
    expect(asked).toHaveLength(1);

    clock.mockReturnValue(Date.parse('2026-11-22T09:00:00Z'));
    fakeServer({ '/api/auth/refresh': refusal('session.missing', 401) });
    await online();
    await waitForUpdates();
    expect(toastTexts()).toEqual(['Failed to refresh session']);
    expect(server.refreshes()).toBe(1);
    clock.mockRestore();
  });

  test('sends no request when signed out', async () => {
    const asked = fakeServer({});
    open(<SessionRenewal />, { at: '/more' });
    await online();
    expect(asked).toEqual([]);
  });
});

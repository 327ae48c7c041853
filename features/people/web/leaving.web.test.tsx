import { act } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { recentLocations } from '#kit/web/place/recent-locations.ts';
import { StoreProvider } from '#kit/web/store/hooks.ts';
import type { Store } from '#kit/web/store/store.ts';
import { draft } from './draft.ts';
import { SessionKeeper } from './session-keeper.ts';
import { SignOut } from './SignOut.tsx';
import { click, fakeServer, open, refusal, screen, settle, someone, tidy, toastTexts } from './testing.tsx';

afterEach(tidy);

/** A store of which this screen reads only how much waits. */
const holding = (waiting: number): Store => {
  const snapshot = { status: { waiting, sending: 0 } };
  return { subscribe: () => () => {}, snapshot: () => snapshot } as unknown as Store;
};
const show = (waiting: number, session: typeof someone | null = someone) =>
  open(<StoreProvider store={holding(waiting)}><SignOut /></StoreProvider>, { at: '/more', session });
const tap = async (): Promise<void> => click(screen.getAllByRole('button', { name: 'Sign out' }).at(-1)!);

describe('signing out', () => {
  test('ACC-30 ends the session and leads to /auth', async () => {
    const asked = fakeServer({ '/api/auth/sign-out': { body: { signedOut: true } } });
    const house = show(0);
    await tap();
    expect(asked).toEqual([]);
    await tap();
    expect(asked.map((one) => one.path)).toEqual(['/api/auth/sign-out']);
    expect([house.session(), house.path(), draft.signedOut]).toEqual([null, '/auth', true]);
  });

  test('where the farmer was and what she looked for does not stay for the next user of the phone', async () => {
    fakeServer({ '/api/auth/sign-out': { body: { signedOut: true } } });
    for (const key of ['last_location', 'recentLocations']) localStorage.setItem(key, '[{"name":"Bahati","lat":-0.15,"lng":36.15}]');
    show(0);
    await tap();
    expect(recentLocations()).toHaveLength(1);
    await tap();
    expect([recentLocations(), localStorage.getItem('last_location')]).toEqual([[], null]);
  });

  test('ACC-30 a failure says "Failed to sign out", and why, and leaves everything as it is', async () => {
    for (const [answer, why] of [['no network', /connection/i], [refusal('server.fault', 500), /our side/i]] as const) {
      fakeServer({ '/api/auth/sign-out': answer });
      const house = show(0);
      await tap();
      await tap();
      const [said = ''] = toastTexts();
      expect(said).toMatch(/^Failed to sign out\. /);
      expect(said.slice(20)).toMatch(why);
      expect([house.session(), house.path()]).toEqual([someone, '/more']);
      tidy();
    }
  });

  test('what is not sent yet is named, and that it stays on this phone', async () => {
    show(3);
    await tap();
    expect(screen.getByText('3 things are not sent yet. They stay on this phone and are sent after you sign in again.')).toBeTruthy();
    tidy();
    show(1);
    await tap();
    expect(screen.getByText('1 thing is not sent yet. It stays on this phone and is sent after you sign in again.')).toBeTruthy();
  });

  test('ACC-32 without a session it says that nobody is signed in', async () => {
    const asked = fakeServer({});
    show(0, null);
    await tap();
    await tap();
    expect(toastTexts()).toEqual(['User not authenticated']);
    expect(asked).toEqual([]);
  });
});

describe('keeping the session', () => {
  const online = (): Promise<void> => act(async () => { window.dispatchEvent(new Event('online')); await Promise.resolve(); });

  test('ACC-31 a refused refresh says so and asks who is here; no network says nothing; success is once a day', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T08:00:00Z'));
    fakeServer({ '/api/auth/refresh': 'no network' });
    const house = open(<SessionKeeper />, { at: '/more', session: someone });
    await settle();
    expect([toastTexts(), house.refreshes()]).toEqual([[], 0]);

    const asked = fakeServer({ '/api/auth/refresh': { body: { session: someone, expiresAt: '2027-02-19T08:00:00.000Z' } } });
    await online();
    await settle();
    await online();
    await settle();
    expect(asked).toHaveLength(1);

    clock.mockReturnValue(Date.parse('2026-11-22T09:00:00Z'));
    fakeServer({ '/api/auth/refresh': refusal('session.missing', 401) });
    await online();
    await settle();
    expect(toastTexts()).toEqual(['Failed to refresh session']);
    expect(house.refreshes()).toBe(1);
    clock.mockRestore();
  });

  test('nobody signed in: nothing is asked', async () => {
    const asked = fakeServer({});
    open(<SessionKeeper />, { at: '/more' });
    await online();
    expect(asked).toEqual([]);
  });
});

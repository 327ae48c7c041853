import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callbackResult, readCallbackQuery } from './callback-result.ts';
import { CallbackScreen } from './CallbackScreen.tsx';
import { draft, storeReturnPath } from './draft.ts';
import { recoveryToken } from './recovery.ts';
import { ResetScreen } from './ResetScreen.tsx';
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

afterEach(tidy);

describe('/auth/callback', () => {
  test('ACC-21 shows "Completing sign-in..." and "Redirecting...", then the welcome and /dashboard, replacing history', async () => {
    let answer!: (session: typeof testSession) => void;
    const server = open(<CallbackScreen />, {
      at: '/auth/callback',
      refresh: () =>
        new Promise((done) => {
          answer = done;
        }),
    });
    expect(screen.getByRole('status').textContent).toBe('Completing sign-in...');
    answer(testSession);
    await waitForUpdates(50);
    expect(screen.getByRole('status').textContent).toBe('Redirecting...');
    await waitForUpdates(350);
    expect(toastTexts()).toEqual(['Welcome to Mavuno!']);
    expect([server.path(), server.replaced()]).toEqual(['/dashboard', true]);
  });

  test('the return from Google leads to the screen that needed the account, once', async () => {
    draft.returnTo = '/market';
    storeReturnPath();
    // Google's page replaced this one: only the stored path is left.
    draft.returnTo = null;
    for (const path of ['/market', '/dashboard']) {
      const server = open(<CallbackScreen />, { at: '/auth/callback', refresh: async () => testSession });
      await waitForUpdates(400);
      expect(server.path()).toBe(path);
      tidy();
    }
  });

  test('ACC-21 without a session it shows the error and opens /auth, replacing history', async () => {
    const server = open(<CallbackScreen />, { at: '/auth/callback?error=access_denied' });
    await waitForUpdates(350);
    expect(toastTexts()).toEqual(['Authentication failed. Please try again.']);
    expect([server.path(), server.replaced()]).toEqual(['/auth', true]);
    expect(draft.googleProblem).toBe('access_denied');
  });

  describe('with a timeout', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('ACC-22 with no answer it gives up after 15 seconds, not before', async () => {
      const server = open(<CallbackScreen />, { at: '/auth/callback', refresh: () => new Promise(() => {}) });
      await act(() => vi.advanceTimersByTimeAsync(14_900));
      expect(server.path()).toBe('/auth/callback');
      await act(() => vi.advanceTimersByTimeAsync(500));
      expect(server.path()).toBe('/auth');
      expect(toastTexts()).toEqual(['Authentication check failed']);
    });
  });

  test('ACC-32, X-06: when the session cannot be checked it says so, and not that the sign-in failed', async () => {
    const server = open(<CallbackScreen />, {
      at: '/auth/callback',
      refresh: () => Promise.reject(new Error('no answer')),
    });
    await waitForUpdates(350);
    expect(toastTexts()).toEqual(['Authentication check failed']);
    expect([server.path(), server.replaced()]).toEqual(['/auth', true]);
  });

  test('a mail link opens its page when signed in, and /auth when signed out', () => {
    const confirmed = readCallbackQuery('?email=confirmed&next=/fields');
    expect(callbackResult(confirmed, testSession)).toEqual({ to: '/fields', toast: 'confirmed', good: true });
    expect(callbackResult(confirmed, null)).toEqual({ to: '/auth', toast: 'confirmedSignIn', good: true });
    expect(callbackResult(readCallbackQuery('?error=people.token_invalid'), testSession)).toEqual({
      to: '/dashboard',
      toast: 'linkDead',
      good: false,
    });
    expect(callbackResult(readCallbackQuery('?error=x'), testSession).to).toBe('/auth');
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'a redirect outside the app is ignored: %j',
    (next) => {
      expect(readCallbackQuery(`?email=confirmed&next=${encodeURIComponent(next)}`).next).toBe('/dashboard');
    },
  );
});

const reset = '/auth/reset-password';
const typed = async (label: string, value: string): Promise<void> =>
  userEvent.type(screen.getByLabelText(label), value);

describe('requesting a reset link', () => {
  test('ACC-23 DAT-03 the e-mail is required, and the request names {origin}/auth/reset-password', async () => {
    const asked = fakeServer({ '/api/auth/request-reset': { body: { sent: true } } });
    open(<ResetScreen />, { at: reset });
    const send = screen.getByRole('button', { name: 'Send reset link' }) as HTMLButtonElement;
    expect([(screen.getByLabelText('Email') as HTMLInputElement).required, send.disabled]).toEqual([
      true,
      true,
    ]);
    await typed('Email', 'wanjiku@example.com');
    await click(send);
    expect(asked[0]!.body).toEqual({
      email: 'wanjiku@example.com',
      redirect: `${location.origin}/auth/reset-password`,
      language: 'en',
    });
  });

  test('ACC-27 "Email Sent!" is shown with a link back', async () => {
    fakeServer({ '/api/auth/request-reset': { body: { sent: true } } });
    const server = open(<ResetScreen />, { at: reset });
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/auth');
    expect(screen.getByRole('link', { name: 'Back to Sign In' }).getAttribute('href')).toBe('/auth');
    await typed('Email', 'wanjiku@example.com');
    await click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(screen.getByText('Email Sent!')).toBeTruthy();
    await click(screen.getByRole('link', { name: 'Back to Sign In' }));
    expect(server.path()).toBe('/auth');
  });

  test("ACC-29 shows the server's message when there is one, otherwise the screen's own", async () => {
    fakeServer({ '/api/auth/request-reset': refusal('request.too_many', 429) });
    open(<ResetScreen />, { at: reset });
    await typed('Email', 'wanjiku@example.com');
    await click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(
      screen.getByText('You’ve tried too often in a short time. Wait a minute, then try again.'),
    ).toBeTruthy();
    fakeServer({ '/api/auth/request-reset': refusal('server.fault', 500) });
    await click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(screen.getByText('Failed to send password reset email')).toBeTruthy();
  });

  test('ACC-10 "Create account" is beside "Reset password" and creates an account', async () => {
    const asked = fakeServer({ '/api/auth/sign-up': { body: { session: testSession, mailSent: true } } });
    const server = open(<ResetScreen />, { at: reset });
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement!.textContent)).toEqual([
      'Create account',
      'Reset password',
    ]);
    await click(screen.getByRole('radio', { name: 'Create account' }));
    await typed('Email', 'wanjiku@example.com');
    await typed('Password', 'mahindi matamu');
    await click(screen.getByRole('button', { name: 'Create account' }));
    expect(asked[0]!.body).toMatchObject({ email: 'wanjiku@example.com', redirect: '/dashboard' });
    expect(toastTexts()).toEqual(['Welcome', 'Check your email to finish setting up your account.']);
    expect(server.path()).toBe('/dashboard');
  });

  test('ACC-10 arriving from "Create one" opens the account form', () => {
    open(<></>, { at: reset });
    tidy();
    const keep = history.replaceState.bind(history);
    const spy = vi
      .spyOn(history, 'replaceState')
      .mockImplementation((_state, title, url) => keep({ want: 'account' }, title, url));
    open(<ResetScreen />, { at: reset });
    spy.mockRestore();
    expect((screen.getByRole('radio', { name: 'Create account' }) as HTMLInputElement).checked).toBe(true);
  });
});

describe('choosing a new password', () => {
  const at = `${reset}#access_token=ticket&type=recovery`;
  const update = () => screen.getByRole('button', { name: 'Update password' }) as HTMLButtonElement;

  test('ACC-24 only an access token with type recovery opens the form, and both fields have a toggle', () => {
    expect(recoveryToken({ hash: '#access_token=a&type=recovery', search: '' })).toBe('a');
    expect(recoveryToken({ hash: '', search: '?access_token=b&type=recovery' })).toBe('b');
    expect(recoveryToken({ hash: '#access_token=a', search: '' })).toBeNull();
    expect(recoveryToken({ hash: '#type=recovery', search: '?access_token=a' })).toBeNull();
    open(<ResetScreen />, { at });
    expect(screen.getByLabelText('New password')).toBeTruthy();
    expect(screen.getByLabelText('New password again')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
  });

  test('ACC-24 opening the link in the tab that requested it also shows the form', async () => {
    open(<ResetScreen />, { at: reset });
    expect(screen.queryByLabelText('New password')).toBeNull();
    location.hash = '#access_token=ticket&type=recovery';
    await waitForUpdates(20);
    expect(screen.getByLabelText('New password')).toBeTruthy();
  });

  test.each([
    ['12345', 'Password must be at least 6 characters long'],
    ['1234567', 'Use at least 8 characters'],
  ])('ACC-25 ACC-26 %s shows "%s" and sends nothing', async (short, sentence) => {
    const asked = fakeServer({});
    open(<ResetScreen />, { at });
    await typed('New password', short);
    await typed('New password again', short);
    await click(update());
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    expect(asked).toEqual([]);
  });

  test('ACC-25 while the two passwords differ it says so and cannot be submitted', async () => {
    open(<ResetScreen />, { at });
    expect(update().disabled).toBe(true);
    await typed('New password', 'kahawa na chai');
    await typed('New password again', 'kahawa na cha');
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    expect(update().disabled).toBe(true);
    await typed('New password again', 'i');
    expect(screen.queryByText('Passwords do not match')).toBeNull();
    expect(update().disabled).toBe(false);
  });

  const save = async (): Promise<void> => {
    fireEvent.input(screen.getByLabelText('New password'), { target: { value: 'kahawa na chai' } });
    fireEvent.input(screen.getByLabelText('New password again'), { target: { value: 'kahawa na chai' } });
    fireEvent.click(update());
    await act(() => vi.advanceTimersByTimeAsync(10));
  };

  describe('with fake timers', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('ACC-27 ACC-28 shows "Password Updated!" and opens /auth after 3 seconds', async () => {
      const asked = fakeServer({ '/api/auth/reset': { body: { updated: true } } });
      const server = open(<ResetScreen />, { at });
      await save();
      expect(asked[0]!.body).toEqual({ token: 'ticket', password: 'kahawa na chai' });
      expect(screen.getByText('Password Updated!')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Back to Sign In' })).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(2900));
      expect(server.path()).toBe(reset);
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(server.path()).toBe('/auth');
    });

    test("ACC-29 an expired link says so; a server error shows the screen's own message", async () => {
      fakeServer({ '/api/auth/reset': refusal('people.token_invalid', 410) });
      open(<ResetScreen />, { at });
      await save();
      expect(screen.getByText('This link no longer works. Ask for a new one.')).toBeTruthy();
      fakeServer({ '/api/auth/reset': refusal('server.fault', 500) });
      await save();
      expect(screen.getByText('Failed to update password')).toBeTruthy();
    });
  });
});

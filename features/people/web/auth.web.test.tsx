import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AuthScreen } from './AuthScreen.tsx';
import { draft } from './draft.ts';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import {
  click,
  fakeServer,
  open,
  pageText,
  refusal,
  screen,
  waitForUpdates,
  testSession,
  tidy,
  toastTexts,
} from './testing.tsx';

afterEach(tidy);

const email = () => screen.getByLabelText('Email') as HTMLInputElement;
const password = () => screen.getByLabelText('Password') as HTMLInputElement;
const button = () => screen.getByRole('button', { name: 'Sign In' }) as HTMLButtonElement;
const fill = async (address = 'wanjiku@example.com', secret = 'mahindi matamu'): Promise<void> => {
  await userEvent.type(email(), address);
  await userEvent.type(password(), secret);
};
const signIn = async (address?: string, secret?: string): Promise<void> => {
  await fill(address, secret);
  await click(button());
};

describe('the /auth screen', () => {
  test('ACC-08 shows logo, tagline, six items, three tiles, Google, divider, e-mail, password with toggle, Sign In', async () => {
    open(<AuthScreen />, { offers: { google: { available: true }, supportUrl: null } });
    expect(screen.getByText('Mavuno')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Is your crop sick?' })).toBeTruthy();
    const lists = screen.getAllByRole('list');
    expect(lists.map((list) => list.children.length)).toEqual([3, 6]);
    expect([...lists[1]!.querySelectorAll('li > span:first-child')].map((item) => item.textContent)).toEqual([
      'Farm planning',
      'Satellite intelligence',
      'Instant crop disease detection with AI',
      'Real-time weather and market insights',
      'Personalised recommendations',
      'Farmer community',
    ]);
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
    expect(screen.getByText('Or continue with email')).toBeTruthy();
    expect(email().type).toBe('email');
    expect(password().type).toBe('password');
    await click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    expect(button()).toBeTruthy();
  });

  test('only a server with a sample village offers it, in a page of its own', async () => {
    open(<AuthScreen />, { offers: { google: { available: false }, supportUrl: null } });
    expect(screen.queryByRole('button', { name: 'Look around the sample village' })).toBeNull();
    tidy();
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    open(<AuthScreen />, { offers: { google: { available: false }, supportUrl: null, village: true } });
    await click(screen.getByRole('button', { name: 'Look around the sample village' }));
    expect(assign).toHaveBeenCalledWith('/api/village?language=en');
    assign.mockRestore();
  });

  test('ACC-08 all six items are listed, without a “coming soon” label', () => {
    open(<AuthScreen />);
    expect([...screen.getAllByRole('list')[1]!.children].map((item) => item.textContent)).toEqual([
      'Farm planning',
      'Satellite intelligence',
      'Instant crop disease detection with AI',
      'Real-time weather and market insights',
      'Personalised recommendations',
      'Farmer community',
    ]);
  });

  test('ACC-09 the accuracy tile shows the measured figure with its date and a link to the method, or no figure', async () => {
    open(<AuthScreen />);
    expect(pageText()).not.toMatch(/\d+ of 100|%|percent/);
    tidy();
    open(
      <AuthScreen
        readAccuracy={async () => ({
          crops: [
            { crop: 'bean', right: 97, photos: 133 },
            { crop: 'maize', right: 75, photos: 40 },
          ],
          day: '2026-11-21',
          href: '/method',
        })}
      />,
    );
    await waitForUpdates();
    expect(screen.getByText('97 of 100')).toBeTruthy();
    expect(
      screen.getByText(
        'bean photos from the field named correctly (maize 75). Measured 21 Nov 2026 on 173 photos not used in training.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'How this was measured' }).getAttribute('href')).toBe('/method');
    expect(pageText()).not.toMatch(/99|boost/i);
  });

  test('ACC-10 the link to create an account opens /auth/reset-password with the account form requested', async () => {
    const server = open(<AuthScreen />);
    await click(screen.getByRole('link', { name: "Don't have an account? Create one" }));
    expect(server.path()).toBe('/auth/reset-password');
    expect(history.state).toEqual({ want: 'account' });
  });

  test('ACC-11 while the session loads, a loading message shows and nothing can be submitted', async () => {
    open(<AuthScreen />, { loading: true, offers: null });
    expect(screen.getByRole('status').textContent).toBe('Loading Mavuno...');
    expect(screen.queryByRole('textbox')).toBeNull();
    tidy();
    open(<AuthScreen />, { loading: true });
    await fill();
    expect(button().disabled).toBe(true);
  });

  test('the screen is fully in Kiswahili, and the switch changes the language at once', async () => {
    open(<AuthScreen />, { language: 'sw' });
    expect(screen.getByRole('button', { name: 'Ingia' })).toBeTruthy();
    expect(pageText()).not.toMatch(/Sign In|Password|Farm|email/);
    await click(screen.getByRole('button', { name: 'English' }));
    expect(button()).toBeTruthy();
  });

  test('ACC-32 a visitor redirected from a protected screen sees why', () => {
    open(<AuthScreen sentHere />);
    expect(screen.getByText('Please sign in to access your farm')).toBeTruthy();
    tidy();
    open(<AuthScreen />);
    expect(screen.queryByText('Please sign in to access your farm')).toBeNull();
  });
});

describe('signing in', () => {
  test('ACC-12 Sign In is disabled while a field is empty or a request is running', async () => {
    fakeServer({ '/api/auth/sign-in': () => new Promise<never>(() => {}) });
    open(<AuthScreen />);
    expect([email().required, password().required]).toEqual([true, true]);
    expect(screen.getByText('At least 8 characters for a new account')).toBeTruthy();
    expect(button().disabled).toBe(true);
    await userEvent.type(email(), 'wanjiku@example.com');
    expect(button().disabled).toBe(true);
    await userEvent.type(password(), 'mahindi matamu');
    expect(button().disabled).toBe(false);
    await click(button());
    expect(button().disabled).toBe(true);
  });

  test('ACC-13 success shows "Welcome back" and opens /dashboard', async () => {
    const asked = fakeServer({ '/api/auth/sign-in': { body: { session: testSession } } });
    const server = open(<AuthScreen />);
    await signIn(' Wanjiku@Example.com ');
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/api/auth/sign-in',
        body: { email: 'wanjiku@example.com', password: 'mahindi matamu' },
      },
    ]);
    expect(toastTexts()).toEqual(['Welcome back']);
    expect(server.session()).toEqual(testSession);
    expect([server.path(), server.replaced()]).toEqual(['/dashboard', true]);
  });

  test('ACC-14 an unknown e-mail creates no account before the farmer agrees', async () => {
    const asked = fakeServer({
      '/api/auth/sign-in': refusal('people.unknown_email', 404),
      '/api/auth/sign-up': { body: { session: testSession, mailSent: true } },
    });
    const server = open(<AuthScreen />);
    await signIn();
    expect(screen.getByText('No account with this e-mail. Create one?')).toBeTruthy();
    expect(asked.map((one) => one.path)).toEqual(['/api/auth/sign-in']);
    await click(screen.getByRole('button', { name: 'Change the email' }));
    expect(screen.queryByText('No account with this e-mail. Create one?')).toBeNull();
    expect(asked).toHaveLength(1);
    expect(server.session()).toBeNull();
  });

  test('ACC-13 ACC-15 ACC-36 after agreeing, the account is created, and the farmer is welcomed and told to check the mail', async () => {
    const asked = fakeServer({
      '/api/auth/sign-in': refusal('people.unknown_email', 404),
      '/api/auth/sign-up': { body: { session: testSession, mailSent: true } },
    });
    const server = open(<AuthScreen />, { language: 'en' });
    await signIn();
    await click(screen.getByRole('button', { name: 'Create account' }));
    expect(asked[1]!.body).toEqual({
      email: 'wanjiku@example.com',
      password: 'mahindi matamu',
      language: 'en',
      redirect: '/dashboard',
    });
    expect(toastTexts()).toEqual(['Welcome', 'Check your email to finish setting up your account.']);
    expect(server.path()).toBe('/dashboard');
  });

  test('ACC-14 a wrong password for a known e-mail creates nothing and offers a reset', async () => {
    const asked = fakeServer({ '/api/auth/sign-in': refusal('people.wrong_password', 401) });
    const server = open(<AuthScreen />);
    await signIn();
    expect(asked).toHaveLength(1);
    expect(screen.queryByText(/Create one\?/)).toBeNull();
    await click(screen.getByRole('link', { name: 'Choose a new password' }));
    expect(server.path()).toBe('/auth/reset-password');
    expect(draft.email).toBe('wanjiku@example.com');
  });

  test('ACC-16 a failed sign-up shows an error, not a welcome', async () => {
    fakeServer({
      '/api/auth/sign-in': refusal('people.unknown_email', 404),
      '/api/auth/sign-up': refusal('people.email_taken', 409),
    });
    open(<AuthScreen />);
    await signIn();
    await click(screen.getByRole('button', { name: 'Create account' }));
    expect(
      screen.getByText(
        'Couldn’t create your account: This email already has an account. Sign in, or choose a new password.',
      ),
    ).toBeTruthy();
    expect(toastTexts()).toEqual([]);
  });

  test('ACC-26 a short password is tried for sign-in but cannot create an account', async () => {
    const asked = fakeServer({ '/api/auth/sign-in': refusal('people.unknown_email', 404) });
    open(<AuthScreen />);
    await signIn('wanjiku@example.com', 'mwezi1');
    await click(screen.getByRole('button', { name: 'Create account' }));
    expect(asked.map((one) => one.path)).toEqual(['/api/auth/sign-in']);
    expect(screen.getByText('Couldn’t create your account: Use at least 8 characters')).toBeTruthy();
  });

  test('ACC-17 any other failure shows its reason', async () => {
    fakeServer({ '/api/auth/sign-in': refusal('people.too_many_tries', 429, { minutes: 15 }) });
    open(<AuthScreen />);
    await signIn();
    expect(
      screen.getByText('Sign-in issue: You’ve tried too often. Wait 15 minutes, then try again.'),
    ).toBeTruthy();
  });

  test('ACC-18 with no answer it says to check the connection, and the typed values stay', async () => {
    fakeServer({ '/api/auth/sign-in': 'no network' });
    open(<AuthScreen />);
    await signIn();
    expect(screen.getByText('Unable to connect. Please check your connection.')).toBeTruthy();
    expect([email().value, password().value]).toEqual(['wanjiku@example.com', 'mahindi matamu']);
  });

  test('an incomplete address is refused on the phone', async () => {
    const asked = fakeServer({});
    open(<AuthScreen />);
    await signIn('wanjiku', 'mahindi matamu');
    expect(screen.getByText(/Sign-in issue: Enter your full email/)).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

describe('Google', () => {
  const offered = { offers: { google: { available: true }, supportUrl: null } };

  test('ACC-19 the button opens the address that the server returns', async () => {
    fakeServer({ '/api/auth/google': { body: { url: 'https://accounts.google.com/o/oauth2/v2/auth?x=1' } } });
    const goTo = vi.fn();
    open(<GoogleSignIn onProblem={() => {}} goTo={goTo} />, offered);
    await click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(goTo).toHaveBeenCalledWith('https://accounts.google.com/o/oauth2/v2/auth?x=1');
  });

  test('ACC-20 a refusal and a lost connection each show their own message', async () => {
    fakeServer({ '/api/auth/google': refusal('people.google_off', 404) });
    open(<AuthScreen />, offered);
    await click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(
      screen.getByText('Google sign-in failed: Google sign-in isn’t available. Use your email.'),
    ).toBeTruthy();
    fakeServer({ '/api/auth/google': 'no network' });
    await click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(
      screen.getByText('Connection error: Unable to connect. Please check your connection.'),
    ).toBeTruthy();
  });

  test('ACC-20 an error at Google is shown after returning', () => {
    draft.googleProblem = 'account_not_linked';
    open(<AuthScreen />, offered);
    expect(
      screen.getByText(/^Google sign-in failed: This email has an account with a password/),
    ).toBeTruthy();
  });

  test('without keys Google is not mentioned', () => {
    open(<AuthScreen />);
    expect(pageText()).not.toMatch(/Google|Or continue/);
  });
});

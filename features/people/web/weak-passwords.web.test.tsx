import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { accountEn } from '../words.account.en.ts';
import { peopleEn } from '../words.en.ts';
import { resetSw } from '../words.reset.sw.ts';
import { peopleSw } from '../words.sw.ts';
import { ChangePassword } from './account/ChangePassword.tsx';
import { AuthScreen } from './AuthScreen.tsx';
import { CreateForm } from './CreateForm.tsx';
import { ResetScreen } from './ResetScreen.tsx';
import { click, fakeServer, open, pageText, refusal, screen, testSession, tidy } from './testing.tsx';

afterEach(tidy);

const commonPasswordText = peopleEn.refusals['people.password_common'];
const typeInto = async (label: string, value: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), value);
};
const findText = (text: string) => screen.findByText(text, { exact: false }, { timeout: 10_000 });
const resetPath = '/auth/reset-password#access_token=ticket&type=recovery';

describe('a new password that is easy to guess', () => {
  test('shows advice while it is typed, not an error, and hides it once the password is better', async () => {
    open(<ResetScreen />, { at: resetPath });
    await typeInto('New password', 'password12345');
    await findText(commonPasswordText);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBeNull();
    await typeInto('New password', 'mvua shamba kahawa');
    await findText(peopleEn.refusals['people.password_short']);
    expect(pageText()).not.toContain(commonPasswordText);
  }, 30_000);

  test('is not sent by the reset form', async () => {
    const requests = fakeServer({});
    open(<ResetScreen />, { at: resetPath });
    for (const label of ['New password', 'New password again']) await typeInto(label, '12345678');
    await findText(commonPasswordText);
    await click(screen.getByRole('button', { name: 'Update password' }));
    expect(screen.getByRole('alert').textContent).toBe(commonPasswordText);
    expect(requests).toEqual([]);
  }, 30_000);

  test('is refused in Kiswahili when it contains the e-mail address of the new account', async () => {
    const requests = fakeServer({});
    open(<CreateForm />, { language: 'sw' });
    await typeInto(peopleSw.email, 'wanjiku@example.com');
    await typeInto(peopleSw.password, 'wanjiku1990');
    await findText(peopleSw.refusals['people.password_personal']);
    await click(screen.getByRole('button', { name: resetSw.create }));
    expect(screen.getByRole('alert').textContent).toBe(peopleSw.refusals['people.password_personal']);
    expect(requests).toEqual([]);
  }, 30_000);

  test('is refused as a replacement when it is the name of the signed-in user', async () => {
    const requests = fakeServer({});
    const words = accountEn.password;
    open(<ChangePassword email={testSession.email} onChanged={() => undefined} />, {
      session: { ...testSession, name: 'Naliaka Barasa' },
    });
    await typeInto(words.currentPassword, 'the old one');
    for (const label of [words.newPassword, words.repeatPassword]) await typeInto(label, 'naliakabarasa');
    await findText(peopleEn.refusals['people.password_personal']);
    await click(screen.getByRole('button', { name: words.save }));
    expect(screen.getByRole('alert').textContent).toContain(peopleEn.refusals['people.password_personal']);
    expect(requests).toEqual([]);
  }, 30_000);

  test('ACC-14 shows advice when an account is offered, but not when signing in', async () => {
    const requests = fakeServer({ '/api/auth/sign-in': refusal('people.unknown_email', 404) });
    open(<AuthScreen />);
    await typeInto('Email', 'wanjiku@example.com');
    await typeInto('Password', 'maharagwe');
    expect(pageText()).not.toContain(commonPasswordText);
    await click(screen.getByRole('button', { name: 'Sign In' }));
    await findText(commonPasswordText);
    await click(screen.getByRole('button', { name: 'Create account' }));
    expect(pageText()).toContain(peopleEn.signUpFailed(commonPasswordText));
    expect(requests.map(({ path }) => path)).toEqual(['/api/auth/sign-in']);
  }, 30_000);

  test.each(['people.password_common', 'people.password_personal', 'people.password_simple'] as const)(
    'shows the text of the server refusal %s',
    async (code) => {
      fakeServer({ '/api/auth/sign-up': refusal(code) });
      open(<CreateForm />);
      await typeInto('Email', 'wanjiku@example.com');
      await typeInto('Password', 'mvua shamba kahawa');
      await click(screen.getByRole('button', { name: 'Create account' }));
      expect(pageText()).toContain(peopleEn.signUpFailed(peopleEn.refusals[code]));
    },
    30_000,
  );
});

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
import { click, fakeServer, open, pageText, refusal, screen, someone, tidy } from './testing.tsx';

afterEach(tidy);

const common = peopleEn.refusals['people.password_common'];
const typed = async (label: string, value: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), value);
};
const appears = (sentence: string) => screen.findByText(sentence, { exact: false }, { timeout: 10_000 });
const link = '/auth/reset-password#access_token=ticket&type=recovery';

describe('a new password that is easy to guess', () => {
  test('is advised against while it is typed, not as a fault, and the advice goes with a better one', async () => {
    open(<ResetScreen />, { at: link });
    await typed('New password', 'password12345');
    await appears(common);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBeNull();
    await typed('New password', 'mvua shamba kahawa');
    await appears(peopleEn.refusals['people.password_short']);
    expect(pageText()).not.toContain(common);
  }, 30_000);

  test('is not sent by the form of a reset', async () => {
    const asked = fakeServer({});
    open(<ResetScreen />, { at: link });
    for (const label of ['New password', 'New password again']) await typed(label, '12345678');
    await appears(common);
    await click(screen.getByRole('button', { name: 'Update password' }));
    expect(screen.getByRole('alert').textContent).toBe(common);
    expect(asked).toEqual([]);
  }, 30_000);

  test('holds the address that is being signed up, said in Kiswahili', async () => {
    const asked = fakeServer({});
    open(<CreateForm />, { language: 'sw' });
    await typed(peopleSw.email, 'wanjiku@example.com');
    await typed(peopleSw.password, 'wanjiku1990');
    await appears(peopleSw.refusals['people.password_personal']);
    await click(screen.getByRole('button', { name: resetSw.create }));
    expect(screen.getByRole('alert').textContent).toBe(peopleSw.refusals['people.password_personal']);
    expect(asked).toEqual([]);
  }, 30_000);

  test('is not taken in place of the old one, nor is the name of who is signed in', async () => {
    const asked = fakeServer({});
    const words = accountEn.password;
    open(<ChangePassword email={someone.email} onChanged={() => undefined} />, {
      session: { ...someone, name: 'Naliaka Barasa' },
    });
    await typed(words.now, 'the old one');
    for (const label of [words.next, words.again]) await typed(label, 'naliakabarasa');
    await appears(peopleEn.refusals['people.password_personal']);
    await click(screen.getByRole('button', { name: words.save }));
    expect(screen.getByRole('alert').textContent).toContain(peopleEn.refusals['people.password_personal']);
    expect(asked).toEqual([]);
  }, 30_000);

  test('ACC-14 is advised against in the offer of an account; an old account signs in with it unasked', async () => {
    const asked = fakeServer({ '/api/auth/sign-in': refusal('people.unknown_email', 404) });
    open(<AuthScreen />);
    await typed('E-mail', 'wanjiku@example.com');
    await typed('Password', 'maharagwe');
    expect(pageText()).not.toContain(common);
    await click(screen.getByRole('button', { name: 'Sign In' }));
    await appears(common);
    await click(screen.getByRole('button', { name: 'Create account' }));
    expect(pageText()).toContain(peopleEn.signUpFailed(common));
    expect(asked.map(({ path }) => path)).toEqual(['/api/auth/sign-in']);
  }, 30_000);

  test.each(['people.password_common', 'people.password_personal', 'people.password_simple'] as const)(
    '%s of the server has its sentence',
    async (code) => {
      fakeServer({ '/api/auth/sign-up': refusal(code) });
      open(<CreateForm />);
      await typed('E-mail', 'wanjiku@example.com');
      await typed('Password', 'mvua shamba kahawa');
      await click(screen.getByRole('button', { name: 'Create account' }));
      expect(pageText()).toContain(peopleEn.signUpFailed(peopleEn.refusals[code]));
    },
    30_000,
  );
});

import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { peopleEn } from '../words.en.ts';
import { ResetScreen } from './ResetScreen.tsx';
import { click, fakeServer, open, refusal, screen, waitForUpdates, tidy } from './testing.tsx';

// The browser's error when the file of the check cannot be fetched.
vi.mock('../domain/password-strength.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(tidy);

test('when the offline password list cannot load, the form still works and the server decides', async () => {
  const asked = fakeServer({ '/api/auth/reset': refusal('people.password_common') });
  open(<ResetScreen />, { at: '/auth/reset-password#access_token=ticket&type=recovery' });
  for (const label of ['New password', 'New password again'])
    await userEvent.type(screen.getByLabelText(label), 'password12345');
  await waitForUpdates(600);
  expect(screen.queryByText(peopleEn.refusals['people.password_common'])).toBeNull();
  await click(screen.getByRole('button', { name: 'Update password' }));
  expect(asked[0]!.body).toEqual({ token: 'ticket', password: 'password12345' });
  expect(screen.getByText(peopleEn.refusals['people.password_common'])).toBeTruthy();
}, 30_000);

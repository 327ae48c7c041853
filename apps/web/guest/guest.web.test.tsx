import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { peopleEn } from '#features/people/words.en.ts';
import { saveScan } from '#features/scanner/contract.ts';
import { noAnswer, scanArgs } from '#features/scanner/web/testing.tsx';
import { scannerEn } from '#features/scanner/words.en.ts';
import { cachedSessionOf, closeApp, openApp, screen, waitFor } from '../testing.tsx';
import { guestEn } from './words.en.ts';

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(closeApp);

const nobody = {
  '/api/start': () => ({
    body: { ...cachedSessionOf({ session: null, entitlements: null }), changes: null },
  }),
};
const openGuest = (at: string) => openApp({ at, server: nobody });

test('the bar marks the page that a guest is on', async () => {
  await openGuest('/guest/weather');
  const current = () => document.querySelector('nav [aria-current=page]')?.textContent;
  await screen.findByRole('link', { name: guestEn.guide });
  expect(current()).toBe(guestEn.weather);
  await userEvent.click(screen.getByRole('link', { name: guestEn.guide }));
  await waitFor(() => expect(current()).toBe(guestEn.guide));
});

test('a public page needs no account, and the area itself is the first screen', async () => {
  await openGuest('/guest/accuracy');
  await waitFor(() => expect(location.pathname).toBe('/accuracy'));
  closeApp();
  await openGuest('/guest');
  await waitFor(() => expect(location.pathname).toBe('/auth'));
  await screen.findByText(peopleEn.tagline);
  expect(screen.queryByText(peopleEn.signInFirst)).toBeNull();
});

test('SCN-30 a guest reads nothing about a second check, which only an account has', async () => {
  const { store } = await openGuest('/guest/weather');
  const checks = [
    scanArgs({ photo: 'ab'.repeat(32) }),
    scanArgs({ photo: 'cd'.repeat(32), outcome: 'no_leaf', ...noAnswer }),
  ];
  for (const check of checks)
    expect(await store.send(saveScan, saveScan.args.parse(check))).toMatchObject({ ok: true });
  for (const { id, outcome } of checks) {
    history.pushState(null, '', `/guest/scan/${id}`);
    if (outcome === 'no_leaf') await screen.findByText(scannerEn.noLeaf);
    await userEvent.click(await screen.findByText(scannerEn.onPhoto));
    await screen.findAllByText(new RegExp(`^${scannerEn.quick}`));
    expect(document.querySelector('main')?.textContent).not.toMatch(/second check|our server/);
  }
});

import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeApp, cachedSessionOf, openApp, screen, waitFor } from '../testing.tsx';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.0 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';

let standalone = false;
let wide = false;
const agent = (text: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text);
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = async (at = '/dashboard') => {
  const app = await openApp({ at, cachedSession: cachedSessionOf(), server: {} });
  // Waits in real time for the screen's script; from here on the test controls the clock.
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const visits = (n: number) => localStorage.setItem('mavuno_visit_count', String(n));
const offer = async (outcome: 'accepted' | 'dismissed') => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => {}),
    userChoice: Promise.resolve({ outcome }),
  });
  await act(async () => {
    window.dispatchEvent(event);
  });
  return event;
};

beforeEach(() => {
  standalone = false;
  wide = false;
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'],
  });
  agent(ANDROID);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: (standalone && query.includes('standalone')) || (wide && query.includes('min-width: 900px')),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('onbeforeinstallprompt', null);
});
afterEach(() => {
  closeApp();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('SHL-13 from the second visit on, a sheet with the benefits and the number of visits appears after 5 s', async () => {
  visits(2);
  await open();
  expect(screen.queryByRole('dialog')).toBeNull();
  await later(5_000);
  const sheet = await screen.findByRole('dialog', { name: 'Put Mavuno on your home screen' });
  for (const text of [
    'Opens fast',
    'Works offline when internet is poor',
    'One-tap access from home screen',
    'You’ve opened Mavuno 3 times. Install it and open it with one tap.',
  ]) {
    expect(within(sheet).getByText(text)).toBeTruthy();
  }
});

test('SHL-13 on a desktop the offer is a card in the corner: the page behind stays usable', async () => {
  wide = true;
  visits(2);
  await open();
  await later(5_000);
  const card = await screen.findByRole('complementary', { name: /\S/ });
  expect(within(card).getByRole('button', { name: 'Close' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.getElementById('root')?.getAttribute('aria-hidden') ?? null).toBeNull();
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(within(card).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('SHL-13 no sheet appears on the first visit or on /upgrade', async () => {
  await open();
  await later(6_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  closeApp();
  visits(2);
  await open('/upgrade');
  await later(6_000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SHL-16 "Not now" closes the sheet and stores the time', async () => {
  visits(2);
  await open();
  await later(5_000);
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(Number(localStorage.getItem('mavuno_install_dismissed'))).toBeGreaterThan(0);
});

test('SHL-14 SHL-16 the install button opens the browser’s prompt, and an accepted install is remembered', async () => {
  await open();
  const prompt = await offer('accepted');
  await act(async () => {
    window.dispatchEvent(new Event('pointerdown'));
  });
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Install App' }));
  expect(prompt.defaultPrevented).toBe(true);
  expect(prompt.prompt).toHaveBeenCalledOnce();
  expect(localStorage.getItem('mavuno_installed')).toBe('true');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Install App' })).toBeNull());
});

test('SHL-12 SHL-15 iOS Safari gets its three steps after 3 s, with "Got it!"', async () => {
  agent(IPHONE);
  await open();
  await later(3_000);
  const sheet = await screen.findByRole('dialog');
  expect(
    within(sheet)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Tap Share', 'Choose Add to Home Screen', 'Tap Add']);
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(within(sheet).getByRole('button', { name: 'Got it!' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['standalone', 'fullscreen', 'window-controls-overlay'])(
  'SHL-10 no install is offered in display mode %s',
  async (mode) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes(mode),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    visits(5);
    await open();
    await later(6_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('SHL-10 no install is offered to an app on the iOS home screen', async () => {
  agent(IPHONE);
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  await open();
  await later(6_000);
  delete (navigator as { standalone?: boolean }).standalone;
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('SHL-17 X-08 an install that the browser did not report is detected within 5 s', async () => {
  await open();
  await offer('dismissed');
  await act(async () => {
    window.dispatchEvent(new Event('pointerdown'));
  });
  expect(screen.getByRole('button', { name: 'Install App' })).toBeTruthy();
  standalone = true;
  await later(5_000);
  expect(screen.queryByRole('button', { name: 'Install App' })).toBeNull();
});

test("SHL-17 the browser's installed event counts immediately", async () => {
  visits(4);
  await open();
  await act(async () => {
    window.dispatchEvent(new Event('appinstalled'));
  });
  await later(6_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('mavuno_installed')).toBe('true');
});

import { expect, test } from 'vitest';
import { DAY_MS } from '#kit/pure/days.ts';
import { detectPlatform } from './environment.ts';
import {
  DISMISS_PERIOD_MS,
  ENGAGED_MS,
  MANUAL_DELAY_MS,
  SHEET_DELAY_MS,
  installReducer,
  installSurface,
} from './install-state.ts';
import type { InstallEvent, InstallState } from './install-state.ts';

const android: InstallState['platform'] = { iosSafari: false, chrome: 120, installable: true };
const fresh: InstallState = {
  installed: false,
  dismissedAt: null,
  visits: 1,
  engaged: false,
  promptReady: false,
  sinceLoad: 0,
  platform: android,
};
const NOW = 1_800_000_000_000;
const after = (state: InstallState, ...events: readonly InstallEvent[]): InstallState =>
  events.reduce(installReducer, state);
const time = (sinceLoad: number): InstallEvent => ({ type: 'time', sinceLoad });

test('SHL-11 X-08 the visitor counts as engaged after 30 s or at the first interaction', () => {
  expect(ENGAGED_MS).toBe(30_000);
  expect(after(fresh, time(29_999)).engaged).toBe(false);
  expect(after(fresh, time(30_000)).engaged).toBe(true);
  expect(after(fresh, time(10), { type: 'interacted' }).engaged).toBe(true);
});

test('SHL-12 X-08 manual install steps appear 3 s after load, only on iOS Safari and Chrome below 67', () => {
  expect(MANUAL_DELAY_MS).toBe(3_000);
  const on = (platform: InstallState['platform'], ms: number) =>
    installSurface(after({ ...fresh, platform }, time(ms)), NOW);
  const ios = { iosSafari: true, chrome: null, installable: false };
  expect([on(ios, 2_999), on(ios, 3_000)]).toEqual(['none', 'manual']);
  expect(on({ iosSafari: false, chrome: 66, installable: false }, 3_000)).toBe('manual');
  expect(on({ iosSafari: false, chrome: 67, installable: false }, 3_000)).toBe('none');
});

test('SHL-13 X-08 the sheet appears 5 s after load from the second visit, unless dismissed or installed', () => {
  expect(SHEET_DELAY_MS).toBe(5_000);
  const on = (more: Partial<InstallState>, ms: number) =>
    installSurface(after({ ...fresh, visits: 2, ...more }, time(ms)), NOW);
  expect(on({}, 4_999)).toBe('none');
  expect(on({}, 5_000)).toBe('sheet');
  expect(on({ visits: 7 }, 5_000)).toBe('sheet');
  expect(on({ visits: 1 }, 60_000)).toBe('none');
  expect(on({ dismissedAt: NOW - 1 }, 5_000)).toBe('none');
  expect(on({ installed: true }, 5_000)).toBe('none');
  expect(on({ platform: { iosSafari: false, chrome: null, installable: false } }, 5_000)).toBe('none');
});

test('SHL-14 the floating button appears if the browser offers to install and the visitor is engaged', () => {
  expect(installSurface(after(fresh, { type: 'prompt_ready' }), NOW)).toBe('none');
  expect(installSurface(after(fresh, { type: 'prompt_ready' }, { type: 'interacted' }), NOW)).toBe('button');
  expect(installSurface(after(fresh, { type: 'interacted' }), NOW)).toBe('none');
});

test('SHL-16 X-08 dismissing hides the install offer for 24 hours; an accepted install hides it for good', () => {
  expect(DISMISS_PERIOD_MS).toBe(DAY_MS);
  const shown = after({ ...fresh, visits: 2 }, time(5_000));
  const dismissed = after(shown, { type: 'dismissed', at: NOW });
  expect(installSurface(dismissed, NOW + 86_399_999)).toBe('none');
  expect(installSurface(dismissed, NOW + DAY_MS)).toBe('sheet');
  expect(installSurface(after(shown, { type: 'accepted' }), NOW + 10 * DAY_MS)).toBe('none');
});

test.each([
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.0 Mobile/15E148 Safari/604.1',
    5,
    { iosSafari: true, chrome: null },
  ],
  [
    'an iPad that calls itself a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.0 Safari/605.1.15',
    5,
    { iosSafari: true, chrome: null },
  ],
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.0 Safari/605.1.15',
    0,
    { iosSafari: false, chrome: null },
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/96.0 Mobile/15E148 Safari/604.1',
    5,
    { iosSafari: false, chrome: null },
  ],
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 8.1.0; TECNO) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/92.0.4515.159 Mobile Safari/537.36',
    5,
    { iosSafari: false, chrome: 92 },
  ],
])('%s is recognised', (_, agent, touchPoints, expected) => {
  expect(detectPlatform(agent, touchPoints, false)).toMatchObject(expected);
});

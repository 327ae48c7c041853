import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFarm, screen, waitForUpdates, cleanUp } from '#features/fields/web/testing.tsx';
import { notifyEn as en } from '../words.en.ts';
import { projections as notifyProjections } from './projections.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

const give = (on: object, name: string, value: unknown): void => {
  Object.defineProperty(on, name, { value, configurable: true });
};
const channels = {
  push: { offered: true, stand_in: false, key: 'AAAA' },
  email: { offered: false, stand_in: false, address: '', proven: false },
  whatsapp: { offered: false, stand_in: false },
  sms: { offered: false, stand_in: false },
};
let answer = (): void => undefined;

beforeEach(() => {
  give(window, 'PushManager', () => undefined);
  give(window, 'Notification', { permission: 'default' });
  give(navigator, 'serviceWorker', {
    getRegistration: async () => ({ active: {}, pushManager: { getSubscription: async () => null } }),
  });
  const waits = new Promise<void>((done) => {
    answer = done;
  });
  globalThis.fetch = (async (url: string) => {
    if (url === '/api/notify/channels') await waits;
    return new Response(JSON.stringify(url === '/api/notify/channels' ? channels : {}));
  }) as typeof fetch;
});
afterEach(() => {
  cleanUp();
  for (const [on, name] of [
    [window, 'PushManager'],
    [window, 'Notification'],
    [navigator, 'serviceWorker'],
  ] as const)
    Reflect.deleteProperty(on, name);
});

test('SET-03 the push button is disabled until the channels are loaded', async () => {
  await openFarm(<SettingsScreen signOut={null} />, { projections: notifyProjections, at: '/settings' });
  await waitForUpdates(50);
  const button = () =>
    within(screen.getByRole('region', { name: en.push.title })).getByRole('button', { name: en.push.act });
  expect(button()).toHaveProperty('disabled', true);
  answer();
  await waitForUpdates(50);
  expect(button()).toHaveProperty('disabled', false);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  farmer,
  openFarm,
  pageText,
  screen,
  waitForUpdates,
  cleanUp,
} from '#features/fields/web/testing.tsx';
import { defaultToggles } from '#features/notify/domain/channels.ts';
import { notifyEn } from '#features/notify/words.en.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Memory } from '../contract.ts';
import { memoryScreenEn as en } from '../words.screen.en.ts';
import { MemoryScreen } from './MemoryScreen.tsx';
import { memoryKey } from './notes-cache.ts';

const memory: Memory = {
  farmerName: 'Wanjiku Kamau',
  preferredLanguage: 'sw',
  firstTimeUser: false,
  lastLogin: '2026-11-20T09:00:00Z',
  lastFieldCount: 2,
  fieldLocations: [{ name: 'Shamba la mto', lat: -0.3, lng: 36 }],
  recentCropsPlanted: ['maize', 'mchicha wangu'],
  lastUsedFeature: 'scans',
  featureUsageCount: { scans: 7, fields: 2, quantum: 1 },
  syncStatus: 'synced',
  lastSyncedAt: '2026-11-21T09:00:00Z',
  whatsappOptIn: true,
  whatsappPhoneNumber: '+254712345678',
  premiumTrialActivated: true,
  proTrialDaysRemaining: 3,
  proExpirationDate: '2026-12-05T09:00:00Z',
  lastInsightShown: 'rain',
  lastProSuggestion: null,
  lastFertilizerPlan: null,
  invitesSent: 4,
  referrerId: 'A1B2C3D4',
  ...defaultToggles,
};
let answers: (Memory | null)[] = [];
beforeEach(() => {
  globalThis.fetch = (async (url: string) => {
    if (url !== '/api/memory' || answers[0] === null) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answers[0]));
  }) as typeof fetch;
});
afterEach(() => {
  localStorage.clear();
  cleanUp();
});

test('SET-15 offline, the page shows the phone’s own notes and says that the rest needs a network', async () => {
  answers = [null];
  const session = { ...farmer, userId: newId() };
  localStorage.setItem(memoryKey(session.userId), JSON.stringify({ lastFertilizerPlan: 'CAN 50 kg' }));
  await openFarm(<MemoryScreen />, { projections: {}, session, at: '/settings/memory', online: false });
  await waitForUpdates(60);
  expect(pageText()).toContain('CAN 50 kg');
  expect(pageText()).toContain(en.offline);
});

test('SET-15 everything remembered about a farmer is shown on one page, with links to change it', async () => {
  answers = [memory];
  await openFarm(<MemoryScreen />, { projections: {}, at: '/settings/memory' });
  await waitForUpdates(60);
  for (const part of [
    'Wanjiku Kamau',
    en.you.languages.sw,
    '20 Nov 2026',
    'Shamba la mto',
    'Maize, mchicha wangu',
    en.use.times('leaf checks', 7),
    en.use.times('other', 1),
    '21 Nov 2026',
    '+254712345678',
    notifyEn.toggles.weather_alerts.label,
    en.plan.days(3),
    '5 Dec 2026',
    'rain',
    '4',
    'A1B2C3D4',
  ])
    expect(pageText()).toContain(part);
  expect(screen.getByRole('link', { name: en.messages.change }).getAttribute('href')).toBe('/settings');
});

import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  click,
  farmer,
  openFarm,
  pageText,
  proPlan,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { saveInvitation, readSavedInvitation } from '#features/people/web/join/saved-invitation.ts';
import { newId } from '#kit/pure/ids.ts';
import { referralsEn as en } from '../words.en.ts';
import { referralsSw as sw } from '../words.sw.ts';
import { ArrivalScreen } from './ArrivalScreen.tsx';
import { Claim } from './ClaimInvitation.tsx';
import { ReferralCard } from './ReferralCard.tsx';
import { ReferralsScreen } from './ReferralsScreen.tsx';

const LINK = 'https://mavuno.test/join?ref=019AA3F2';
const AT = '2026-11-20T08:00:00.000Z';
const row = (over = {}) => ({
  id: newId(),
  referred_id: newId(),
  created_at: AT,
  rewarded_at: null,
  reward_issued: false,
  state: 'waiting',
  reasons: [],
  premium_bonus_issued: false,
  note: null,
  ...over,
});
const mine = (over = {}) => ({
  code: '019AA3F2',
  link: LINK,
  stats: { count: 2, credits: 20, bonus: 5, usable: 15, answers: 15, waiting: 1, held: 1 },
  referrals: [],
  came: null,
  ...over,
});
const numbers = { totalClicks: 0, joined: 0, rewarded: 0, conversionRate: null };
const insights = {
  steps: [
    { from: '2026-11-20', clicks: 4, joins: 1 },
    { from: '2026-11-19', clicks: 0, joins: 0 },
  ],
  count: 5,
  channels: [{ platform: 'whatsapp', shares: 3, clicks: 4, joins: 1 }],
  achievements: [
    { achievement_id: 'first_friend', needed: 1, earned_at: AT },
    { achievement_id: 'connector', needed: 5, earned_at: AT },
    { achievement_id: 'influencer', needed: 10, earned_at: null },
    { achievement_id: 'viral_master', needed: 25, earned_at: null },
  ],
  leaderboard: [{ rank_position: 1, name: 'Mama Wanjiku', county: 'Nakuru', invited: 7, mine: false }],
  me: null,
};

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly body: any;
}
let asked: Asked[] = [];
let replies: Record<string, unknown> = {};
const fault = (code: string, status = 500): Response =>
  new Response(JSON.stringify({ refusal: { code }, requestId: 'r-7' }), { status });
beforeEach(() => {
  asked = [];
  replies = {
    '/api/join/mine': { code: '019AA3F2', link: LINK },
    '/api/referrals': mine(),
    '/api/referrals/share': {},
    '/api/referrals/analytics': numbers,
    '/api/referrals/insights': insights,
    '/api/join/click': {},
  };
  globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://phone');
    asked.push({
      method: init.method ?? 'GET',
      path: url.pathname,
      search: url.search,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    });
    const reply = replies[url.pathname];
    if (reply === undefined) throw new TypeError('Failed to fetch');
    return reply instanceof Response ? reply.clone() : new Response(JSON.stringify(reply));
  }) as typeof fetch;
});
afterEach(() => {
  cleanUp();
  localStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

type Setting = Partial<Parameters<typeof openFarm>[1]>;
/** Each with its own farmer: cached answers would last into the next. */
const withModel = { google: { available: false }, supportUrl: null, model: true } as const;
const open = async (element = <ReferralsScreen />, setting: Setting = {}) => {
  Object.assign(farmer, { userId: newId() });
  const farm = await openFarm(element, {
    projections: {},
    at: '/referrals',
    serverOptions: withModel,
    ...setting,
  });
  await waitForUpdates(80);
  return farm;
};
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
const shares = () =>
  asked.filter(({ path }) => path === '/api/referrals/share').map(({ body }) => [body.via, body.variant]);
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')!;

test('REF-12, REF-07, REF-08: the texts match the ledger exactly', () => {
  expect([...Object.values(en.failed), ...Object.values(en.done), en.oops, en.again]).toEqual([
    'Failed to load referral data. Please try again.',
    'Failed to generate referral code',
    'Failed to load referral statistics',
    'Failed to process referral',
    'Failed to load analytics data',
    'Failed to copy link',
    'Referral processed successfully!',
    'Referral link copied to clipboard!',
    'Oops! Something went wrong',
    'Try Again',
  ]);
  expect(Object.values(en.achievements.names)).toEqual([
    'First Friend',
    'Connector',
    'Influencer',
    'Viral Master',
  ]);
  expect([
    Object.values(en.analytics.periods),
    Object.values(en.analytics.tabs),
    Object.values(en.tabs),
  ]).toEqual([
    ['7d', '30d', '90d', 'All Time'],
    ['Performance', 'Channels', 'Achievements', 'Leaderboard'],
    ['Referrals', 'Analytics'],
  ]);
});

test.each([
  ['en', en],
  ['sw', sw],
] as const)(
  'REF-04, REF-06, REF-06b %s: shows friends, credits and what they buy, and never money',
  async (language, words) => {
    await open(undefined, { language });
    const text = pageText();
    for (const sentence of [
      words.stats.count(2),
      words.stats.credits(20),
      words.stats.bonus(5),
      `${words.stats.usable(15)} ${words.stats.answers(15)}`,
      words.stats.noMoney,
      words.share.promise,
      words.share.worth(10, 10),
    ])
      expect(text).toContain(sentence);
    expect(text).not.toMatch(/\$|USD|dola|\b12\.5\b/i);
    expect([...document.querySelectorAll('dd')].map((dd) => dd.textContent)).toEqual(['2', '20']);
  },
);

test('REF-06b JOI-06 where no language model answers, nothing says that credits buy AI answers', async () => {
  await open(undefined, { serverOptions: { ...withModel, model: undefined } });
  for (const sentence of [en.share.promise, en.stats.usable(15), en.stats.noMoney])
    expect(pageText()).toContain(sentence);
  expect(pageText()).not.toContain('AI answer');
});

test('REF-01, REF-16: two tabs; links for WhatsApp, SMS, Facebook and QR name their channel, and shares are counted', async () => {
  await open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Referrals', 'Analytics']);
  expect(href('WhatsApp')).toBe(
    `https://wa.me/?text=${encodeURIComponent(en.share.message(`${LINK}&via=whatsapp&m=en`, 10))}`,
  );
  expect(href('SMS')).toBe(`sms:?&body=${encodeURIComponent(en.share.message(`${LINK}&via=sms&m=en`, 10))}`);
  expect(href('Facebook')).toBe(
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(`${LINK}&via=facebook&m=en`)}`,
  );
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await click(screen.getByRole('link', { name: 'WhatsApp' }));
  await tap(en.share.qr);
  expect(
    screen.getByRole('img', { name: en.share.qr }).querySelector('path')!.getAttribute('d')!.length,
  ).toBeGreaterThan(1_000);
  expect(shares()).toEqual([
    ['whatsapp', 'en'],
    ['qr', 'en'],
  ]);
  expect(asked.find(({ path }) => path === '/api/referrals/share')!.body.device).toMatch(/^[0-9a-f]{32}$/);
});

test('REF-16, DSH-11: the phone’s share sheet opens first, and closing it counts no share; otherwise WhatsApp is used', async () => {
  const share = vi.fn(async (_: { text: string }) => {
    throw new DOMException('closed', 'AbortError');
  });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await open();
  await tap(en.share.send);
  expect(share.mock.calls[0]![0].text).toContain(`${LINK}&via=share&m=en`);
  expect(shares()).toEqual([]);
  share.mockImplementation(async () => undefined as never);
  await tap(en.share.send);
  expect(shares()).toEqual([['share', 'en']]);
  Reflect.deleteProperty(navigator, 'share');
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await tap(en.share.send);
  expect(String(opened.mock.calls[0]![0])).toContain('https://wa.me/?text=');
});

test('DSH-10, REF-12, DAT-09: copying is confirmed for two seconds, and a failure is reported', async () => {
  const written: string[] = [];
  clipboard(async (text) => {
    written.push(text);
  });
  await open(<ReferralCard />, { at: '/dashboard' });
  expect(pageText()).toContain('2 friends helped · 25 credits earned');
  expect(pageText()).toContain('Credits you can use: 15 = 15 AI answers');
  expect(pageText()).toContain('019AA3F2');
  await tap(en.share.copy);
  expect([written, toastTexts()]).toEqual([
    [`${LINK}&via=copy&m=en`],
    ['Referral link copied to clipboard!'],
  ]);
  expect(screen.getByRole('button', { name: en.share.copied })).toBeTruthy();
  await waitForUpdates(1_500);
  expect(screen.getByRole('button', { name: en.share.copied })).toBeTruthy();
  await waitForUpdates(700);
  clipboard(async () => {
    throw new Error('denied');
  });
  await tap(en.share.copy);
  expect(toastTexts()).toContain('Failed to copy link');
});

test('REF-11, REF-12: a loading failure is shown and can be retried; the link works without the figures', async () => {
  replies['/api/referrals'] = fault('request.invalid', 400);
  await open();
  expect(screen.getByRole('alert').textContent).toContain('Oops! Something went wrong');
  expect(pageText()).toContain('Failed to load referral data. Please try again.');
  expect(href('WhatsApp')).toContain('wa.me');
  replies['/api/referrals'] = mine();
  await tap(en.again);
  expect(pageText()).toContain(en.list.title);
  cleanUp();
  replies['/api/join/mine'] = fault('request.invalid', 400);
  await open();
  expect(pageText()).toContain('Failed to generate referral code');
});

test('REF-18, REF-14: each invitation shows its outcome and the reason, in both languages', async () => {
  replies['/api/referrals'] = mine({
    referrals: [
      row({ state: 'rewarded', reward_issued: true, premium_bonus_issued: true, referred_id: null }),
      row({ state: 'held', reasons: ['ring', 'same_device'] }),
      row({ state: 'refused', reasons: ['same_phone'], note: 'Ni simu moja' }),
      row(),
    ],
  });
  for (const [language, words] of [
    ['en', en],
    ['sw', sw],
  ] as const) {
    await open(undefined, { language });
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain(`${words.list.states.rewarded} · ${words.list.premium}`);
    expect(lines[0]).toContain(words.list.gone);
    expect(lines[1]).toContain(
      `${words.list.states.held} ${words.reasons.ring} ${words.reasons.same_device}`,
    );
    expect(lines[2]).toContain(words.list.note('Ni simu moja'));
    expect(lines[3]).toContain(words.list.states.waiting);
    cleanUp();
  }
});

test('REF-05, REF-08: the chosen period is requested; without clicks the rate is a dash', async () => {
  await open(undefined, { at: '/referrals?tab=analytics' });
  await waitForUpdates(80);
  expect([...document.querySelectorAll('dd')].map((dd) => dd.textContent)).toEqual(['0', '0', '–', '0']);
  replies['/api/referrals/analytics'] = { totalClicks: 12, joined: 3, rewarded: 2, conversionRate: 25 };
  await click(screen.getByLabelText('All Time'));
  await waitForUpdates(80);
  expect([...document.querySelectorAll('dd')].map((dd) => dd.textContent)).toEqual(['12', '3', '25%', '2']);
  expect(asked.filter(({ path }) => path === '/api/referrals/analytics').map(({ search }) => search)).toEqual(
    ['?period=30d', '?period=all'],
  );
  replies['/api/referrals/analytics'] = fault('request.invalid', 400);
  await click(screen.getByLabelText('7d'));
  await waitForUpdates(80);
  expect(pageText()).toContain('Failed to load analytics data');
});

test('REF-10: without Pro a link to Pro is shown, and the advanced parts are not requested', async () => {
  await open(undefined, { at: '/referrals?tab=analytics' });
  await waitForUpdates(80);
  expect(pageText()).toContain(`${en.analytics.pro} is a Pro feature`);
  expect(screen.queryByRole('tab', { name: 'Performance' })).toBeNull();
  expect(asked.some(({ path }) => path === '/api/referrals/insights')).toBe(false);
});

test('REF-08, REF-09, REF-17: Pro shows performance, channels, achievements, and a leaderboard that is opt-in', async () => {
  replies['/api/referrals/leaderboard'] = { shown: true };
  await open(undefined, { at: '/referrals?tab=analytics', plan: proPlan });
  await waitForUpdates(80);
  expect(pageText()).toContain('4 opened · 1 joined');
  await click(screen.getByRole('tab', { name: 'Channels' }));
  expect(pageText()).toContain('WhatsAppsent 3 times4 opened · 1 joined');
  await click(screen.getByRole('tab', { name: 'Achievements' }));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'First Friend1 friend joinedEarned on 20 Nov 2026',
    'Connector5 friends joinedEarned on 20 Nov 2026',
    'Influencer10 friends joined5 more',
    'Viral Master25 friends joined20 more',
  ]);
  await click(screen.getByRole('tab', { name: 'Leaderboard' }));
  expect(pageText()).toContain('1. Mama WanjikuNakuru7 friends');
  await tap(en.board.ask);
  await tap(en.board.show);
  expect(pageText()).toContain(en.refusals['referrals.name_wrong']);
  expect(asked.some(({ path }) => path === '/api/referrals/leaderboard')).toBe(false);
});

test('JOI-10, REF-12: the code saved at /join is claimed after sign-up; without an answer it is kept for next time', async () => {
  const referrerId = newId();
  saveInvitation('019AA3F2', 5, true, { via: 'sms', variant: 'sw' });
  Object.assign(replies, { '/api/referrals/claim': fault('server.fault') });
  await open(<Claim userId={farmer.userId} code={null} />);
  expect([readSavedInvitation()?.code, toastTexts()]).toEqual(['019AA3F2', ['Failed to process referral']]);
  cleanUp();
  saveInvitation('019AA3F2', 5, true, { via: 'sms', variant: 'sw' });
  Object.assign(replies, {
    '/api/referrals/claim': { referrerId, state: 'waiting' },
    '/api/referral-credit': { state: 'rewarded', reward_issued: true, reasons: [], credits: 10 },
  });
  const userId = newId();
  await open(<Claim userId={userId} code={null} />);
  expect([readSavedInvitation(), toastTexts()]).toEqual([null, ['Referral processed successfully!']]);
  expect(asked.filter(({ path }) => path === '/api/referrals/claim').pop()!.body).toMatchObject({
    code: '019AA3F2',
    via: 'sms',
    variant: 'sw',
  });
  expect(asked.find(({ path }) => path === '/api/referral-credit')!.body).toEqual({
    referrerId,
    referredId: userId,
  });
  cleanUp();
  asked = [];
  await open(<Claim userId={userId} code={null} />);
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('JOI-10, REF-14: after sign-up a held friend sees so, and whether a phone number helps', async () => {
  const referrerId = newId();
  for (const [reasons, more] of [
    [['same_network'], ` ${en.came.heldProve}`],
    [['same_device', 'same_network'], ''],
  ] as const) {
    saveInvitation('019AA3F2', 5, true, { via: 'sms', variant: 'sw' });
    Object.assign(replies, {
      '/api/referrals/claim': { referrerId, state: 'held' },
      '/api/referral-credit': { state: 'held', reward_issued: false, reasons, credits: 0 },
    });
    await open(<Claim userId={newId()} code={null} />);
    expect(toastTexts()).toEqual([`${en.came.notedHeld(10)}${more}`]);
    cleanUp();
  }
});

test.each([
  ['en', en],
  ['sw', sw],
] as const)(
  'REF-14 %s: the friend sees both ways to earn the credits, and the inviter sees when they come',
  async (language, words) => {
    const came = {
      state: 'waiting',
      reasons: [],
      verified: true,
      active: true,
      proven: false,
      use: { days: 1, needed: 3, from: '2026-12-01T08:00:00.000Z' },
    };
    replies['/api/referrals'] = mine({ came });
    await open(undefined, { language });
    const [start] = words.came.use(1, 3, '\u0000').split('\u0000');
    for (const sentence of [words.came.prove, start!, words.share.when, words.share.whenSlow])
      expect(pageText()).toContain(sentence);
    expect(screen.getByRole('link', { name: words.came.toPhone }).getAttribute('href')).toBe('/settings');
    expect(screen.queryByRole('button', { name: words.came.check })).toBeNull();
    cleanUp();
    replies['/api/referrals'] = mine({ came: { ...came, proven: true } });
    await open(undefined, { language });
    expect(pageText()).not.toContain(words.came.prove);
    screen.getByRole('button', { name: words.came.check });
  },
);

test.each([
  [['same_network'], 1],
  [['same_device', 'same_network'], 0],
])('REF-14: a confirmed friend held for %o can ask for the credits: %i button', async (reasons, buttons) => {
  const use = { days: 0, needed: 3, from: '2026-12-01T08:00:00.000Z' };
  replies['/api/referrals'] = mine({
    came: { state: 'held', reasons, verified: true, active: true, proven: true, use },
  });
  await open();
  expect(screen.queryAllByRole('button', { name: en.came.check })).toHaveLength(buttons);
});

test('CHT-16: a code in the chat address is claimed like one from /join; an old account sees no error', async () => {
  replies['/api/referrals/claim'] = fault('referrals.too_late', 409);
  await open(<Claim userId={farmer.userId} code="019AA3F2" />);
  expect(asked.find(({ path }) => path === '/api/referrals/claim')!.body.code).toBe('019AA3F2');
  expect([readSavedInvitation(), toastTexts()]).toEqual([null, []]);
});

test('REF-05, REF-09: opening a link is counted with its channel; a link without a valid code is not', async () => {
  replies['/api/join'] = { known: true, farmers: null };
  await open(<ArrivalScreen />, { at: '/join?ref=019aa3f2&via=WhatsApp&m=sw' });
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/api/join/click').map(({ body }) => body)).toEqual([
      { ref: '019AA3F2', via: 'whatsapp', variant: 'sw', device: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]),
  );
  cleanUp();
  asked = [];
  await open(<ArrivalScreen />, { at: '/join?ref=../../etc' });
  expect(asked.filter(({ path }) => path === '/api/join/click')).toEqual([]);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerOptions } from '#kit/web/session.tsx';
import { joinEn as en } from '../../words.join.en.ts';
import { joinSw as sw } from '../../words.join.sw.ts';
import { fakeServer, open, pageText, screen, waitForUpdates, testSession, tidy } from '../testing.tsx';
import { InviteCard } from './InviteCard.tsx';
import { JoinScreen } from './JoinScreen.tsx';
import { readSavedInvitation, REFERRAL_KEY } from './saved-invitation.ts';

beforeEach(() => localStorage.clear());
afterEach(tidy);

const withModel = { google: { available: false }, supportUrl: null, model: true } as const;
const path = (ref: string) => `/api/join?ref=${ref}`;
const visit = async (
  search: string,
  answers: Parameters<typeof fakeServer>[0],
  language: 'en' | 'sw' = 'en',
  offers: ServerOptions = withModel,
) => {
  const asked = fakeServer(answers);
  open(<JoinScreen search={search} />, { at: `/join${search}`, language, offers });
  await waitForUpdates(20);
  return asked;
};
const known = (ref: string, farmers: number | null = null) => ({
  [path(ref)]: { body: { known: true, farmers } },
});

test.each([
  ['en', en],
  ['sw', sw],
] as const)(
  'JOI-02 JOI-03 JOI-11 %s: a signed-out visitor sees a welcome, the code, three cards, two /auth links and benefits',
  async (language, words) => {
    await visit('?ref=019aa3f2', known('019AA3F2'), language);
    expect(pageText()).toContain(words.welcome);
    expect(screen.getByText('019AA3F2')).toBeTruthy();
    for (const one of Object.values(words.cards))
      expect(screen.getByRole('heading', { name: one.title })).toBeTruthy();
    for (const name of [words.signUp, words.member])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/auth');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      words.benefits.detection,
      words.benefits.advice,
      words.benefits.weather,
      `${words.benefits.market}${words.withPro}`,
      words.benefits.community,
    ]);
  },
);

test('JOI-02 JOI-03 the texts match the ledger', () => {
  expect([en.member, en.invalid, en.invalidText]).toEqual([
    'Already a Member?',
    'Invalid Referral Link',
    'This referral link appears to be invalid or expired. You can still join...',
  ]);
});

test('JOI-04 there are no invented testimonials: two cards explain how it works', async () => {
  await visit('?ref=019AA3F2', known('019AA3F2'));
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    [...Object.values(en.cards), ...Object.values(en.steps)].map(({ title }) => title),
  );
  expect(document.querySelectorAll('blockquote, q, figure, img')).toHaveLength(0);
});

test('JOI-01 the code is saved with the time of the first visit', async () => {
  const before = Date.now();
  await visit('?ref=019AA3F2', known('019AA3F2'));
  const saved = readSavedInvitation()!;
  expect(saved).toMatchObject({ code: '019AA3F2', known: true });
  expect(saved.timestamp).toBeGreaterThanOrEqual(before);
  tidy();
  await waitForUpdates(20);
  await visit('?ref=019AA3F2', known('019AA3F2'));
  expect(readSavedInvitation()!.timestamp).toBe(saved.timestamp);
  localStorage.setItem(REFERRAL_KEY, 'broken');
  expect(readSavedInvitation()).toBeNull();
});

test.each([
  ['', ''],
  ['?ref=', ''],
  ['?ref=hello', ''],
])('JOI-08 %j is rejected as an invalid code', async (search, ref) => {
  await visit(search, { [path(ref)]: { body: { known: false, farmers: null } } });
  expect(pageText()).toContain('Invalid Referral Link');
  expect(pageText()).toContain('You can still join...');
  expect(screen.getByRole('link', { name: en.join }).getAttribute('href')).toBe('/auth');
  expect(readSavedInvitation()).toBeNull();
});

test('JOI-09 a code unknown to the server is invalid and is not saved', async () => {
  await visit('?ref=019AA3F2', { [path('019AA3F2')]: { body: { known: false, farmers: null } } });
  expect(pageText()).toContain('Invalid Referral Link');
  expect(readSavedInvitation()).toBeNull();
});

test('JOI-09 offline the welcome is shown, and says if the code has not been checked yet', async () => {
  await visit('?ref=019AA3F2', {});
  expect(pageText()).toContain(en.welcome);
  expect(pageText()).toContain(en.unchecked);
  expect(readSavedInvitation()).toMatchObject({ code: '019AA3F2' });
  tidy();
  await visit('?ref=019AA3F2', known('019AA3F2'));
  tidy();
  await visit('?ref=019AA3F2', {});
  expect(pageText()).toContain(en.welcome);
  expect(pageText()).not.toContain(en.unchecked);
});

test('JOI-07 the number of farmers comes from the server or is hidden', async () => {
  await visit('?ref=019AA3F2', known('019AA3F2', 12_000));
  expect(pageText()).toContain('At least 12,000 farmers have joined.');
  tidy();
  await visit('?ref=019AA3F2', known('019AA3F2', null));
  expect(pageText()).not.toMatch(/farmers have joined|50,000/);
});

test('JOI-05, JOI-06: each side gets ten credits, shown as what they buy and how to earn them, and no money', async () => {
  for (const language of ['en', 'sw'] as const) {
    const words = { en, sw }[language];
    await visit('?ref=019AA3F2', known('019AA3F2'), language);
    for (const sentence of [words.promise(10), words.worth(10, 10), words.when])
      expect(pageText()).toContain(sentence);
    expect(pageText()).not.toMatch(/\$|dollar|dola|USD/i);
    tidy();
  }
  await visit('?ref=019AA3F2', known('019AA3F2'), 'en', { ...withModel, model: undefined });
  expect(pageText()).toContain(en.promise(10));
  expect(pageText()).not.toContain('AI answer');
  tidy();
  expect(en.promise(10)).toBe('10 free credits for you, and 10 for the farmer who invited you');
  await visit('', {});
  expect(pageText()).not.toContain(en.promise(10));
});

test('JOI-01 the channel of the first link is saved with its code', async () => {
  await visit('?ref=019AA3F2&via=whatsapp&m=sw', known('019AA3F2'));
  tidy();
  await visit('?ref=019AA3F2&via=qr', known('019AA3F2'));
  expect(readSavedInvitation()).toMatchObject({ code: '019AA3F2', via: 'whatsapp', variant: 'sw' });
});

test('the account page links to one’s own invitation link', () => {
  open(<InviteCard />, { at: '/settings/account', session: testSession });
  expect(screen.getByRole('link', { name: en.mine.open }).getAttribute('href')).toBe('/referrals');
});

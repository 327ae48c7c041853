import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinEn as en } from '../../words.join.en.ts';
import { joinSw as sw } from '../../words.join.sw.ts';
import { fakeServer, open, pageText, screen, settle, someone, tidy } from '../testing.tsx';
import { InviteCard } from './InviteCard.tsx';
import { JoinScreen } from './JoinScreen.tsx';
import { savedInvitation, REFERRAL_KEY } from './saved-invitation.ts';

beforeEach(() => localStorage.clear());
afterEach(tidy);

const path = (ref: string) => `/api/join?ref=${ref}`;
const visit = async (
  search: string,
  answers: Parameters<typeof fakeServer>[0],
  language: 'en' | 'sw' = 'en',
) => {
  const asked = fakeServer(answers);
  open(<JoinScreen search={search} />, { at: `/join${search}`, language });
  await settle(20);
  return asked;
};
const known = (ref: string, farmers: number | null = null) => ({
  [path(ref)]: { body: { known: true, farmers } },
});

test.each([
  ['en', en],
  ['sw', sw],
] as const)(
  'JOI-02 JOI-03 JOI-11 %s: signed out, a welcome, the code, three cards, both ways to /auth and the list',
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

test('JOI-02 JOI-03 the sentences of the ledger', () => {
  expect([en.member, en.invalid, en.invalidText]).toEqual([
    'Already a Member?',
    'Invalid Referral Link',
    'This referral link appears to be invalid or expired. You can still join...',
  ]);
});

test('JOI-04 no words of people who do not exist: two cards say how it works', async () => {
  await visit('?ref=019AA3F2', known('019AA3F2'));
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    [...Object.values(en.cards), ...Object.values(en.steps)].map(({ title }) => title),
  );
  expect(document.querySelectorAll('blockquote, q, figure, img')).toHaveLength(0);
});

test('JOI-01 the code is kept with the time of the first arrival', async () => {
  const before = Date.now();
  await visit('?ref=019AA3F2', known('019AA3F2'));
  const saved = savedInvitation()!;
  expect(saved).toMatchObject({ code: '019AA3F2', known: true });
  expect(saved.timestamp).toBeGreaterThanOrEqual(before);
  tidy();
  await settle(20);
  await visit('?ref=019AA3F2', known('019AA3F2'));
  expect(savedInvitation()!.timestamp).toBe(saved.timestamp);
  localStorage.setItem(REFERRAL_KEY, 'broken');
  expect(savedInvitation()).toBeNull();
});

test.each([
  ['', ''],
  ['?ref=', ''],
  ['?ref=hello', ''],
])('JOI-08 %j: no code that could be one', async (search, ref) => {
  await visit(search, { [path(ref)]: { body: { known: false, farmers: null } } });
  expect(pageText()).toContain('Invalid Referral Link');
  expect(pageText()).toContain('You can still join...');
  expect(screen.getByRole('link', { name: en.join }).getAttribute('href')).toBe('/auth');
  expect(savedInvitation()).toBeNull();
});

test('JOI-09 a code that the server does not know is invalid and is not kept', async () => {
  await visit('?ref=019AA3F2', { [path('019AA3F2')]: { body: { known: false, farmers: null } } });
  expect(pageText()).toContain('Invalid Referral Link');
  expect(savedInvitation()).toBeNull();
});

test('JOI-09 without a network the welcome stands, and says when nobody has looked at the code yet', async () => {
  await visit('?ref=019AA3F2', {});
  expect(pageText()).toContain(en.welcome);
  expect(pageText()).toContain(en.unchecked);
  expect(savedInvitation()).toMatchObject({ code: '019AA3F2' });
  tidy();
  await visit('?ref=019AA3F2', known('019AA3F2'));
  tidy();
  await visit('?ref=019AA3F2', {});
  expect(pageText()).toContain(en.welcome);
  expect(pageText()).not.toContain(en.unchecked);
});

test('JOI-07 the count of farmers is the server’s, or is not there', async () => {
  await visit('?ref=019AA3F2', known('019AA3F2', 12_000));
  expect(pageText()).toContain('12,000 farmers and more have joined.');
  tidy();
  await visit('?ref=019AA3F2', known('019AA3F2', null));
  expect(pageText()).not.toMatch(/farmers and more|50,000/);
});

test('JOI-05, JOI-06: ten credits for each side, said as what they buy, with what has to be done for them, and no money', async () => {
  for (const language of ['en', 'sw'] as const) {
    const words = { en, sw }[language];
    await visit('?ref=019AA3F2', known('019AA3F2'), language);
    for (const sentence of [words.promise(10), words.worth(10, 10), words.when])
      expect(pageText()).toContain(sentence);
    expect(pageText()).not.toMatch(/\$|dollar|dola|USD/i);
    tidy();
  }
  expect(en.promise(10)).toBe('10 free credits for you, and 10 for the farmer who invites you');
  await visit('', {});
  expect(pageText()).not.toContain(en.promise(10));
});

test('JOI-01 which way the link went is kept with its code, as it came first', async () => {
  await visit('?ref=019AA3F2&via=whatsapp&m=sw', known('019AA3F2'));
  tidy();
  await visit('?ref=019AA3F2&via=qr', known('019AA3F2'));
  expect(savedInvitation()).toMatchObject({ code: '019AA3F2', via: 'whatsapp', variant: 'sw' });
});

test('one’s own link is one tap away from the account', () => {
  open(<InviteCard />, { at: '/settings/account', session: someone });
  expect(screen.getByRole('link', { name: en.mine.open }).getAttribute('href')).toBe('/referrals');
});

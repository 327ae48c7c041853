import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { accountEn as en } from '../../words.account.en.ts';
import { accountSw as sw } from '../../words.account.sw.ts';
import { peopleEn } from '../../words.en.ts';
import {
  click,
  fakeServer,
  open,
  pageText,
  refusal,
  screen,
  waitForUpdates,
  testSession,
  tidy,
  toastTexts,
} from '../testing.tsx';
import type { Account } from './account.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { EmailLinkScreen, readEmailLink } from './EmailLinkScreen.tsx';

afterEach(tidy);

const id = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`;
const now = new Date().toISOString();
const base: Account = {
  email: testSession.email,
  email_verified: true,
  has_password: true,
  has_google: false,
  phone: null,
  pending: null,
  sessions: [
    {
      id: id(2),
      here: true,
      began: now,
      used: now,
      device: { system: 'android', browser: 'chrome', model: 'TECNO KC8' },
    },
    {
      id: id(3),
      here: false,
      began: '2026-10-01T08:00:00.000Z',
      used: '2026-10-20T08:00:00.000Z',
      device: { system: 'windows', browser: 'edge', model: null },
    },
    {
      id: id(4),
      here: false,
      began: '2026-10-01T08:00:00.000Z',
      used: '2026-10-03T08:00:00.000Z',
      device: { system: 'other', browser: 'other', model: null },
    },
  ],
};
let users = 0;
/** Each test is another farmer: answers are cached per user. */
const arrive = async (
  account: Partial<Account> | 'no network',
  more: Parameters<typeof fakeServer>[0] = {},
  language: 'en' | 'sw' = 'en',
) => {
  const asked = fakeServer({
    '/api/auth/account': account === 'no network' ? 'no network' : { body: { ...base, ...account } },
    ...more,
  });
  const server = open(<AccountScreen />, {
    at: '/settings/account',
    language,
    session: { ...testSession, userId: id((users += 1)) },
  });
  await waitForUpdates(50);
  return {
    asked,
    server,
    bodies: (path: string) => asked.filter((one) => one.path === path).map((one) => one.body),
  };
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const type = async (label: string, text: string, inside = screen as Pick<typeof screen, 'getByLabelText'>) =>
  userEvent.type(inside.getByLabelText(label), text);

describe('devices', () => {
  test.each([
    ['en', en],
    ['sw', sw],
  ] as const)(
    '%s: each device is described in plain words; this one is marked and cannot be ended',
    async (language, words) => {
      await arrive({}, {}, language);
      const items = card(words.devices.title)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
      expect(items[0]).toContain(`TECNO KC8, Chrome${words.devices.today}`);
      expect(items[0]).toContain(words.devices.here);
      expect(items[1]).toContain(words.devices.on(words.devices.systems.windows, 'Edge'));
      expect(items[1]).toContain('20 Okt'.replace('Okt', language === 'sw' ? 'Okt' : 'Oct'));
      expect(items[2]).toContain(words.devices.on(words.devices.systems.other, words.devices.otherBrowser));
      expect(
        card(words.devices.title).getAllByRole('button', { name: new RegExp(`^${words.devices.end}:`) }),
      ).toHaveLength(2);
    },
  );

  test('a device is signed out after confirmation, and the list is reloaded', async () => {
    const { asked, bodies } = await arrive({}, { '/api/auth/sessions/end': { body: { ended: true } } });
    await click(screen.getByRole('button', { name: en.devices.endOf('Windows computer, Edge') }));
    expect(bodies('/api/auth/sessions/end')).toEqual([]);
    expect(pageText()).toContain(en.devices.endText);
    await click(within(screen.getByRole('alertdialog')).getByRole('button', { name: en.devices.end }));
    expect(bodies('/api/auth/sessions/end')).toEqual([{ id: id(3) }]);
    expect(toastTexts()).toContain(en.devices.ended);
    expect(asked.filter(({ path }) => path === '/api/auth/account').length).toBeGreaterThan(1);
  });

  test('all other devices are signed out at once and counted; with one device there is no such button', async () => {
    await arrive({}, { '/api/auth/sign-out-others': { body: { ended: 2 } } });
    await click(screen.getByRole('button', { name: en.devices.others }));
    await click(within(screen.getByRole('alertdialog')).getByRole('button', { name: en.devices.others }));
    expect(toastTexts()).toContain('2 devices are signed out.');
    tidy();
    await arrive({ sessions: base.sessions.slice(0, 1) });
    expect(screen.queryByRole('button', { name: en.devices.others })).toBeNull();
  });

  test('offline the page says so and can retry', async () => {
    const { asked } = await arrive('no network');
    await waitForUpdates(3_500);
    expect(pageText()).toContain('Unable to connect');
    const before = asked.length;
    await click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked.length).toBeGreaterThan(before);
  });
});

describe('e-mail', () => {
  const until = new Date(2026, 10, 22, 9, 30).toISOString();

  test('the new address and the password are required; a pending change is shown and can be cancelled', async () => {
    const { bodies } = await arrive({}, { '/api/auth/email': { body: { email: 'new@example.com', until } } });
    await click(screen.getByRole('button', { name: en.email.change }));
    await type(en.email.next, ' New@Example.com ');
    await type(en.email.password, 'mahindi na maharagwe');
    await click(screen.getByRole('button', { name: en.email.ask }));
    expect(bodies('/api/auth/email')).toEqual([
      { email: 'new@example.com', password: 'mahindi na maharagwe' },
    ]);
    tidy();
    const again = await arrive(
      { pending: { email: 'new@example.com', until } },
      { '/api/auth/email/cancel': { body: { cancelled: true } } },
    );
    expect(pageText()).toContain(en.email.pending('new@example.com', '22 Nov 2026, 09:30'));
    await click(screen.getByRole('button', { name: en.email.keep }));
    expect(again.bodies('/api/auth/email/cancel')).toHaveLength(1);
    expect(pageText()).toContain(en.email.kept);
  });

  test.each([
    ['people.email_taken', 'This email already has an account.'],
    ['people.email_same', en.refusals['people.email_same']],
    ['people.wrong_password', peopleEn.refusals['people.wrong_password']],
    ['people.too_many_tries', 'You’ve tried too often. Wait 15 minutes, then try again.'],
  ])('%s is shown as an error, and the typed values stay', async (code, sentence) => {
    await arrive({}, { '/api/auth/email': refusal(code) });
    await click(screen.getByRole('button', { name: en.email.change }));
    await type(en.email.next, 'x@example.com');
    await type(en.email.password, 'secret');
    await click(screen.getByRole('button', { name: en.email.ask }));
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect((screen.getByLabelText(en.email.next) as HTMLInputElement).value).toBe('x@example.com');
  });

  test('an invalid address is reported before sending; a user without a password sets one first', async () => {
    const { bodies } = await arrive({});
    await click(screen.getByRole('button', { name: en.email.change }));
    await type(en.email.next, 'wanjiku');
    await type(en.email.password, 'x');
    await click(screen.getByRole('button', { name: en.email.ask }));
    expect(pageText()).toContain(peopleEn.refusals['people.email_invalid']);
    expect(bodies('/api/auth/email')).toEqual([]);
    tidy();
    await arrive({ has_password: false, has_google: true });
    expect(pageText()).toContain(en.email.passwordFirst);
    expect(screen.queryByRole('button', { name: en.email.change })).toBeNull();
  });

  test('the confirmation mail can be sent again for an unconfirmed address', async () => {
    const { bodies } = await arrive(
      { email_verified: false },
      { '/api/auth/send-verification': { body: { sent: true } } },
    );
    await click(screen.getByRole('button', { name: en.email.again }));
    expect(bodies('/api/auth/send-verification')).toHaveLength(1);
    expect(pageText()).toContain(en.email.sent(testSession.email));
  });
});

describe('password', () => {
  const fill = async (now: string, next: string, again: string) => {
    await click(screen.getByRole('button', { name: en.password.change }));
    await type(en.password.currentPassword, now);
    await type(en.password.newPassword, next);
    await type(en.password.repeatPassword, again);
    await click(screen.getByRole('button', { name: en.password.save }));
  };

  test('ACC-38 the form sends the old and new password and says that other devices are signed out', async () => {
    const { bodies } = await arrive({}, { '/api/auth/password': { body: { updated: true } } });
    await fill('old one', 'new and longer', 'new and longer');
    expect(bodies('/api/auth/password')).toEqual([{ current: 'old one', password: 'new and longer' }]);
    expect(pageText()).toContain(en.password.done);
  });

  test.each([
    ['1234567', '1234567', 'Use at least 8 characters'],
    ['12345678', '12345679', 'Passwords do not match'],
  ])('ACC-25 ACC-26 new passwords %s and %s are refused: %s', async (next, again, sentence) => {
    const { bodies } = await arrive({});
    await fill('old one', next, again);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect(bodies('/api/auth/password')).toEqual([]);
  });

  test('a wrong old password is reported', async () => {
    await arrive({}, { '/api/auth/password': refusal('people.wrong_password') });
    await fill('guess', 'new and longer', 'new and longer');
    expect(screen.getByRole('alert').textContent).toContain(peopleEn.refusals['people.wrong_password']);
  });

  test('a Google user gets a link to choose a password', async () => {
    const { bodies } = await arrive(
      { has_password: false, has_google: true },
      { '/api/auth/request-reset': { body: { sent: true } } },
    );
    expect(screen.queryByRole('button', { name: en.password.change })).toBeNull();
    await click(screen.getByRole('button', { name: en.password.choose }));
    expect(bodies('/api/auth/request-reset')).toEqual([{ email: testSession.email }]);
    expect(pageText()).toContain(en.password.sent(testSession.email));
  });
});

describe('links of an e-mail change', () => {
  const follow = (
    hash: string,
    answers: Parameters<typeof fakeServer>[0] = {},
    language: 'en' | 'sw' = 'en',
    session = null as typeof testSession | null,
  ) => {
    const asked = fakeServer(answers);
    return { asked, server: open(<EmailLinkScreen />, { at: `/auth/email${hash}`, language, session }) };
  };

  test.each([
    ['en', en],
    ['sw', sw],
  ] as const)('%s: opening the link changes nothing; pressing the button does', async (language, words) => {
    const { asked, server } = follow(
      '#confirm=tok',
      { '/api/auth/email/confirm': { body: { email: 'new@example.com' } } },
      language,
    );
    await waitForUpdates(20);
    expect(asked).toEqual([]);
    await click(screen.getByRole('button', { name: words.link.confirm }));
    expect(asked).toMatchObject([{ path: '/api/auth/email/confirm', body: { token: 'tok' } }]);
    expect(pageText()).toContain(words.link.confirmed('new@example.com'));
    expect(server.refreshes()).toBe(1);
    expect(screen.getByRole('link', { name: words.link.open }).getAttribute('href')).toBe('/dashboard');
  });

  test('"this was not me" explains the effect, undoes the change, and links to a new password', async () => {
    const { asked } = follow('#undo=tok', { '/api/auth/email/undo': { body: { email: 'old@example.com' } } });
    expect(pageText()).toContain(en.link.undoText);
    await click(screen.getByRole('button', { name: en.link.undo }));
    expect(asked).toMatchObject([{ path: '/api/auth/email/undo', body: { token: 'tok' } }]);
    expect(pageText()).toContain(en.link.undone('old@example.com'));
    expect(screen.getByRole('link', { name: en.link.newPassword }).getAttribute('href')).toBe(
      '/auth/reset-password',
    );
  });

  test.each(['people.link_unknown', 'people.link_used', 'people.link_late'] as const)(
    '%s is shown as an error, and the button disappears',
    async (code) => {
      follow('#confirm=tok', { '/api/auth/email/confirm': refusal(code, 410) }, 'en', testSession);
      await click(screen.getByRole('button', { name: en.link.confirm }));
      expect(pageText()).toContain(en.refusals[code]);
      expect(screen.queryByRole('button', { name: en.link.confirm })).toBeNull();
      expect(screen.getByRole('link', { name: en.link.begin }).getAttribute('href')).toBe(
        '/settings/account',
      );
    },
  );

  test('offline the button stays', async () => {
    follow('#confirm=tok', { '/api/auth/email/confirm': 'no network' });
    await click(screen.getByRole('button', { name: en.link.confirm }));
    expect(screen.getByRole('button', { name: en.link.confirm })).toBeTruthy();
  });

  test('an incomplete link is reported', () => {
    expect([readEmailLink(''), readEmailLink('#confirm='), readEmailLink('#other=1')]).toEqual([
      null,
      null,
      null,
    ]);
    follow('');
    expect(pageText()).toContain(en.link.notWhole);
  });
});

import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  click,
  farmer,
  freePlan,
  openFarm,
  pageText,
  proPlan,
  screen,
  waitForUpdates,
  cleanUp,
  toastTexts,
  unknownPlan,
} from '#features/fields/web/testing.tsx';
import { countries } from '#features/people/domain/phone-number.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { dismissToast, toasts } from '#kit/web/ui/toast.ts';
import { toggles } from '../domain/channels.ts';
import { notifyEn as en } from '../words.en.ts';
import { notifyOutboxEn as outboxEn } from '../words.outbox.en.ts';
import { notifyOutboxSw as outboxSw } from '../words.outbox.sw.ts';
import { notifySw as sw } from '../words.sw.ts';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import {
  defaultSetting,
  type Notification,
  projections as notifyProjections,
  type Setting,
} from './projections.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import { UnreadMessages } from './UnreadMessages.tsx';

const offered = {
  push: { offered: true, stand_in: false, key: 'AAAA' },
  email: { offered: true, stand_in: false, address: farmer.email, proven: true },
  whatsapp: { offered: true, stand_in: false },
  sms: { offered: true, stand_in: true },
};
const asked: { url: string; body: any }[] = [];
let answers: Record<string, unknown> = {};
beforeEach(() => {
  asked.length = 0;
  answers = {};
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    asked.push({ url, body: init.body ? JSON.parse(String(init.body)) : null });
    const found = answers[url] ?? (url === '/api/notify/channels' ? offered : null);
    const refused = (found as { refusal?: unknown } | null)?.refusal;
    return new Response(JSON.stringify(found ?? {}), { status: found === null ? 500 : refused ? 422 : 200 });
  }) as typeof fetch;
});
afterEach(() => {
  for (const one of toasts.read()) dismissToast(one.id);
  cleanUp();
});

const typeIn = async (input: Element, text: string): Promise<void> => {
  await userEvent.type(input, text);
  await waitForUpdates();
};
const alert = newId();

type Over = Partial<Parameters<typeof openFarm>[1]>;
const row = (over: Partial<Setting> = {}) => ({
  kind: 'notify_setting',
  row: { ...defaultSetting, ...over } as Setting,
});
const open = async (over: Over = {}) => {
  const farm = await openFarm(
    <SettingsScreen signOut={<button type="button">leave</button>} consents={<p>what may be done</p>} />,
    { projections: notifyProjections, at: '/settings', ...over },
  );
  await waitForUpdates(50);
  return farm;
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const switchOf = (name: string): HTMLInputElement =>
  screen.getByRole('switch', { name: new RegExp(`^${name.replace(/[()]/g, '.')}`) });

test('SET-01 SET-10 SET-11 shows three tabs and a sign-out card; the other two tabs show their contents', async () => {
  await open();
  expect(screen.getAllByRole('tab').map((t) => t.textContent)).toEqual([
    en.tabs.notifications,
    en.tabs.subscription,
    en.tabs.privacy,
  ]);
  expect(screen.getByRole('button', { name: 'leave' })).toBeTruthy();
  expect(pageText()).toContain(en.signedInAs(farmer.email));
  await click(screen.getByRole('tab', { name: en.tabs.subscription }));
  expect(screen.getByRole('link', { name: en.subscription.plans }).getAttribute('href')).toBe('/upgrade');
  expect(screen.getByRole('link', { name: en.subscription.manage }).getAttribute('href')).toBe(
    '/subscription-settings',
  );
  await click(screen.getByRole('tab', { name: en.tabs.privacy }));
  expect(screen.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual([
    '/more',
    '/settings/account',
    '/settings/data',
    '/settings/memory',
    '/privacy-policy.html#en',
    '/terms-of-service.html#en',
    '/settings/data/delete',
  ]);
  expect(pageText()).toContain('what may be done');
});

test('SET-10 the plan is shown in a sentence with its end date; an unknown plan is not shown as Free', async () => {
  for (const [plan, sentence] of [
    [freePlan, en.subscription.free],
    [proPlan, `${en.subscription.pro} ${en.subscription.until('1 Jan 2027')}`],
    [unknownPlan, en.subscription.unknown],
  ] as const) {
    await open({ plan });
    await click(screen.getByRole('tab', { name: en.tabs.subscription }));
    expect(pageText()).toContain(sentence);
    cleanUp();
  }
});

test('SET-01 language and theme can be chosen here and are saved', async () => {
  await open();
  await click(screen.getByRole('radio', { name: en.look.themes.dark }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem('theme')).toBe('dark');
  await click(screen.getByRole('radio', { name: en.look.languages.sw }));
  await waitForUpdates(50);
  expect(screen.getByRole('radio', { name: sw.look.themes.light })).toBeTruthy();
  await click(screen.getByRole('radio', { name: sw.look.themes.sunlight }));
  expect([localStorage.getItem('theme'), document.documentElement.className]).toEqual([
    'sunlight',
    'sunlight',
  ]);
  await click(screen.getByRole('radio', { name: sw.look.themes.light }));
  expect(document.documentElement.classList.contains('light')).toBe(true);
});

test('SET-02 seven switches with their defaults; a change is saved at once, also offline', async () => {
  const farm = await open({ online: false });
  expect(toggles.map((t) => [t, switchOf(en.toggles[t].label).checked])).toEqual(
    toggles.map((t) => [t, !['weekly_reports', 'whatsapp_notifications'].includes(t)]),
  );
  await click(switchOf(en.toggles.market_alerts.label));
  expect(farm.commands()).toMatchObject([
    { name: 'notify.set', args: { toggle: 'market_alerts', on: false } },
  ]);
  expect(switchOf(en.toggles.market_alerts.label).checked).toBe(false);
});

test('SET-02 without an email the switch says when it will matter', async () => {
  await open({ session: { ...farmer, email: '' } });
  expect(pageText()).toContain(en.emailLater);
});

test('SET-02 a switch that cannot be saved returns to its old value and shows an error', async () => {
  const farm = await open();
  let answer = (): void => undefined;
  farm.store.send = () =>
    new Promise((done) => {
      answer = () => done({ ok: false, code: 'store.full' });
    });
  await click(switchOf(en.toggles.market_alerts.label));
  expect(switchOf(en.toggles.market_alerts.label).checked).toBe(false);
  answer();
  await waitForUpdates();
  expect(switchOf(en.toggles.market_alerts.label).checked).toBe(true);
  farm.store.send = async () => ({ ok: false, code: 'store.full' });
  const hour = screen.getByLabelText<HTMLSelectElement>(en.digest);
  const saved = hour.value;
  await userEvent.selectOptions(hour, saved === '8' ? '7' : '8');
  await waitForUpdates();
  expect([hour.value, toastTexts()]).toEqual([saved, [en.notSaved]]);
});

test('SET-04 SET-05 the card offers ten country codes, keeps digits only and drops a leading 0', async () => {
  const farm = await open();
  await click(card(en.whatsapp.title).getByRole('switch'));
  const select = card(en.whatsapp.title).getByLabelText(en.number.country) as HTMLSelectElement;
  expect([...select.options].map((o) => o.textContent)).toEqual(
    countries.map((c) => `${en.number.countries[c.country]} +${c.code}`),
  );
  expect(select.value).toBe('254');
  const input = card(en.whatsapp.title).getByLabelText(en.number.label) as HTMLInputElement;
  await typeIn(input, '07a12-345 678');
  expect(input.value).toBe('0712345678');
  await click(card(en.whatsapp.title).getByRole('button', { name: en.number.save }));
  expect(farm.commands()).toMatchObject([
    {
      name: 'notify.set_whatsapp',
      args: { enabled: true, number: '+254712345678', agreed: en.whatsapp.agreed },
    },
  ]);
  expect(card(en.whatsapp.title).getByText(en.number.unconfirmed('+254712345678'))).toBeTruthy();
});

test('SET-06 switching on with a blank number shows an error and sends nothing', async () => {
  for (const [words, { refusals }, language] of [
    [en, outboxEn, 'en'],
    [sw, outboxSw, 'sw'],
  ] as const) {
    const farm = await open({ language });
    await click(card(words.whatsapp.title).getByRole('switch'));
    await click(card(words.whatsapp.title).getByRole('button', { name: words.number.save }));
    expect(pageText()).toContain(refusals['notify.number_blank']);
    expect(farm.commands()).toEqual([]);
    cleanUp();
  }
  expect(outboxEn.refusals['notify.number_blank']).toBe('Please enter your WhatsApp number');
});

test('SET-07 switching off stores an empty number; without a session nothing is saved and a message says so', async () => {
  const farm = await open({
    rows: [
      row({
        whatsapp_enabled: true,
        whatsapp_number: '+254712345678',
        whatsapp_confirmed: true,
        whatsapp_notifications: true,
      }),
    ],
  });
  expect(pageText()).toContain(en.number.confirmed('+254712345678'));
  await click(card(en.whatsapp.title).getByRole('switch'));
  expect(farm.commands()).toMatchObject([
    { name: 'notify.set_whatsapp', args: { enabled: false, number: '' } },
  ]);
  expect(farm.store.snapshot().view.get('notify_setting', 'mine')).toMatchObject({
    whatsapp_enabled: false,
    whatsapp_number: '',
    whatsapp_notifications: false,
  });
  cleanUp();
  const nobody = await open({
    session: null,
    rows: [row({ whatsapp_enabled: true, whatsapp_number: '+254712345678' })],
  });
  await click(card(en.whatsapp.title).getByRole('switch'));
  expect(toastTexts()).toContain('Please log in to save WhatsApp preferences');
  expect(nobody.commands()).toEqual([]);
});

test('SET-08 a failed save shows an error and keeps the typed number', async () => {
  await open({ noStorage: true });
  await click(card(en.whatsapp.title).getByRole('switch'));
  await typeIn(card(en.whatsapp.title).getByLabelText(en.number.label), '0712345678');
  await click(card(en.whatsapp.title).getByRole('button', { name: en.number.save }));
  await waitForUpdates(50);
  expect(toastTexts()).toContain('Failed to update WhatsApp preferences. Try again later.');
  expect((card(en.whatsapp.title).getByLabelText(en.number.label) as HTMLInputElement).value).toBe(
    '0712345678',
  );
});

test('a code is requested and confirmed; a wrong code shows an error and keeps the input', async () => {
  await open({
    rows: [row({ whatsapp_enabled: true, whatsapp_number: '+254712345678', whatsapp_notifications: true })],
  });
  answers = {
    '/api/notify/channels': offered,
    '/api/notify/code': { stand_in: true, minutes: 10 },
    '/api/notify/confirm': { refusal: { code: 'notify.code_wrong' }, requestId: 'x' },
  };
  await click(card(en.whatsapp.title).getByRole('button', { name: en.number.send }));
  await waitForUpdates(400);
  expect(pageText()).toContain(en.number.sent(10));
  expect(pageText()).toContain(en.standIn);
  await typeIn(screen.getByLabelText(en.number.code), '12345 6');
  await click(screen.getByRole('button', { name: en.number.confirm }));
  await waitForUpdates(50);
  expect(asked.at(-1)).toMatchObject({
    url: '/api/notify/confirm',
    body: { channel: 'whatsapp', code: '123456' },
  });
  expect(pageText()).toContain(outboxEn.refusals['notify.code_wrong']);
});

test('SET-03 a test shows what is known: accepted by the provider, unclear, or why it failed', async () => {
  await open();
  const at = '2026-11-21T11:02:00.000Z';
  const button = () => card(en.email.title).getByRole('button', { name: en.test.act });
  const say = async (answer: unknown) => {
    answers['/api/notify/test'] = answer;
    await click(button());
    await waitForUpdates(50);
    return pageText();
  };
  expect(await say({ state: 'handed', why: null, at, stand_in: false })).toMatch(/Sent at \d\d:02/);
  expect(await say({ state: 'unknown', why: 'maybe', at, stand_in: false })).toContain(
    'The message may or may not arrive',
  );
  expect(await say({ state: 'failed', why: 'account', at, stand_in: true })).toContain(en.why.account);
  expect(pageText()).toContain(en.standIn);
  expect(await say({ refusal: { code: 'notify.too_many_tests' }, requestId: 'x' })).toContain(
    outboxEn.refusals['notify.too_many_tests'],
  );
  expect(asked.filter((a) => a.url === '/api/notify/test').map((a) => a.body)).toEqual(
    [1, 2, 3, 4].map(() => ({ channel: 'email' })),
  );
});

test('a browser without push shows what to do, and opening the screen asks for no permission', async () => {
  await open();
  expect(pageText()).toContain(en.push.unsupported);
  cleanUp();
  await open({ language: 'sw' });
  expect(pageText()).toContain(sw.push.unsupported);
});

const note = (over: Partial<Notification> = {}): { kind: string; row: Notification } => ({
  kind: 'notification',
  row: {
    id: newId(),
    category: 'weather',
    urgency: 5,
    said: {
      en: { title: 'Heavy rain tomorrow', text: 'Open the drains.' },
      sw: { title: 'Mvua kubwa kesho', text: 'Fungua mitaro.' },
    },
    url: `/alerts/${alert}`,
    read: false,
    created_at: new Date(Date.now() - HOUR_MS).toISOString(),
    deliveries: [{ channel: 'push', state: 'handed', at: new Date().toISOString(), why: null }],
    ...over,
  } as Notification,
});
const centre = (rows: Over['rows'], over: Over = {}) =>
  openFarm(
    <>
      <UnreadMessages />
      <NotificationsScreen />
    </>,
    { projections: notifyProjections, at: '/notifications', rows: rows ?? [], online: false, ...over },
  );

test('an undelivered message shows the reason', async () => {
  await centre([
    note({
      deliveries: [
        { channel: 'sms', state: 'failed', at: new Date().toISOString(), why: 'number' },
        { channel: 'email', state: 'failed', at: new Date().toISOString(), why: null },
      ],
    }),
  ]);
  await waitForUpdates(50);
  expect(pageText()).toContain(
    `${en.centre.channels.sms}: ${en.centre.states.failed}: we can’t reach this number this way · ${en.centre.channels.email}: ${en.centre.states.failed}`,
  );
});

test('ALR-06 the centre shows messages in the current language with delivery states and links, also offline', async () => {
  const [first, second] = [
    note(),
    note({
      category: 'expert',
      urgency: 3,
      url: '/scan/s1',
      read: true,
      created_at: '2026-11-01T08:00:00.000Z',
      deliveries: [],
    }),
  ];
  const farm = await centre([first, second]);
  await waitForUpdates(50);
  expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    'Heavy rain tomorrow',
    'Heavy rain tomorrow',
  ]);
  expect(pageText()).toMatch(/Emergency · Weather · 1 h ago/);
  expect(pageText()).toMatch(/Phone: sent \d\d:\d\d/);
  expect(pageText()).toContain(en.centre.inApp);
  expect(screen.getAllByRole('link', { name: en.centre.open }).map((a) => a.getAttribute('href'))).toEqual([
    `/alerts/${alert}`,
    '/scan/s1',
  ]);
  expect(screen.getAllByText(en.centre.isNew)).toHaveLength(1);
  expect(farm.commands()).toMatchObject([
    { name: 'notify.read', args: { ids: [first.row.id] } },
    { name: 'alerts.seen', args: { ids: [alert] } },
  ]);
  expect(screen.queryByText(outboxEn.unread(1))).toBeNull();
  cleanUp();
  await centre([note()], { language: 'sw' });
  expect(pageText()).toContain('Mvua kubwa kesho');
});

test('the centre shows trial mode for messages written to a file, and only then', async () => {
  const by = (channel: 'sms' | 'push') =>
    note({ deliveries: [{ channel, state: 'handed', at: new Date().toISOString(), why: null }] });
  await centre([by('sms')], { online: true });
  expect(await screen.findByText(en.centre.standIn)).toBeTruthy();
  cleanUp();
  await centre([by('push')], { online: true });
  await waitForUpdates(100);
  expect(screen.queryByText(en.centre.standIn)).toBeNull();
});

test('an alert already opened on its own screen is not new here; without messages there is one sentence', async () => {
  const farm = await centre([note(), { kind: 'alert', row: { id: alert, read: true } as never }]);
  await waitForUpdates(50);
  expect(screen.queryByText(en.centre.isNew)).toBeNull();
  expect(farm.commands()).toEqual([]);
  cleanUp();
  const seen = await centre([
    note({ category: 'neighbour', url: '/sightings' }),
    { kind: 'sighting_notice', row: { id: newId(), read: true } as never },
  ]);
  await waitForUpdates(50);
  expect(seen.commands()).toEqual([]);
  cleanUp();
  const warning = newId();
  const fresh = await centre([
    note({ category: 'neighbour', url: '/sightings' }),
    { kind: 'sighting_notice', row: { id: warning, read: false } as never },
  ]);
  await waitForUpdates(50);
  expect(fresh.commands().map((c) => c.name)).toEqual(['notify.read', 'sightings.read']);
  expect(fresh.commands()[1]).toMatchObject({ args: { ids: [warning] } });
  cleanUp();
  await centre([]);
  expect(pageText()).toContain(en.centre.empty);
});

test('the digest hour is shown in the clock of the language', () => {
  expect([6, 7, 12, 17, 19].map(sw.hour)).toEqual([
    'Saa 12 asubuhi (6:00)',
    'Saa 1 asubuhi (7:00)',
    'Saa 6 mchana (12:00)',
    'Saa 11 jioni (17:00)',
    'Saa 1 usiku (19:00)',
  ]);
  expect(en.hour(7)).toBe('7:00');
});

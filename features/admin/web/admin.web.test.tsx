import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  cleanup,
  openPaymentScreen,
  pageText,
  screen,
  fakeServer,
  waitForUpdates,
  wanjiku,
} from '#features/payments/web/testing.tsx';
import type { StaffPerson } from '#features/people/contract-staff.ts';
import { newId } from '#kit/pure/ids.ts';
import { staffScreenEn } from '#kit/web/staff/words.en.ts';
import { adminEn as en } from '../words.en.ts';
import { adminSw as sw } from '../words.sw.ts';
import { ActsScreen } from './AuditLogScreen.tsx';
import { DatabaseScreen } from './DatabaseScreen.tsx';
import { MissionScreen } from './MissionScreen.tsx';
import { SystemScreen } from './SystemScreen.tsx';
import { UsersScreen } from './UsersScreen.tsx';

afterEach(cleanup);
const admin = () => ({ ...wanjiku, userId: newId(), role: 'admin' as const });
const at = new Date().toISOString();
const answers = { minutes: 15, requests: 400, faults: 3, median_ms: 7.4, p95_ms: 61 };
const mission = {
  users: 1_234,
  farms: 987,
  scans: 4_321,
  week: { users: 18, farms: 12, scans: 203 },
  at,
  judged: { health: 'good', reasons: [] },
  answers,
};
const person = (over: Partial<StaffPerson> = {}): StaffPerson => ({
  id: newId(),
  email: 'nafula@example.com',
  name: 'Nafula',
  phone: '+254712345678',
  role: 'farmer',
  verified: true,
  joined_at: at,
  last_sign_in: at,
  suspended_at: null,
  suspended_why: null,
  ...over,
});
const tap = async (name: string, within_ = screen): Promise<void> => {
  await userEvent.click(within_.getByRole('button', { name }));
  await waitForUpdates();
};
const sheet = () => within(screen.getByRole('dialog')) as unknown as typeof screen;

test('MSC-01, MSC-02, MSC-04 a Pro user sees the counts and measurements but no admin links', async () => {
  fakeServer({ '/api/mission': mission });
  await openPaymentScreen(<MissionScreen />);
  await waitForUpdates();
  for (const part of [
    '1,234',
    '987',
    '4,321',
    en.totals.week('203'),
    en.health.good,
    en.answers.within(en.answers.ms('7.4'), en.answers.ms('61')),
    en.answers.of('3', '400'),
  ])
    expect(pageText()).toContain(part);
  expect(screen.queryByRole('list', { name: en.staff })).toBeNull();
  expect(screen.queryByRole('link', { name: en.parts.users })).toBeNull();
});

test('MSC-02, MSC-03 problems are named, no requests means no response time, and staff get their links', async () => {
  fakeServer({
    '/api/mission': {
      ...mission,
      judged: { health: 'bad', reasons: ['few_requests', 'late_jobs'] },
      answers: { ...answers, requests: 0, faults: 0, median_ms: null, p95_ms: null },
    },
  });
  await openPaymentScreen(<MissionScreen />, { session: admin(), language: 'sw' });
  await waitForUpdates();
  for (const part of [sw.health.bad, sw.reasons.few_requests, sw.reasons.late_jobs, sw.answers.none])
    expect(pageText()).toContain(part);
  const link = screen.getByRole('link', { name: new RegExp(sw.parts.database) });
  expect(link.getAttribute('href')).toBe('/admin/database');
});

test('MSC-03 staff see what waits for a decision, the list with the oldest case first', async () => {
  const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
  fakeServer({
    '/api/mission': mission,
    '/api/admin/refunds': { refunds: [{ asked_at: daysAgo(2) }], held: [] },
    '/api/community/queue': { posts: [{ created_at: daysAgo(5) }], next: null, waiting: 4 },
    '/api/reviews/queue': { reviews: [], waiting: 0 },
    '/api/admin/suppliers': { suggestions: [], reports: [] },
    '/api/admin/offers': { posts: [], next: null, waiting: 0 },
    '/api/admin/market': { refused: 'server.fault' },
    '/api/admin/referrals': { total: 0, held: [] },
  });
  await openPaymentScreen(<MissionScreen />, { session: admin() });
  await waitForUpdates(3_200);
  expect(pageText()).toContain(`5 ${en.queue.decisions(5)}`);
  const rows = within(screen.getByRole('list', { name: en.queue.decisions(3) })).getAllByRole('link');
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    '/community/review',
    '/admin/refunds',
    '/admin/prices',
  ]);
  expect(rows[2]?.textContent).toContain(en.queue.failed);
  expect(pageText()).toContain(en.queue.empty(4));
}, 10_000);

test('MSC-02 when loading fails, an error is shown and no figures', async () => {
  fakeServer({ '/api/mission': { refused: 'server.fault' } });
  await openPaymentScreen(<MissionScreen />);
  await waitForUpdates(3_200);
  expect(pageText()).toContain(en.failed);
  expect(pageText()).not.toContain(en.health.title);
}, 10_000);

test('MSC-03 staff find a user and suspend them; a reason is required', async () => {
  const one = person();
  const asked = fakeServer({
    '/api/admin/people': [
      { people: [], more: false },
      { people: [one], more: false },
    ],
    [`/api/admin/people/${one.id}/suspend`]: { suspended: true },
  });
  await openPaymentScreen(<UsersScreen />, { session: admin() });
  await waitForUpdates();
  expect(pageText()).toContain(en.users.none);
  await userEvent.type(screen.getByLabelText(en.users.find), 'nafula');
  await tap(en.users.search);
  await userEvent.click(screen.getByRole('button', { name: /Nafula/ }));
  expect(pageText()).toContain('+254712345678');
  await tap(en.users.acts.suspend, sheet());
  await tap(en.users.acts.suspend, sheet());
  expect(pageText()).toContain(en.users.whyMissing);
  await userEvent.type(sheet().getByLabelText(en.users.why), 'Mbegu bandia');
  await tap(en.users.acts.suspend, sheet());
  expect(asked.find(({ path }) => path.endsWith('/suspend'))?.body).toEqual({ why: 'Mbegu bandia' });
});

test('MSC-03 only a verified user can become an expert; an admin cannot be suspended; a suspension can be lifted', async () => {
  const people = [
    person({ name: 'Mpya', verified: false }),
    person({ name: 'Chifu', role: 'admin' }),
    person({ name: 'Amina', suspended_at: at, suspended_why: 'Matusi' }),
  ];
  fakeServer({ '/api/admin/people': { people, more: true } });
  await openPaymentScreen(<UsersScreen />, { session: admin() });
  await waitForUpdates();
  const acts: string[][] = [];
  for (const { name } of people) {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
    acts.push(Object.values(en.users.acts).filter((act) => sheet().queryByRole('button', { name: act })));
    if (name === 'Amina') expect(sheet().getByText(/Matusi/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
  }
  const { expert, reset, suspend, restore } = en.users.acts;
  expect(acts).toEqual([[suspend, reset], [reset], [expert, restore, reset]]);
  for (const part of [en.users.state, en.users.unproven, en.users.more]) expect(pageText()).toContain(part);
});

test('a name loses its direction marks and stacked accents wherever staff see it', async () => {
  fakeServer({
    '/api/admin/people': { people: [person({ name: `\u202eNa${'\u0301'.repeat(40)}fula` })], more: false },
  });
  await openPaymentScreen(<UsersScreen />, { session: admin() });
  await waitForUpdates();
  const row = screen.getByRole('button', { name: /fula/ });
  await userEvent.click(row);
  for (const text of [row.textContent, sheet().getByRole('heading').textContent])
    expect(text?.replace(/\P{M}/gu, '').length).toBeLessThan(5);
  expect(pageText()).not.toContain('\u202e');
});

test('MSC-03 system, database and log pages show data without idle queues; failed jobs can be retried', async () => {
  const queue = {
    name: 'people.mail',
    waiting: 2,
    later: 0,
    running: 0,
    failed: 1,
    late: 130,
    fault: 'the post was closed',
  };
  const asked = fakeServer({
    '/api/admin/system': {
      at,
      version: '1',
      judged: { health: 'strained', reasons: ['failed_jobs'] },
      quarter: answers,
      day: answers,
      queues: [queue, { ...queue, name: 'idle.one', waiting: 0, failed: 0, late: null, fault: null }],
    },
    '/api/admin/jobs/retry': { retried: 1 },
    '/api/admin/database': {
      at,
      version: '18.4',
      bytes: 52_428_800,
      connections: 4,
      most_connections: 100,
      from_memory: 0.99,
      tables: [{ name: 'fields', bytes: 1_048_576, rows: 2_000 }],
      running: [],
      slow: null,
      replicas: [],
    },
    '/api/admin/acts': {
      acts: [
        {
          id: newId(),
          at,
          by: 'chief@example.com',
          act: 'people.suspend',
          about: newId(),
          about_email: 'nafula@example.com',
          what: null,
          why: 'Mbegu bandia',
        },
      ],
      next: null,
    },
  });
  await openPaymentScreen(
    <>
      <SystemScreen />
      <DatabaseScreen />
      <ActsScreen />
    </>,
    { session: admin() },
  );
  await waitForUpdates();
  for (const part of [
    'the post was closed',
    en.system.late(en.system.minutes(2)),
    en.database.slowOff,
    en.database.replicasNone,
    en.database.rows('2,000'),
    en.acts.today,
    en.acts.names['people.suspend']!,
    'Mbegu bandia',
    'chief@example.com',
  ])
    expect(pageText()).toContain(part);
  expect(pageText()).not.toContain('idle.one');
  await tap(en.system.again);
  expect(asked.find(({ path }) => path === '/api/admin/jobs/retry')?.body).toEqual({ name: 'people.mail' });
});

test.each([
  ['en', en],
  ['sw', sw],
] as const)('MSC-03 staff see how many requests were rate-limited, in %s', async (language, words) => {
  const quarter = { ...answers, limited: 17 };
  const day = { ...answers, minutes: 1_440, requests: 9_000, limited: 230 };
  fakeServer({
    '/api/admin/system': { at, version: '0.1.0', judged: mission.judged, quarter, day, queues: [] },
  });
  await openPaymentScreen(<SystemScreen />, { session: admin(), language });
  await waitForUpdates();
  expect(screen.getAllByText(words.answers.limited)).toHaveLength(2);
  for (const part of [words.answers.of('17', '400'), words.answers.of('230', '9,000')])
    expect(pageText()).toContain(part);
});

test('MSC-04 a user who is not an admin sees a refusal, and no admin data is requested', async () => {
  const asked = fakeServer({});
  await openPaymentScreen(<UsersScreen />);
  expect(pageText()).toContain(staffScreenEn.adminOnly);
  expect(asked.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([]);
});

import { within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import {
  click,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { newId } from '#kit/pure/ids.ts';
import { impactEn as en } from '../words.en.ts';
import { impactSw as sw } from '../words.sw.ts';
import { ImpactSection } from './ImpactSection.tsx';
import {
  achievements,
  dashboardReplies,
  checkedAgo,
  economicReply,
  openImpact,
  overview,
  outcomeRow,
  serverReplies,
} from './testing.tsx';

// Each test opens screens several times.
vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  cleanUp();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const foldOf = (title: string): HTMLElement =>
  screen.getByRole('heading', { name: title }).closest('summary')!;
const open = async (setting: Parameters<typeof openImpact>[1] = {}) => {
  const farm = await openImpact(
    <Router>
      <ImpactSection />
    </Router>,
    { rows: [checkedAgo(2)], ...setting },
  );
  await waitForUpdates(100);
  return farm;
};
/** Card scripts may load slowly on a busy machine. */
const loaded = async (): Promise<void> => {
  for (let tries = 0; tries < 80 && (tries < 3 || document.querySelector('[role=status] > .unseen')); tries++)
    await waitForUpdates(50);
};
const unfolded = async (setting: Parameters<typeof openImpact>[1] = {}) => {
  const farm = await open(setting);
  await click(foldOf((setting.language === 'sw' ? sw : en).title));
  await loaded();
  return farm;
};
/** Another version of the rows is another request: answers are cached for minutes. */
let checks = 0;
const fresh = () => ({ rows: Array.from({ length: ++checks }, () => checkedAgo(2)) });
const card = (title: string) => within(screen.getByRole('region', { name: title }));

test('DSH-16 a signed-out user is asked to sign in', async () => {
  serverReplies(dashboardReplies);
  await open({ session: null });
  expect(pageText()).toContain(en.signedOut);
  expect(screen.getByRole('link', { name: en.signIn }).getAttribute('href')).toBe('/auth');
});

test('DSH-22 a farmer without checks sees one line, and the server is not called', async () => {
  const asked = serverReplies(dashboardReplies);
  await open({ rows: [] });
  expect(pageText()).toBe(en.newcomer);
  expect(asked).toEqual([]);
});

test('DSH-14 DSH-17 collapsed it is one line; expanded, five requests run in parallel, one per card', async () => {
  const asked = serverReplies(dashboardReplies);
  await open({ ...fresh(), at: '/dashboard' });
  expect(screen.getByRole('heading', { name: /Your Agricultural Dashboard/ })).toBeTruthy();
  expect(pageText()).toContain(`${checks} checked, 0 followed up`);
  expect(asked).toEqual([]);
  await click(foldOf(en.title));
  await loaded();
  expect([...asked].sort()).toEqual([
    '/api/impact/achievements',
    '/api/impact/economic',
    '/api/impact/overview',
    '/api/impact/places',
    '/api/scans?limit=10',
  ]);
  for (const title of [
    en.economic.title,
    en.overview.title,
    en.places.title,
    en.achievements.title,
    en.history.title,
  ])
    expect(screen.getByRole('region', { name: title })).toBeTruthy();
  expect(card(en.places.title).getByText('Shamba la mto · Nakuru')).toBeTruthy();
  expect(card(en.places.title).getByRole('link', { name: en.places.nearby }).getAttribute('href')).toBe(
    '/sightings',
  );
  await tap(en.again);
  expect(location.pathname).toBe('/scan');
});

test('DSH-14 received neighbour warnings are shown with the places', async () => {
  serverReplies(dashboardReplies);
  const notice = {
    id: newId(),
    condition: 'maize___fall_armyworm',
    crop: 'maize',
    cell: '1:1',
    day: '2026-11-19',
    level: 'seen',
    read: false,
    created_at: '2026-11-19T09:00:00.000Z',
  };
  await unfolded({ rows: [...fresh().rows, { kind: 'sighting_notice', row: notice }] });
  expect(card(en.places.title).getByText(/Reported near you: .*armyworm.*19 Nov 2026/i)).toBeTruthy();
});

test('DSH-20 DSH-21 shows the estimate as a range in shillings with its basis, and no zero without confirmed checks', async () => {
  serverReplies(dashboardReplies);
  await unfolded(fresh());
  expect(card(en.economic.title).getByText('KES 2,200 to KES 13,000')).toBeTruthy();
  expect(pageText()).toContain('about USD 17 to USD 100');
  expect(pageText()).toContain('129 shillings (2025)');
  cleanUp();
  serverReplies({
    ...dashboardReplies,
    '/api/impact/economic': { ...economicReply, economic: null },
    '/api/impact/overview': { ...overview, waitingScans: 2 },
  });
  await unfolded(fresh());
  expect(card(en.economic.title).getByText(en.economic.none)).toBeTruthy();
  expect(pageText()).toContain(en.economic.waiting('2'));
  expect(screen.getByRole('region', { name: en.economic.title }).textContent).not.toMatch(/KES/);
});

test('DSH-20b the county comparison is shown when the server sends one', async () => {
  serverReplies({
    ...dashboardReplies,
    '/api/impact/economic': {
      ...economicReply,
      competitiveAdvantage: 'You check your leaves more often than 82 of 100 active farmers in Nakuru.',
    },
  });
  await unfolded(fresh());
  expect(pageText()).toContain('more often than 82 of 100');
});

test('GAM-01 GAM-02 GAM-04 shows level with progress, streak with tier, and a message from five days', async () => {
  serverReplies(dashboardReplies);
  await unfolded({ ...fresh(), language: 'sw' });
  const text = screen.getByRole('region', { name: sw.overview.title }).textContent!;
  for (const said of [
    sw.levels[1]!.title,
    sw.overview.progress('5', '15', sw.levels[2]!.title),
    sw.tiers.rising,
    sw.overview.days('6'),
    sw.overview.longest('9'),
    sw.overview.streakMessage('6'),
  ])
    expect(text).toContain(said);
});

test('DSH-15 GAM-03 GAM-04 the next goal shows its reward, "so close" only above 80 %; a level from 80 %', async () => {
  serverReplies(dashboardReplies);
  await unfolded(fresh());
  expect(pageText()).toContain(en.overview.milestoneText('7', en.tiers.power));
  expect(pageText()).toContain(en.overview.soClose);
  cleanUp();
  serverReplies({
    ...dashboardReplies,
    '/api/impact/overview': {
      ...overview,
      currentStreak: 4,
      nextMilestone: { reward: 'x', current: 80, target: 100, progressPercentage: 80 },
    },
  });
  await unfolded(fresh());
  expect(pageText()).not.toContain(en.overview.soClose);
  expect(pageText()).not.toContain(en.overview.streakMessage('4'));
  cleanUp();
  serverReplies({
    ...dashboardReplies,
    '/api/impact/overview': {
      ...overview,
      expertiseLevel: { ...overview.expertiseLevel, progress: { percentage: 80, current: 12, required: 15 } },
      nextMilestone: { reward: 'x', current: 0, target: 3, progressPercentage: 0 },
    },
  });
  await unfolded(fresh());
  expect(pageText()).toContain(en.overview.soClose);
});

const falls = (): boolean => document.querySelector('[data-confetti]') !== null;
const motion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
const worth = (totalValueCreated: number, roi: number) => ({
  ...dashboardReplies,
  '/api/impact/economic': {
    ...economicReply,
    economic: { ...economicReply.economic, totalValueCreated, roi },
  },
});

test('GAM-05 a trophy above a 200 % return and a celebration above 100 dollars, neither at exactly that value', async () => {
  motion(true);
  serverReplies(worth(101, 201));
  await unfolded(fresh());
  expect(pageText()).toContain(en.economic.strong);
  expect(pageText()).toContain(en.economic.confetti);
  cleanUp();
  serverReplies(worth(100, 200));
  await unfolded(fresh());
  expect(pageText().includes(en.economic.strong) || pageText().includes(en.economic.confetti)).toBe(false);
});

test('GAM-05 confetti is shown once per farmer and phone, and not with reduced motion', async () => {
  serverReplies(worth(101, 0));
  motion(true);
  await unfolded(fresh());
  expect(falls()).toBe(false);
  cleanUp();
  motion(false);
  await unfolded(fresh());
  expect(falls()).toBe(true);
  const celebrated = localStorage.getItem('impact_celebrated')!;
  cleanUp();
  localStorage.setItem('impact_celebrated', celebrated);
  await unfolded(fresh());
  expect(falls()).toBe(false);
});

test('GAM-06 GAM-10 shows unlocked badges and those in progress, and the standing only if there is one', async () => {
  serverReplies(dashboardReplies);
  await unfolded(fresh());
  expect(
    card(en.achievements.title)
      .getAllByRole('listitem')
      .map((li) => li.textContent),
  ).toEqual(['5 plants followed upReached', 'First fieldReached', 'A week in a row6 of 7']);
  expect(pageText()).not.toContain('average active farmer');
  cleanUp();
  serverReplies({
    ...dashboardReplies,
    '/api/impact/achievements': {
      ...achievements,
      socialComparison: {
        userTier: 'expert',
        scansVsAverage: 108,
        percentile: 85,
        farmers: 44,
        county: 'Nakuru',
      },
    },
  });
  await unfolded(fresh());
  expect(
    card(en.achievements.title).getByText(/108% more checks than the average active farmer in Nakuru/)
      .textContent,
  ).toContain('Expert.');
});

test('DSH-18 without answers or cached data, the dashboard shows an error, and Try Again reloads the page', async () => {
  serverReplies({});
  await unfolded(fresh());
  expect(pageText()).toContain('Failed to load dashboard');
  expect(toastTexts()).toContain('Failed to load dashboard data');
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  await click(screen.getByRole('button', { name: 'Try Again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('DSH-19 a failed card shows its own error and its last value with its age, and can be retried', async () => {
  serverReplies(dashboardReplies);
  const { disk } = await unfolded(fresh());
  await waitForUpdates(100);
  cleanUp();
  const { ['/api/impact/economic']: _gone, ...rest } = dashboardReplies;
  const asked = serverReplies(rest);
  // The same phone after a change.
  await unfolded({ ...fresh(), disk });
  const economicCard = card(en.economic.title);
  expect(economicCard.getByText(/KES 2,200/)).toBeTruthy();
  expect(economicCard.getByRole('status').textContent).toBe(en.cardFailed);
  expect(economicCard.getByText('Saved just now')).toBeTruthy();
  expect(card(en.overview.title).getByText('Updated just now')).toBeTruthy();
  expect(card(en.overview.title).queryByRole('button', { name: en.retry })).toBeNull();
  const before = asked.length;
  await click(economicCard.getByRole('button', { name: en.retry }));
  expect(asked.slice(before)).toEqual(['/api/impact/economic']);
});

test('DSH-19 one farmer’s cached data is not shown to another', async () => {
  serverReplies(dashboardReplies);
  const farm = await unfolded(fresh());
  await waitForUpdates(100);
  const saved = await farm.store.readMeta<{ userId: string }>('kept:impact.economic');
  expect(saved).toMatchObject({ userId: farm.store.snapshot().userId });
  await farm.store.keepMeta('kept:impact.economic', { ...saved, userId: 'somebody-else' });
  cleanUp();
  serverReplies({ '/api/impact/overview': overview });
  await unfolded({ ...fresh(), disk: farm.disk });
  expect(pageText()).not.toContain('KES');
});

test('a recent check shows its outcome, or that it was not followed up', async () => {
  const row = checkedAgo(2, { id: dashboardReplies['/api/scans'].scans[0]!.id });
  serverReplies(dashboardReplies);
  await unfolded({ rows: [row, ...fresh().rows] });
  expect(card(en.history.title).getByRole('link').textContent).toContain(en.history.asked);
  cleanUp();
  await unfolded({ rows: [row, ...fresh().rows, outcomeRow(row.row.id, { answer: 'worse' })] });
  expect(card(en.history.title).getByRole('link').textContent).toContain(en.ask.answers.worse);
});

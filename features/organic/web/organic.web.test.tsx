import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import {
  farmer,
  field,
  openFarm,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
} from '#features/fields/web/testing.tsx';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import * as books from '#knowledge/books.ts';
import { conditionByKey } from '#knowledge/index.ts';
import { organicActions } from '#knowledge/organic/index.ts';
import { organicEn as en } from '../words.en.ts';
import { organicSw as sw } from '../words.sw.ts';
import { OrganicScreen } from './OrganicScreen.tsx';
import { type DoneAction, projections as organicProjections } from './projections.ts';
import { TodayCard } from './TodayCard.tsx';

vi.mock('#knowledge/books.ts', async (actual) => {
  const real = await actual<typeof books>();
  return { ...real, openPage: vi.fn(real.openPage) };
});
vi.setConfig({ testTimeout: 30_000 });

const openPage = vi.mocked(books.openPage);
const noBooks = () => openPage.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
const books_ = openPage.getMockImplementation()!;

afterEach(() => {
  cleanUp();
  openPage.mockImplementation(books_);
});

const today = dayInNairobi(new Date());
const projections = { ...fieldProjections, ...organicProjections };
const plot = field({ crop_type: 'bean' });
const aphids = {
  id: newId(),
  field_id: plot.id,
  crop_type: 'bean',
  photo: null,
  pick: null,
  severity: 'high',
  outcome: 'answer',
  condition: 'bean___aphid',
  confidence: 0.9,
  top3: [],
  model: 'm',
  counted: true,
  checked: null,
  taken_at: new Date().toISOString(),
  created_at: new Date().toISOString(),
};
const sick = [
  { kind: 'field', row: plot },
  { kind: 'scan', row: aphids },
];
const row = (over: Partial<DoneAction> = {}): DoneAction => ({
  id: today,
  action: 'compost_heap',
  field_id: null,
  crop_type: null,
  completed: true,
  completed_date: new Date().toISOString(),
  organic_score_points: 50,
  ...over,
});
type Setting = Partial<Parameters<typeof openFarm>[1]>;
const open = async (setting: Setting = {}, element = <TodayCard />) => {
  const farm = await openFarm(element, { projections, at: '/dashboard', rows: sick, ...setting });
  await waitFor(() =>
    expect(
      screen.getByRole('heading', { level: 2, name: (setting.language === 'sw' ? sw : en).title }),
    ).toBeTruthy(),
  );
  return farm;
};

test('ORG-01 ORG-02 the card shows title, urgency, crop, field, time and reason; a tap shows materials and steps', async () => {
  await open();
  await screen.findByRole('heading', { level: 3, name: 'Soap spray for soft insects' });
  for (const text of [
    'High urgency',
    'Beans · Shamba la mto',
    'Time to see results: Look again after 3 days',
    'Why Act Now',
    'A leaf check on',
  ])
    expect(pageText()).toContain(text);
  expect(pageText()).not.toContain('What You Need');
  await tap('Show Recipe & Steps');
  for (const text of [
    'What You Need',
    'Plain bar soap100 to 200 g',
    'How To Make It',
    'Grate the soap',
    'Expected results',
    'Yield boostNatural improvement',
    'Time to see results',
    'Infonet-Biovision',
    en.waits.notNamed,
  ])
    expect(pageText()).toContain(text);
  await tap('Hide Details');
  expect(pageText()).not.toContain('What You Need');
});

test('ORG-07 no card shows a figure for yield or money', async () => {
  await open({ rows: [] });
  await screen.findByRole('heading', { level: 3 });
  for (let i = 0; i < organicActions.length; i += 1) {
    expect(pageText()).not.toMatch(/KES|USD|\$|\d ?%/);
    if (screen.queryByRole('button', { name: en.newAction }) === null) break;
    await tap(en.newAction);
    await waitForUpdates(5);
  }
});

test('ORG-05 marking an action done offline queues one command and shows it completed with 50 points', async () => {
  const farm = await open({ online: false });
  await screen.findByRole('button', { name: en.markDone });
  await tap(en.markDone);
  await screen.findByText('Action Completed!');
  expect(pageText()).toContain('+50 organic points');
  expect(pageText()).toContain(en.waiting);
  expect(farm.commands().map(({ name, args }) => ({ name, args }))).toEqual([
    {
      name: 'organic.complete',
      args: { day: today, action: 'soap_spray', field_id: plot.id, crop_type: 'bean' },
    },
  ]);
  expect(screen.queryByRole('button', { name: en.markDone })).toBeNull();
  expect(screen.queryByRole('button', { name: en.newAction })).toBeNull();
});

test('ORG-09 an action that a leaf check forbids is removed from today’s card, with and without the disease pages', async () => {
  const farm = await open({ rows: [{ kind: 'field', row: plot }] });
  await screen.findByRole('heading', { level: 3 });
  const page = await books.openPage(conditionByKey('bean___healthy')!);
  const recipe = page!.organicSolutions.find(({ title }) => title.en === 'Clean seed from your best plants')!;
  const choice = {
    action: 'bean_seed',
    page: 'bean___healthy',
    fieldId: plot.id,
    crop: 'bean',
    urgency: 'high',
    why: { kind: 'soil' },
  };
  const { userId } = (await farm.store.readMeta<{ readonly userId: string }>('organic'))!;
  await farm.store.keepMeta('organic', {
    userId,
    shown: { [today]: [choice] },
    last: { day: today, choice, recipe },
  });
  cleanUp();
  const healthy = await open({ disk: farm.disk });
  await screen.findByRole('heading', { level: 3, name: 'Clean seed from your best plants' });
  cleanUp();
  const sickLeaf = { kind: 'scan', row: { ...aphids, condition: 'bean___angular_leaf_spot' } };
  await open({ disk: healthy.disk, rows: [{ kind: 'field', row: plot }, sickLeaf] });
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 3 }).textContent).not.toBe(
      'Clean seed from your best plants',
    ),
  );
  expect(pageText()).not.toContain('Clean seed from your best plants');
});

test('ORG-03 “new action” shows a different action, which stays after a restart', async () => {
  const farm = await open();
  await screen.findByRole('heading', { level: 3, name: 'Soap spray for soft insects' });
  await tap(en.newAction);
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 3 }).textContent).not.toBe('Soap spray for soft insects'),
  );
  const second = screen.getByRole('heading', { level: 3 }).textContent;
  cleanUp();
  await open({ disk: farm.disk });
  await screen.findByRole('heading', { level: 3, name: second! });
});

test('ORG-04 when all actions were shown, the card says none is available and a button finds one', async () => {
  const farm = await open({ rows: [] });
  await screen.findByRole('heading', { level: 3 });
  for (let i = 0; i < 50 && screen.queryByRole('button', { name: en.newAction }); i += 1) {
    await tap(en.newAction);
    await waitForUpdates(20);
  }
  expect(pageText()).toContain('No daily action available');
  cleanUp();
  await open({ disk: farm.disk });
  expect(pageText()).toContain('No daily action available');
  await tap('Generate Action');
  await screen.findByRole('heading', { level: 3 });
});

test('ORG-06 without a field the card shows Your Farm, Mixed Crops and low urgency', async () => {
  await open({ rows: [] });
  await screen.findByRole('heading', { level: 3, name: 'Compost heap' });
  expect(pageText()).toContain('Mixed Crops · Your Farm');
  expect(pageText()).toContain('Low urgency');
});

test('ORG-08 without the disease pages, the last saved card is shown and a retry button loads today’s card', async () => {
  const farm = await open();
  await screen.findByRole('heading', { level: 3, name: 'Soap spray for soft insects' });
  const kept = await farm.store.readMeta<any>('organic');
  const yesterday = addDays(today, -1);
  await farm.store.keepMeta('organic', {
    ...kept,
    shown: { [yesterday]: kept.shown[today] },
    last: { ...kept.last, day: yesterday },
  });
  cleanUp();
  noBooks();
  await open({ disk: farm.disk, online: false });
  await screen.findByText(en.failed);
  expect(pageText()).toContain(en.kept);
  expect(pageText()).toContain('Soap spray for soft insects');
  expect(screen.queryByRole('button', { name: en.markDone })).toBeNull();
  openPage.mockImplementation(books_);
  await tap(en.retry);
  await waitFor(() => expect(pageText()).not.toContain(en.failed));
  expect(screen.getByRole('button', { name: en.markDone })).toBeTruthy();
});

test('ORG-08 a new user offline without the disease pages sees a message, and the first action once online', async () => {
  noBooks();
  await open({ rows: [], online: false });
  await screen.findByText(en.failed);
  expect([pageText().includes(en.kept), screen.queryByRole('button', { name: en.markDone })]).toEqual([
    false,
    null,
  ]);
  openPage.mockImplementation(books_);
  await waitForUpdates(20);
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  window.dispatchEvent(new Event('online'));
  await screen.findByRole('heading', { level: 3, name: 'Compost heap' });
  expect(pageText()).not.toContain(en.failed);
});

test('ORG-09 today’s card opens from its saved copy when its page cannot be loaded', async () => {
  const farm = await open();
  await screen.findByRole('heading', { level: 3, name: 'Soap spray for soft insects' });
  cleanUp();
  noBooks();
  await open({ disk: farm.disk, online: false });
  await screen.findByRole('heading', { level: 3, name: 'Soap spray for soft insects' });
  expect(pageText()).not.toContain(en.failed);
});

test('an action done on another phone today is shown as completed, with the total points', async () => {
  await open({
    rows: [
      ...sick,
      { kind: 'organic_action', row: row() },
      { kind: 'organic_action', row: row({ id: addDays(today, -3) }) },
    ],
  });
  await screen.findByRole('heading', { level: 3, name: 'Compost heap' });
  expect(pageText()).toContain('Action Completed!');
  expect(pageText()).toContain('100 organic points in total');
});

test('the card and the list of completed actions are shown in Kiswahili', async () => {
  await open(
    {
      language: 'sw',
      session: { ...farmer, language: 'sw' },
      rows: [...sick, { kind: 'organic_action', row: row({ id: addDays(today, -3) }) }],
    },
    <OrganicScreen />,
  );
  await screen.findByRole('heading', { level: 3, name: 'Maji ya sabuni kwa wadudu laini' });
  await tap(sw.show);
  for (const text of [
    sw.whyNow,
    sw.needs,
    'Sabuni ya kipande',
    'Gramu 100 hadi 200',
    sw.doneTitle,
    'Hutengeneza chakula cha udongo',
  ])
    expect(pageText()).toContain(text);
});

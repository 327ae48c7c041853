import { readFileSync } from 'node:fs';
import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  farmer,
  openFarm,
  pageText,
  screen,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { demoEn as en } from '../words.en.ts';
import { demoSw as sw } from '../words.sw.ts';
import { DemoScreen } from './DemoScreen.tsx';
import { sampleBadges, sampleExperts, sampleQuestions, sampleTraining } from './samples.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanUp();
});

const open = (language: 'en' | 'sw' = 'en') =>
  openFarm(<DemoScreen />, {
    projections: {},
    at: '/community/legacy',
    language,
    session: { ...farmer, language },
  });
const tab = async (name: string) =>
  act(async () => {
    await userEvent.click(screen.getByRole('tab', { name }));
  });
const cards = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const card = (name: string) => within(screen.getByRole('region', { name }));
const press = (inside: ReturnType<typeof card>, name: string) =>
  act(async () => {
    await userEvent.click(inside.getByRole('button', { name }));
  });

test('LEG-01 LEG-02 four tabs of samples under a fixed banner; nothing is sent or saved, no indexing', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const farm = await open();
  const saved = localStorage.length;
  expect(screen.getAllByRole('tab').map((t) => t.textContent)).toEqual([
    'Questions',
    'Training',
    'Experts',
    'Achievements',
  ]);
  for (const name of ['Questions', 'Training', 'Experts', 'Achievements']) {
    await tab(name);
    expect(screen.getByRole('note').textContent).toContain('Sample data – demo');
    for (const title of cards()) expect(`${title}`).toMatch(/^(Sample|AI recommendations)/);
  }
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow');
  expect(readFileSync('apps/web/public/robots.txt', 'utf8')).toContain('Disallow: /community/legacy\n');
  expect([asked.mock.calls.length, farm.commands(), localStorage.length]).toEqual([0, [], saved]);
});

test('LEG-03 the recommendations can be dismissed', async () => {
  await open();
  await press(card(en.advice.title), en.advice.dismiss);
  expect(pageText()).not.toContain(en.advice.title);
});

test('LEG-04 LEG-05 the form names missing fields; posting adds an open question, then shows a notice', async () => {
  await open();
  await tap(en.ask.open);
  await tap(en.ask.post);
  expect(toastTexts()).toEqual([
    'Please fill in all required fields',
    'Title, description, and category are required',
  ]);
  await userEvent.type(screen.getByLabelText(en.ask.title), 'Kahawa yangu');
  await userEvent.type(screen.getByLabelText(en.ask.content), 'Majani yana madoa');
  await userEvent.selectOptions(screen.getAllByLabelText(en.ask.category)[0]!, 'disease_control');
  await userEvent.type(screen.getByLabelText(en.ask.tags), 'kahawa, kutu');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await tap(en.ask.post);
  expect(toastTexts()).toContain('Your question has been posted!');
  expect(cards()).toContain('Kahawa yangu');
  expect(card('Kahawa yangu').getByText('Open')).toBeTruthy();
  expect(toastTexts()).not.toContain(en.ask.told);
  act(() => {
    vi.advanceTimersByTime(3_000);
  });
  expect(toastTexts()).toContain(en.ask.told);
}, 20_000);

test('LEG-06 search and filter by one of ten categories', async () => {
  await open();
  expect(screen.getByLabelText(en.category).querySelectorAll('option')).toHaveLength(11);
  await userEvent.type(screen.getByLabelText(en.search), 'BEETLES');
  expect(cards()).toEqual([en.advice.title, en.samples.q3.title]);
  await userEvent.clear(screen.getByLabelText(en.search));
  await userEvent.selectOptions(screen.getByLabelText(en.category), 'soil_management');
  expect(cards()).toEqual([en.advice.title, en.samples.q2.title]);
});

test('LEG-07 upvoting, following and unfollowing, viewing a question, and the shortened accepted answer', async () => {
  await open();
  const first = card(en.samples.q1.title);
  expect(first.getByText('Solved')).toBeTruthy();
  expect(pageText()).toContain(`${en.samples.q1.answer.slice(0, 120)}…`);
  await press(first, 'Upvote');
  expect(first.getByText(/Votes: 13/)).toBeTruthy();
  expect(toastTexts()).toEqual(['Upvoted question']);
  await press(first, 'Follow');
  await press(first, 'Unfollow');
  expect(toastTexts()).toEqual(['Following question', 'Unfollowed question']);
  await press(first, 'View Question');
  expect(pageText()).toContain(en.samples.q1.answer);
  expect(pageText()).toContain(en.samples.q1.comment);
});

test('LEG-08 LEG-09 LEG-10 enrolling and upgrading; following and contacting experts; badges with progress', async () => {
  await open();
  await tab('Training');
  await press(card(en.samples.t1.title), 'Enroll Now');
  expect(toastTexts()).toContain(`Enrolled in "${en.samples.t1.title}"`);
  expect(card(en.samples.t1.title).getByRole('button', { name: 'Continue Learning' })).toBeTruthy();
  expect(
    card(en.samples.t3.title).getByRole('link', { name: 'Upgrade to Access' }).getAttribute('href'),
  ).toBe('/upgrade');
  await tab('Experts');
  await press(card(en.samples.e1.name), 'Follow');
  expect(card(en.samples.e1.name).getByRole('button', { name: 'Following' })).toBeTruthy();
  await press(card(en.samples.e1.name), 'Contact');
  expect(toastTexts()).toContain('Contact request sent');
  await tab('Achievements');
  for (const level of ['Gold', 'Silver', 'Bronze']) expect(screen.getByText(level)).toBeTruthy();
  expect(screen.getAllByRole('meter').map((m) => m.getAttribute('value'))).toEqual(['30', '80']);
});

test('DAT-13 the samples have the demo fields, and no real contract has them', () => {
  const keys = (one: object | undefined) => Object.keys(one ?? {});
  const [question] = sampleQuestions(en.samples);
  expect(keys(question)).toEqual(
    expect.arrayContaining(['authorRank', 'badges', 'isFeatured', 'isFollowing']),
  );
  expect(keys(question?.answers[0])).toEqual(
    expect.arrayContaining(['comments', 'isAccepted', 'isAIVerified']),
  );
  expect(keys(sampleTraining(en.samples)[0])).toEqual(
    expect.arrayContaining(['duration', 'popularity', 'progress', 'isAICertified', 'isRecommended']),
  );
  expect(keys(sampleExperts(en.samples)[0])).toEqual(
    expect.arrayContaining([
      'specialization',
      'badges',
      'rating',
      'answers',
      'availability',
      'verified',
      'organization',
      'bio',
    ]),
  );
  expect(keys(sampleBadges(en.samples)[0])).toEqual(
    expect.arrayContaining([
      'name',
      'description',
      'category',
      'level',
      'requirements',
      'earnedBy',
      'isEarned',
      'progress',
    ]),
  );
  // Invented ranks, ratings and popularity appear nowhere else.
  const real =
    readFileSync('features/community/contract.ts', 'utf8') +
    readFileSync('features/training/contract.ts', 'utf8');
  for (const invented of [
    'authorRank',
    'isAIVerified',
    'isFeatured',
    'popularity',
    'isAICertified',
    'earnedBy',
  ])
    expect([invented, real.includes(invented)]).toEqual([invented, false]);
});

test('the banner and the samples are in Kiswahili', async () => {
  await open('sw');
  expect(screen.getByRole('note').textContent).toContain(sw.banner);
  for (const title of cards()) expect(`${title}`).toMatch(/^(Mfano|Mapendekezo)/);
});

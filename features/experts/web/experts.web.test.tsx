import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import {
  click,
  type Farm,
  openFarm,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
} from '#features/fields/web/testing.tsx';
import { projections as scannerProjections } from '#features/scanner/web/projections.ts';
import { scanRow } from '#features/scanner/web/testing.tsx';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { useRow } from '#kit/web/store/hooks.ts';
import { expertsEn as en } from '../words.en.ts';
import { expertsSw as sw } from '../words.sw.ts';
import { workbenchEn } from '../words.workbench.en.ts';
import { DonationScreen } from './DonationScreen.tsx';
import { projections as expertProjections } from './projections.ts';
import { AnsweredCard, ReviewCard } from './ReviewCard.tsx';
import { UnreadAnswers } from './UnreadAnswers.tsx';
import { lastTurn, type Review } from './use-reviews.ts';

afterEach(cleanUp);

/** Sets the whole value at once, like a paste. Typing letter by letter is slow on a busy machine. */
const write = (box: HTMLElement, value: string): void => {
  fireEvent.input(box, { target: { value } });
};

const scan = scanRow({ id: '019a0000-0000-7000-8000-0000000000aa', photo: 'ab'.repeat(32) });
const scanId = scan.row.id;
const Card = () => {
  const row = useRow<Scan>('scan', scanId);
  return row ? (
    <>
      <AnsweredCard scan={row} />
      <p>the app’s own answer</p>
      <ReviewCard scan={row} />
    </>
  ) : null;
};
const projections = { ...fieldProjections, ...scannerProjections, ...expertProjections };

const ago = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();
const answer = {
  by: 'Njeri Mwangi',
  text: 'It is rust.',
  voice: null,
  condition: 'bean___rust',
  donatable: true,
  at: ago(1),
};
const reviewRow = (over: Partial<Review> = {}, turn: Partial<Review['turns'][number]> = {}) => ({
  kind: 'review',
  row: {
    id: '019a0000-0000-7000-8000-0000000000bb',
    scan_id: scanId,
    disease_name: 'Bean rust',
    condition: 'bean___rust',
    confidence: 0.93,
    severity: 'high',
    status: 'waiting',
    crop_type: 'bean',
    county: null,
    created_at: ago(2),
    turns: [
      { note: 'Since Monday', photos: [], asked_at: ago(2), due_at: ago(-22.5), answer: null, ...turn },
    ],
    seen: true,
    helped: null,
    ...over,
  } as Review,
});

/** The server's answer about its experts; other routes do not answer. */
const promiseIs = (promise: object | null): void => {
  globalThis.fetch = (async (url: string) => {
    if (!promise || !url.startsWith('/api/reviews/promise')) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(promise), { status: 200 });
  }) as typeof fetch;
};

const openCard = (
  rows: readonly { kind: string; row: { id: string } }[] = [],
  more: object = {},
): Promise<Farm> =>
  openFarm(<Card />, { projections, at: `/scan/${scanId}`, rows: [scan, ...rows], ...more });

// Runs first: unknown data would be requested again and again during later tests.
test('SCN-23 shows that no expert has joined instead of the 24-hour promise, before and after a request', async () => {
  promiseIs({ experts: 0, inTimeShare: null, medianHours: null });
  await openCard([], { language: 'sw' });
  await waitForUpdates(50);
  expect(pageText()).toContain(sw.noExpert);
  cleanUp();
  await openCard([reviewRow({}, { due_at: null })]);
  expect(pageText()).toContain(en.noExpert);
  expect(pageText()).not.toContain(en.responsePromise);
});

test('SCN-23 an offline request is saved and shown as saved; no response time is promised', async () => {
  promiseIs(null);
  const farm = await openCard([], { online: false });
  // Selects by text, because a role query would also search the 47 counties.
  await click(screen.getByText(en.requestReview));
  expect(pageText()).toContain(en.ask.sharedWithExpert(1));
  write(await screen.findByLabelText(en.ask.note), 'Madoa tangu Jumatatu');
  await click(screen.getByText(en.ask.send));
  expect(farm.commands().filter((c) => c.name === 'reviews.ask')).toMatchObject([
    { args: { scan_id: scanId, note: 'Madoa tangu Jumatatu', county: null } },
  ]);
  expect(pageText()).toContain(en.saved);
  expect(pageText()).not.toContain(en.responsePromise);
  expect(screen.queryByText(en.requestReview)).toBeNull();
}, 20_000);

test('SCN-23 SCN-11 promises 24 hours once the server has set a due time, and shows when an answer is overdue', async () => {
  promiseIs(null);
  await openCard([reviewRow()]);
  expect(pageText()).toContain('Agricultural expert will review your case within 24 hours');
  expect(pageText()).toContain(en.timeLeft(22));
  cleanUp();
  await openCard([reviewRow({}, { due_at: ago(3.5) })]);
  expect(pageText()).toContain(en.overdueBy(3));
  expect(pageText()).not.toContain(en.responsePromise);
});

test('an answer shows who gave it and what it confirms, is marked as read, and "this helped" closes the request', async () => {
  promiseIs(null);
  const farm = await openCard([reviewRow({ status: 'answered', seen: false }, { answer })]);
  await waitForUpdates(50);
  expect(pageText()).toContain(en.answeredBy('Njeri Mwangi'));
  expect(pageText()).toContain(en.confirms('Bean rust'));
  expect(pageText().indexOf('Njeri')).toBeLessThan(pageText().indexOf('the app’s own answer'));
  expect(farm.commands().map((c) => c.name)).toContain('reviews.seen');
  await tap(en.helped);
  expect(farm.commands().find((c) => c.name === 'reviews.close')?.args).toMatchObject({ helped: true });
  expect(pageText()).toContain(en.feedbackHelped);
  expect(screen.getByRole('link', { name: en.donateLink }).getAttribute('href')).toBe('/donation');
});

test('a farmer can ask one follow-up question; the expert’s own diagnosis is shown with the app’s', async () => {
  promiseIs(null);
  const farm = await openCard([
    reviewRow({ status: 'answered' }, { answer: { ...answer, condition: 'bean___angular_leaf_spot' } }),
  ]);
  expect(pageText()).toContain(en.diagnoses('Angular leaf spot of beans'));
  await tap(en.followUp.act);
  write(await screen.findByLabelText(en.followUp.note), 'And the pods?');
  await tap(en.followUp.send);
  expect(farm.commands().find((c) => c.name === 'reviews.ask_back')?.args).toMatchObject({
    note: 'And the pods?',
    photos: [],
  });
  expect(screen.queryByRole('button', { name: en.followUp.act })).toBeNull();
  expect(lastTurn(farm.store.snapshot().view.all('review')[0] as unknown as Review)).toMatchObject({
    note: 'And the pods?',
    answer: null,
  });
});

test('a voice note that the browser cannot play can be opened as a file; offline, it says that it needs a network', async () => {
  promiseIs(null);
  const voice = { ...answer, voice: { type: 'audio/webm' as const, seconds: 12 } };
  await openCard([reviewRow({ status: 'answered' }, { answer: voice })]);
  fireEvent.error(document.querySelector('audio')!);
  await waitForUpdates();
  expect(screen.getByRole('link', { name: en.voiceOpen }).getAttribute('href')).toBe(
    `/api/reviews/${reviewRow().row.id}/voice/1`,
  );
  cleanUp();
  await openCard([reviewRow({ status: 'answered' }, { answer: voice })], { online: false });
  expect(pageText()).toContain(en.voiceOffline);
});

test('an unread expert answer is shown on the scan screen with a link to its leaf check', async () => {
  await openFarm(<UnreadAnswers />, {
    projections,
    at: '/scan',
    rows: [scan, reviewRow({ status: 'answered', seen: false }, { answer })],
  });
  expect(pageText()).toContain(en.newAnswer('Bean rust'));
  expect(screen.getByRole('link', { name: en.read }).getAttribute('href')).toBe(`/scan/${scanId}`);
});

test('photo donation is off until a purpose is allowed, and can be stopped again', async () => {
  const farm = await openFarm(<DonationScreen />, {
    projections,
    at: '/donation',
    rows: [reviewRow({ status: 'closed' }, { answer, photos: ['a'.repeat(64), 'b'.repeat(64)] })],
  });
  expect(screen.getAllByText(workbenchEn.donation.off)).toHaveLength(2);
  expect(pageText()).toContain(workbenchEn.donation.yours(2));
  expect(pageText()).toContain('CC BY 4.0');
  const [train] = screen.getAllByRole('button', { name: workbenchEn.donation.allow });
  fireEvent.click(train!);
  await waitForUpdates(60);
  expect(farm.commands()).toMatchObject([{ name: 'donations.set', args: { purpose: 'train', given: true } }]);
  await tap(workbenchEn.donation.stop);
  expect(farm.commands().map((c) => c.args.given)).toEqual([true, false]);
});

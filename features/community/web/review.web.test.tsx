import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { farmer, pageText, screen, waitForUpdates, tap, cleanUp } from '#features/fields/web/testing.tsx';
import { newId } from '#kit/pure/ids.ts';
import { staffScreenEn } from '#kit/web/staff/words.en.ts';
import { communityEn as en } from '../words.en.ts';
import { CommunityReviewScreen } from './CommunityReviewScreen.tsx';
import { author, openCommunity, serve } from './testing.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanUp);

const QUEUE = '/api/community/queue';
const post = (title: string) => ({
  id: newId(),
  target: 'question',
  question_id: newId(),
  title,
  content: 'Enough letters to stand in the queue.',
  images: [],
  author: author(),
  created_at: '2026-11-20T08:00:00.000Z',
  state: 'pending',
  reason: 'links',
  reports: [],
});
const expertsOnly = { session: { ...farmer, role: 'expert' as const } };
/** The case in full, then those after it. */
const titles = (): (string | undefined)[] =>
  [
    ...screen.queryAllByRole('group').map((shown) => shown.querySelector('h2')),
    ...(screen.queryByRole('list', { name: staffScreenEn.next })?.querySelectorAll('bdi') ?? []),
  ].map((title) => title?.textContent);

test('the review queue loads further pages, and a decided post leaves it at once', async () => {
  const [first, second, last] = [post('The oldest'), post('The second'), post('Behind the first page')];
  const judged: string[] = [];
  const server = serve({
    [QUEUE]: (url: URL) =>
      url.searchParams.get('after')
        ? { posts: [last], next: null, waiting: 3 }
        : { posts: [first, second], next: 'behind-2', waiting: 3 },
    [`${QUEUE}/${first.id}`]: () => {
      judged.push(first.id);
      return { done: true };
    },
  });
  await openCommunity(<CommunityReviewScreen />, expertsOnly);
  await waitFor(() => expect(titles()).toEqual(['The oldest', 'The second']), { timeout: 5_000 });
  await tap(en.review.more);
  await waitFor(() => expect(titles()).toEqual(['The oldest', 'The second', 'Behind the first page']), {
    timeout: 5_000,
  });
  expect(screen.queryByRole('button', { name: en.review.more })).toBeNull();
  await tap(en.review.show);
  await waitForUpdates(100);
  expect(judged).toEqual([first.id]);
  expect(titles()).toEqual(['The second', 'Behind the first page']);
  expect(
    server.requests.filter(({ pathname, search }) => pathname === QUEUE && search === '').length,
  ).toBeGreaterThan(1);
});

test('a farmer sees no review queue, only how to report', async () => {
  await openCommunity(<CommunityReviewScreen />);
  expect(pageText()).toContain(en.review.closedHint);
});

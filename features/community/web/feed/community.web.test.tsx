import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, pageText, screen, waitForUpdates, tap, cleanUp } from '#features/fields/web/testing.tsx';
import { communityEn as en } from '../../words.en.ts';
import { communitySw as sw } from '../../words.sw.ts';
import { hidePost } from '../question/hidden-posts.ts';
import {
  waitForData,
  author,
  noTrending,
  openCommunity,
  ownQuestion,
  questionPage,
  question,
  refusedReply,
  rowsOf,
  serve,
} from '../testing.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';

const LIST = '/api/community/questions';
const TRENDING = '/api/community/trending';
const lists = (asked: readonly URL[]): URL[] => asked.filter(({ pathname }) => pathname === LIST);
const queryOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);
const many = (n: number) =>
  Array.from({ length: n }, (_, i) => question({ title: `Question number ${i} of them` }));

beforeEach(() => {
  history.replaceState(null, '', '/community');
});
vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanUp);

test('COM-03 five trending questions are ranked from #1 with votes and answers, and link to the question', async () => {
  const top = [1, 2, 3, 4, 5].map((n) => ({
    id: question().id,
    title: `Trend ${n}`,
    votes: 9 - n,
    answers: n,
  }));
  serve({ [LIST]: questionPage([]), [TRENDING]: { questions: top, at: new Date().toISOString() } });
  await openCommunity(<CommunityScreen />);
  await waitForData();
  expect(screen.getByRole('heading', { name: 'Trending This Week' })).toBeTruthy();
  const links = within(screen.getByRole('list', { name: 'Trending This Week' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(
    top.map(
      ({ title, votes, answers }, i) => `#${i + 1} ${title}${en.votes(votes)} · ${en.answers(answers)}`,
    ),
  );
  expect(links[0]!.getAttribute('href')).toBe(`/community/questions/${top[0]!.id}`);
});

test('COM-01 the header button opens the form in the page; questions, training and experts are tabs', async () => {
  serve({ [LIST]: questionPage([]), [TRENDING]: noTrending });
  await openCommunity(<CommunityScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'Community' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Questions',
    'Training',
    'Experts',
  ]);
  await tap('Ask Question');
  expect(screen.getByLabelText(en.ask.titleLabel)).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Questions' })).toBeTruthy();
});

test('COM-04 COM-05 opening the search shows status and sorting; open and latest are the defaults', async () => {
  const { requests } = serve({ [LIST]: questionPage(many(2)), [TRENDING]: noTrending });
  await openCommunity(<CommunityScreen />);
  await waitForData();
  expect(queryOf(lists(requests)[0])).toEqual({ status: 'open' });
  expect(screen.queryByText('STATUS')).toBeNull();
  await click(screen.getByLabelText('Search questions'));
  const chips = (name: string) =>
    within(screen.getByRole('radiogroup', { name }))
      .getAllByRole('radio')
      .map((chip) => [chip.closest('label')!.textContent, (chip as HTMLInputElement).checked]);
  expect(chips('STATUS')).toEqual([
    ['Open', true],
    ['Answered', false],
    ['Closed', false],
  ]);
  expect(chips('SORT BY')).toEqual([
    ['Latest', true],
    ['Most Voted', false],
    ['Most Answered', false],
    ['Most Viewed', false],
  ]);
  await click(screen.getByLabelText('Answered'));
  expect(queryOf(lists(requests).pop())).toEqual({ status: 'answered' });
  await click(screen.getByLabelText('Most Voted'));
  expect(queryOf(lists(requests).pop())).toEqual({ status: 'answered', sort: 'vote_score' });
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'irrigation');
  await waitForUpdates();
  expect(queryOf(lists(requests).pop())).toEqual({
    category: 'irrigation',
    status: 'answered',
    sort: 'vote_score',
  });
  await userEvent.type(screen.getByLabelText('Search questions'), 'tomato blight{Enter}');
  await waitForUpdates();
  expect(queryOf(lists(requests).pop())).toEqual({
    category: 'irrigation',
    status: 'answered',
    sort: 'vote_score',
    search: 'tomato blight',
  });
});

test('COM-06 more questions load page by page, and a new filter starts at the first page', async () => {
  const { requests } = serve({
    [LIST]: (url: URL) =>
      url.searchParams.get('after')
        ? questionPage(many(3), { total: 23 })
        : questionPage(many(20), { next: 'behind-20', total: 23 }),
    [TRENDING]: noTrending,
  });
  await openCommunity(<CommunityScreen />);
  await waitForData();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(20);
  await tap('Load More Questions');
  expect(queryOf(lists(requests).pop())).toEqual({ status: 'open', after: 'behind-20' });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(23);
  expect(screen.queryByRole('button', { name: 'Load More Questions' })).toBeNull();
  await click(screen.getByLabelText('Search questions'));
  await click(screen.getByLabelText('Closed'));
  expect(queryOf(lists(requests).pop())).toEqual({ status: 'closed' });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(20);
});

test('COM-07 five skeletons show while the first page loads', async () => {
  serve({ [LIST]: () => new Promise(() => undefined), [TRENDING]: noTrending });
  await openCommunity(<CommunityScreen />, { at: '/community?search=never+asked' });
  expect(screen.getByRole('status').querySelectorAll('[aria-hidden="true"]')).toHaveLength(5);
});

test('COM-08 an empty list invites to ask; an empty search suggests changing the filters', async () => {
  serve({ [LIST]: questionPage([]), [TRENDING]: noTrending });
  await openCommunity(<CommunityScreen />);
  await waitForData();
  expect(pageText()).toContain('Be the first to ask a question!');
  await tap('Ask First Question');
  expect(screen.getByLabelText(en.ask.content)).toBeTruthy();
  await click(screen.getByLabelText('Search questions'));
  await userEvent.selectOptions(screen.getAllByLabelText('Category').pop()!, 'storage');
  await waitForUpdates(30);
  expect(pageText()).toContain('No questions found');
  expect(pageText()).toContain('Try adjusting your search or filters');
});

test('COM-08 when all questions are answered, the user is not invited to be the first', async () => {
  const { requests } = serve({
    [LIST]: questionPage([]),
    [TRENDING]: noTrending,
    '/api/community/categories': { categories: [{ id: 'storage', icon: '', questions: 3 }] },
  });
  await openCommunity(<CommunityScreen />);
  await waitFor(() => expect(pageText()).toContain(en.noneOpen), { timeout: 5_000 });
  expect(pageText()).not.toContain(en.beFirst);
  await tap(en.seeAnswered);
  expect(queryOf(lists(requests).pop())).toEqual({ status: 'answered' });
  expect(pageText()).toContain(en.noneFound);
});

test('COM-09 a card shortens long text, shows three tags and how many more, and links to the question', async () => {
  const long = question({
    content: 'a'.repeat(151),
    tags: ['one', 'two', 'three', 'four', 'five'],
    ai_preliminary_answer: {
      text: { en: 'b'.repeat(121), sw: 'c'.repeat(121) },
      path: '/conditions/x',
      sources: [],
    },
  });
  serve({ [LIST]: questionPage([long]), [TRENDING]: noTrending });
  await openCommunity(<CommunityScreen />);
  await waitForData();
  const card = screen.getByRole('link', { name: new RegExp(long.title.replace('?', '\\?')) });
  expect(card.getAttribute('href')).toBe(`/community/questions/${long.id}`);
  expect(card.textContent).toContain(`${'a'.repeat(150)}…`);
  expect(card.textContent).toContain(`${'b'.repeat(120)}…`);
  expect([...card.querySelectorAll('li')].map((tag) => tag.textContent)).toEqual([
    'one',
    'two',
    'three',
    '+2 more',
  ]);
});

test('HTML, scripts and direction marks are shown as text', async () => {
  const nasty = question({
    title: '<img src=x onerror=alert(1)> \u202Ereversed',
    content: '<script>alert(1)</script> with enough letters to stand',
    tags: ['<b>tag</b>'],
    author: author({ name: '<i>Eve</i>' }),
  });
  serve({ [LIST]: questionPage([nasty]), [TRENDING]: noTrending });
  await openCommunity(<CommunityScreen />);
  await waitForData();
  expect(document.querySelectorAll('main script, img[src="x"], b, i')).toHaveLength(0);
  for (const text of [nasty.title, '<b>tag</b>', '<i>Eve</i>'])
    expect(screen.getByText(text).closest('bdi')).toBeTruthy();
});

test('COM-26 offline, the last page is shown with a notice and a retry', async () => {
  const saved = question();
  const server = serve({ [LIST]: questionPage([saved]), [TRENDING]: noTrending });
  const first = await openCommunity(<CommunityScreen />);
  await waitForData();
  cleanUp();
  server.set(LIST, refusedReply(503, 'server.not_ready'));
  await openCommunity(<CommunityScreen />, { disk: first.disk, language: 'sw' });
  await waitForData();
  expect(pageText()).toContain(saved.title);
  // The network works, but the server did not answer.
  expect(pageText()).toContain(sw.failedKept);
  expect(pageText()).not.toContain(sw.offline);
  cleanUp();
  server.set(LIST, () => {
    throw new TypeError('Failed to fetch');
  });
  await openCommunity(<CommunityScreen />, { disk: first.disk, language: 'sw', online: false });
  await waitFor(() => expect(pageText()).toContain(sw.offline), { timeout: 10_000 });
  expect(pageText()).toContain(saved.title);
  expect(screen.queryByRole('alert')).toBeNull();
  server.set(LIST, questionPage([saved, question({ title: 'A question that came later' })]));
  await tap(sw.retry);
  expect(pageText()).toContain('A question that came later');
});

test('questions of a blocked user are not shown', async () => {
  const theirs = question({ title: 'From somebody I blocked' });
  serve({
    [LIST]: questionPage([theirs, question({ title: 'From another farmer' })]),
    [TRENDING]: noTrending,
  });
  await openCommunity(<CommunityScreen />, {
    rows: rowsOf(['community_block', { id: theirs.author.id, name: 'Otieno', created_at: '' }]),
  });
  await waitForData();
  expect(pageText()).toContain('From another farmer');
  expect(pageText()).not.toContain('From somebody I blocked');
});

test('a question that was deleted on this phone is not shown, although the server still lists it', async () => {
  const deleted = question({ title: 'Deleted a moment ago' });
  serve({
    [LIST]: questionPage([deleted, question({ title: 'From another farmer' })]),
    [TRENDING]: noTrending,
  });
  await openCommunity(<CommunityScreen />);
  await waitForData();
  expect(pageText()).toContain('Deleted a moment ago');
  act(() => hidePost(deleted.id));
  expect(pageText()).toContain('From another farmer');
  expect(pageText()).not.toContain('Deleted a moment ago');
});

test('COM-22b the user’s own questions are listed with their moderation state', async () => {
  serve({ [LIST]: questionPage([]), [TRENDING]: noTrending });
  await openCommunity(<CommunityScreen />, {
    rows: rowsOf(
      [
        'community_question',
        ownQuestion({ title: 'Mine waits', state: 'pending', reason: 'pesticide_dose' }),
      ],
      ['community_question', ownQuestion({ title: 'Mine went', state: 'removed', reason: 'abuse' })],
    ),
  });
  const list = screen.getByRole('list', { name: en.mine.title });
  expect(list.textContent).toContain(`${en.mine.pendingWhy}${en.mine.pending}`);
  expect(list.textContent).toContain(en.mine.hidden);
});

test('COM-02 an expert card can address a question; without experts the tab says so and how to become one', async () => {
  const one = {
    id: question().id,
    name: 'Dr. Njeri',
    crops: ['maize'],
    counties: ['Nakuru'],
    languages: ['sw', 'en'],
    answers: 14,
    accepted: 6,
    median_hours: 3.4,
    measured: 14,
    last_active: null,
  };
  const server = serve({
    [LIST]: questionPage([]),
    [TRENDING]: noTrending,
    '/api/community/experts': { experts: [], next: null, total: 0, at: null },
  });
  await openCommunity(<CommunityScreen />, { at: '/community?tab=experts' });
  expect(await screen.findByText(en.experts.none, undefined, { timeout: 5_000 })).toBeTruthy();
  await tap('Become an expert');
  expect(screen.getByRole('dialog').textContent).toContain(en.experts.becomeText);
  cleanUp();
  expect(server.requests.some(({ pathname }) => pathname === '/api/community/experts')).toBe(true);
  const { ExpertCard } = await import('./ExpertsTab.tsx');
  const put: unknown[] = [];
  await openCommunity(
    <ExpertCard
      expert={one as Parameters<typeof ExpertCard>[0]['expert']}
      onAsk={(expert) => put.push(expert)}
    />,
  );
  await tap(en.experts.ask('Dr. Njeri'));
  expect(put).toEqual([{ id: one.id, name: 'Dr. Njeri' }]);
  expect(pageText()).toContain('Dr. Njeri');
  expect(pageText()).toContain('Crops: Maize');
  expect(pageText()).toContain('Counties: Nakuru');
  expect(pageText()).toContain('Languages: Kiswahili, English');
  expect(pageText()).toContain('14 answers · 6 accepted · Usually answers in 3.4 h');
});

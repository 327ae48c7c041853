import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, pageText, screen, settle, tap, tidy } from '#features/fields/web/testing.tsx';
import { communityEn as en } from '../../words.en.ts';
import { communitySw as sw } from '../../words.sw.ts';
import {
  arrived,
  author,
  noTrending,
  open,
  own,
  page,
  question,
  refused,
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
afterEach(tidy);

test('COM-03 the five of the week are ranked from #1, with votes and answers, and lead to the question', async () => {
  const top = [1, 2, 3, 4, 5].map((n) => ({
    id: question().id,
    title: `Trend ${n}`,
    votes: 9 - n,
    answers: n,
  }));
  serve({ [LIST]: page([]), [TRENDING]: { questions: top, at: new Date().toISOString() } });
  await open(<CommunityScreen />);
  await arrived();
  expect(screen.getByRole('heading', { name: 'Trending This Week' })).toBeTruthy();
  const links = within(screen.getByRole('list', { name: 'Trending This Week' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(
    top.map(
      ({ title, votes, answers }, i) => `#${i + 1} ${title}${en.votes(votes)} · ${en.answers(answers)}`,
    ),
  );
  expect(links[0]!.getAttribute('href')).toBe(`/community/questions/${top[0]!.id}`);
});

test('COM-01 the header asks, and the form opens in the page; questions, training and experts are tabs', async () => {
  serve({ [LIST]: page([]), [TRENDING]: noTrending });
  await open(<CommunityScreen />);
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

test('COM-04 COM-05 touching the search shows status and order; open and latest are on until something else is chosen', async () => {
  const { asked } = serve({ [LIST]: page(many(2)), [TRENDING]: noTrending });
  await open(<CommunityScreen />);
  await arrived();
  expect(queryOf(lists(asked)[0])).toEqual({ status: 'open' });
  expect(screen.queryByText('STATUS')).toBeNull();
  await click(screen.getByLabelText('Search questions'));
  const chips = (name: string) =>
    within(screen.getByRole('group', { name }))
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
  expect(queryOf(lists(asked).pop())).toEqual({ status: 'answered' });
  await click(screen.getByLabelText('Most Voted'));
  expect(queryOf(lists(asked).pop())).toEqual({ status: 'answered', sort: 'vote_score' });
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'irrigation');
  await settle();
  expect(queryOf(lists(asked).pop())).toEqual({
    category: 'irrigation',
    status: 'answered',
    sort: 'vote_score',
  });
  await userEvent.type(screen.getByLabelText('Search questions'), 'tomato blight{Enter}');
  await settle();
  expect(queryOf(lists(asked).pop())).toEqual({
    category: 'irrigation',
    status: 'answered',
    sort: 'vote_score',
    search: 'tomato blight',
  });
});

test('COM-06 more is loaded by the page, and another filter begins at the first one', async () => {
  const { asked } = serve({
    [LIST]: (url: URL) =>
      url.searchParams.get('after')
        ? page(many(3), { total: 23 })
        : page(many(20), { next: 'behind-20', total: 23 }),
    [TRENDING]: noTrending,
  });
  await open(<CommunityScreen />);
  await arrived();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(20);
  await tap('Load More Questions');
  expect(queryOf(lists(asked).pop())).toEqual({ status: 'open', after: 'behind-20' });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(23);
  expect(screen.queryByRole('button', { name: 'Load More Questions' })).toBeNull();
  await click(screen.getByLabelText('Search questions'));
  await click(screen.getByLabelText('Closed'));
  expect(queryOf(lists(asked).pop())).toEqual({ status: 'closed' });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(20);
});

test('COM-07 five skeletons stand while the first page is on its way', async () => {
  serve({ [LIST]: () => new Promise(() => undefined), [TRENDING]: noTrending });
  await open(<CommunityScreen />, { at: '/community?search=never+asked' });
  expect(screen.getByRole('status').querySelectorAll('[aria-hidden="true"]')).toHaveLength(5);
});

test('COM-08 nothing there invites to ask; nothing found says how to look again', async () => {
  serve({ [LIST]: page([]), [TRENDING]: noTrending });
  await open(<CommunityScreen />);
  await arrived();
  expect(pageText()).toContain('Be the first to ask a question!');
  await tap('Ask First Question');
  expect(screen.getByLabelText(en.ask.content)).toBeTruthy();
  await userEvent.selectOptions(screen.getAllByLabelText('Category').pop()!, 'storage');
  await settle(30);
  expect(pageText()).toContain('No questions found');
  expect(pageText()).toContain('Try adjusting your search or filters');
});

test('COM-08 where all that was asked is answered, nobody is told to be the first', async () => {
  const { asked } = serve({
    [LIST]: page([]),
    [TRENDING]: noTrending,
    '/api/community/categories': { categories: [{ id: 'storage', icon: '', questions: 3 }] },
  });
  await open(<CommunityScreen />);
  await waitFor(() => expect(pageText()).toContain(en.noneOpen), { timeout: 5_000 });
  expect(pageText()).not.toContain(en.beFirst);
  await tap(en.seeAnswered);
  expect(queryOf(lists(asked).pop())).toEqual({ status: 'answered' });
  expect(pageText()).toContain(en.noneFound);
});

test('COM-09 a card cuts what is long, shows three tags and how many more, and opens the whole', async () => {
  const long = question({
    content: 'a'.repeat(151),
    tags: ['one', 'two', 'three', 'four', 'five'],
    ai_preliminary_answer: {
      text: { en: 'b'.repeat(121), sw: 'c'.repeat(121) },
      path: '/conditions/x',
      sources: [],
    },
  });
  serve({ [LIST]: page([long]), [TRENDING]: noTrending });
  await open(<CommunityScreen />);
  await arrived();
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

test('HTML, scripts and marks that turn the text are shown as text', async () => {
  const nasty = question({
    title: '<img src=x onerror=alert(1)> \u202Ereversed',
    content: '<script>alert(1)</script> with enough letters to stand',
    tags: ['<b>tag</b>'],
    author: author({ name: '<i>Eve</i>' }),
  });
  serve({ [LIST]: page([nasty]), [TRENDING]: noTrending });
  await open(<CommunityScreen />);
  await arrived();
  expect(document.querySelectorAll('main script, img[src="x"], b, i')).toHaveLength(0);
  for (const text of [nasty.title, '<b>tag</b>', '<i>Eve</i>'])
    expect(screen.getByText(text).closest('bdi')).toBeTruthy();
});

test('COM-26 without a network the last page stands with its age, and one can try again', async () => {
  const saved = question();
  const server = serve({ [LIST]: page([saved]), [TRENDING]: noTrending });
  const first = await open(<CommunityScreen />);
  await arrived();
  tidy();
  server.set(LIST, refused(503, 'server.not_ready'));
  await open(<CommunityScreen />, { disk: first.disk, language: 'sw' });
  await arrived();
  expect(pageText()).toContain(saved.title);
  // The network works, but the server did not answer.
  expect(pageText()).toContain(sw.failedKept);
  expect(pageText()).not.toContain(sw.offline);
  tidy();
  server.set(LIST, () => {
    throw new TypeError('Failed to fetch');
  });
  await open(<CommunityScreen />, { disk: first.disk, language: 'sw', online: false });
  await waitFor(() => expect(pageText()).toContain(sw.offline), { timeout: 10_000 });
  expect(pageText()).toContain(saved.title);
  expect(screen.queryByRole('alert')).toBeNull();
  server.set(LIST, page([saved, question({ title: 'A question that came later' })]));
  await tap(sw.retry);
  expect(pageText()).toContain('A question that came later');
});

test('what one blocked is not shown', async () => {
  const theirs = question({ title: 'From somebody I blocked' });
  serve({ [LIST]: page([theirs, question({ title: 'From another farmer' })]), [TRENDING]: noTrending });
  await open(<CommunityScreen />, {
    rows: rowsOf(['community_block', { id: theirs.author.id, name: 'Otieno', created_at: '' }]),
  });
  await arrived();
  expect(pageText()).toContain('From another farmer');
  expect(pageText()).not.toContain('From somebody I blocked');
});

test("COM-22b one's own questions stand there with what became of them", async () => {
  serve({ [LIST]: page([]), [TRENDING]: noTrending });
  await open(<CommunityScreen />, {
    rows: rowsOf(
      ['community_question', own({ title: 'Mine waits', state: 'pending', reason: 'pesticide_dose' })],
      ['community_question', own({ title: 'Mine went', state: 'removed', reason: 'abuse' })],
    ),
  });
  const list = screen.getByRole('list', { name: en.mine.title });
  expect(list.textContent).toContain(`${en.mine.pendingWhy}${en.mine.pending}`);
  expect(list.textContent).toContain(en.mine.hidden);
});

test('COM-02 verified experts with what was measured; with none an honest word and the way to become one', async () => {
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
    [LIST]: page([]),
    [TRENDING]: noTrending,
    '/api/community/experts': { experts: [], next: null, total: 0, at: null },
  });
  await open(<CommunityScreen />, { at: '/community?tab=experts' });
  expect(await screen.findByText(en.experts.none, undefined, { timeout: 5_000 })).toBeTruthy();
  await tap('Become an expert');
  expect(screen.getByRole('dialog').textContent).toContain(en.experts.becomeText);
  tidy();
  expect(server.asked.some(({ pathname }) => pathname === '/api/community/experts')).toBe(true);
  const { ExpertCard } = await import('./ExpertsTab.tsx');
  const put: unknown[] = [];
  await open(
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

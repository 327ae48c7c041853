import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  click,
  farmer,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import type { Question } from '../../contract.ts';
import { communityEn as en } from '../../words.en.ts';
import { communitySw as sw } from '../../words.sw.ts';
import { SavedQuestionsScreen } from '../feed/SavedQuestionsScreen.tsx';
import {
  answer,
  waitForData,
  author,
  openCommunity,
  ownQuestion,
  ownAnswer,
  questionReplies,
  question,
  refusedReply,
  rowsOf,
  serve,
} from '../testing.tsx';
import { QuestionScreen } from './QuestionScreen.tsx';

type Setting = NonNullable<Parameters<typeof openCommunity>[1]>;
const show = async (of: Question, setting: Setting = {}) => {
  const farm = await openCommunity(<QuestionScreen id={of.id} />, {
    at: `/community/questions/${of.id}`,
    ...setting,
  });
  await waitForData();
  return farm;
};
const inOrder = (): (string | null)[] =>
  // The first is the question.
  [...document.querySelectorAll('article p bdi')].slice(1).map((p) => p.textContent);
const confirm = (name: string) =>
  within(screen.getByRole('alertdialog')).getByRole('button', { name }).click();

beforeEach(() => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
});
vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanUp);

test('COM-13 COM-14 the question page shows author, views, topic, photos and the book’s answer', async () => {
  const photo = 'a'.repeat(64);
  const of = question({
    author: author({ name: 'Mama Achieng', is_expert: true, accepted: 3 }),
    images: [photo],
    vote_score: 7,
    ai_preliminary_answer: {
      text: { en: 'The book says: look at the roots.', sw: 'Kitabu kinasema: angalia mizizi.' },
      path: '/conditions/maize___rust',
      sources: [{ title: 'Field guide', publisher: 'KALRO', url: null }],
    },
    ai_confidence_score: 0.62,
  });
  serve(questionReplies(of));
  await show(of);
  for (const text of [
    of.title,
    of.content,
    'Mama Achieng',
    'Expert',
    '3 accepted answers',
    '12 views',
    'Soil Management · Maize · Organic · Nakuru',
    'Open',
    ...of.tags,
  ])
    expect(pageText()).toContain(text);
  expect(screen.getByRole('group', { name: 'Votes' }).textContent).toBe('7');
  const link = screen.getByRole('link', { name: /Photo 1/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    `/api/community/posts/${of.id}/photos/${photo}`,
    '_blank',
  ]);
  const ai = screen.getByRole('region', { name: en.ai.title });
  for (const text of [
    'The book says: look at the roots.',
    'Confidence: 62%',
    'Community experts will give more detailed answers.',
    'Field guide (KALRO)',
    en.ai.by,
  ])
    expect(ai.textContent).toContain(text);
  expect(within(ai).getByRole('link').getAttribute('href')).toBe('/conditions/maize___rust');
});

test('COM-33 an answer rephrased by a model says so, in the languages concerned', async () => {
  const of = question({
    ai_preliminary_answer: {
      text: { en: 'Look at the roots.', sw: 'Angalia mizizi.' },
      path: '/conditions/maize___rust',
      sources: [],
      worded: ['en'],
    },
    ai_confidence_score: 0.62,
  });
  serve(questionReplies(of));
  await show(of);
  expect(screen.getByRole('region', { name: en.ai.title }).textContent).toContain(en.ai.worded);
  cleanUp();
  serve(questionReplies(of));
  await show(of, { language: 'sw' });
  expect(screen.getByRole('region', { name: sw.ai.title }).textContent).toContain('Angalia mizizi.');
  expect(pageText()).not.toContain(sw.ai.worded);
});

test('COM-11 a link leads back to the list; share uses the system dialog or copies the link', async () => {
  const of = question({ content: `${'x'.repeat(120)}` });
  serve(questionReplies(of));
  await show(of);
  expect(screen.getByRole('link', { name: 'Back to Questions' }).getAttribute('href')).toBe('/community');
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: async (text: string) => {
        copied.push(text);
      },
    },
    configurable: true,
  });
  await tap('Share');
  expect(copied).toEqual([`${location.origin}/community/questions/${of.id}`]);
  expect(toastTexts()).toEqual([en.question.copied]);
  const shared: ShareData[] = [];
  Object.defineProperty(navigator, 'share', {
    value: async (data: ShareData) => {
      shared.push(data);
    },
    configurable: true,
  });
  await tap('Share');
  expect(shared).toEqual([{ title: of.title, text: 'x'.repeat(100), url: copied[0] }]);
});

test('COM-12 a saved question can be read offline, from its own list', async () => {
  const of = question();
  serve(questionReplies(of, [answer(of)]));
  const farm = await show(of);
  await tap('Save');
  expect(farm.commands()).toMatchObject([{ name: 'community.bookmark', args: { id: of.id, saved: true } }]);
  expect(screen.getByRole('button', { name: 'Saved' }).getAttribute('aria-pressed')).toBe('true');
  cleanUp();
  serve({});
  const kept = {
    id: of.id,
    created_at: '2026-11-21T08:00:00.000Z',
    question: of,
    answers: [answer(of, { content: 'An answer that was kept with it.' })],
  };
  const rows = rowsOf(
    ['community_bookmark', kept],
    [
      'community_bookmark',
      { ...kept, id: question().id, created_at: '2026-11-20T08:00:00.000Z', question: null, answers: [] },
    ],
  );
  await openCommunity(<SavedQuestionsScreen />, { at: '/community/saved', rows, online: false });
  const [first] = within(screen.getByRole('list', { name: en.saved.title })).getAllByRole('link');
  expect(first!.getAttribute('href')).toBe(`/community/questions/${of.id}`);
  expect(first!.textContent).toContain(of.title);
  expect(pageText()).toContain(en.question.gone);
  cleanUp();
  await openCommunity(<QuestionScreen id={of.id} />, {
    at: `/community/questions/${of.id}`,
    rows,
    online: false,
    language: 'sw',
  });
  await waitForData();
  expect(pageText()).toContain(of.content);
  expect(pageText()).toContain('An answer that was kept with it.');
});

test('a removed question that was cached says so once the server is reached', async () => {
  const of = question();
  const server = serve(questionReplies(of));
  const farm = await show(of);
  cleanUp();
  server.set(`/api/community/questions/${of.id}`, refusedReply(503, 'server.not_ready'));
  await show(of, { disk: farm.disk });
  expect(pageText()).toContain(of.content);
  expect(pageText()).toContain(en.failedKept);
  server.set(`/api/community/questions/${of.id}`, refusedReply(410, 'community.removed'));
  await tap('Try again');
  expect(pageText()).toContain(en.question.gone);
  expect(pageText()).not.toContain(of.content);
  cleanUp();
  server.set(`/api/community/questions/${of.id}`, refusedReply(503, 'server.not_ready'));
  await show(of, { disk: farm.disk, language: 'sw' });
  expect(pageText()).not.toContain(of.content);
});

test('COM-15 the heading counts the answers, with a singular; without any it invites the first', async () => {
  const of = question();
  const server = serve(questionReplies(of, []));
  await show(of);
  expect(pageText()).toContain('No answers yet');
  await tap('Write First Answer');
  expect(screen.getByLabelText(en.answer.label)).toBeTruthy();
  cleanUp();
  for (const [n, heading] of [
    [1, '1 Answer'],
    [2, '2 Answers'],
  ] as const) {
    for (const [path, reply] of Object.entries(
      questionReplies(
        of,
        Array.from({ length: n }, () => answer(of)),
      ),
    ))
      server.set(path, reply);
    await show(of);
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    await tap('Write Answer');
    expect(screen.getByLabelText(en.answer.label)).toBeTruthy();
    await tap('Cancel');
    expect(screen.queryByLabelText(en.answer.label)).toBeNull();
    cleanUp();
  }
});

test('COM-17 only the asker can accept an answer; it replaces the earlier one and the question is answered', async () => {
  const mine = ownQuestion();
  const [first, second] = [
    ownAnswer(mine, {
      mine: false,
      author: author(),
      is_accepted: true,
      content: 'The first of two answers.',
    }),
    ownAnswer(mine, { mine: false, author: author(), content: 'The second of two answers.' }),
  ];
  serve(questionReplies(mine, [first, second]));
  const farm = await show(mine, {
    rows: rowsOf(['community_question', mine], ['community_answer', first], ['community_answer', second]),
  });
  expect(inOrder()).toEqual([first.content, second.content]);
  expect(screen.getAllByRole('button', { name: 'Accept as Best Answer' })).toHaveLength(1);
  await tap('Accept as Best Answer');
  expect(farm.commands()).toMatchObject([{ name: 'community.accept', args: { id: second.id } }]);
  expect(inOrder()).toEqual([second.content, first.content]);
  expect(pageText()).toContain('Answered');
  cleanUp();
  const theirs = question();
  serve(questionReplies(theirs, [answer(theirs)]));
  await show(theirs);
  expect(screen.queryByRole('button', { name: 'Accept as Best Answer' })).toBeNull();
});

test('COM-18 the same vote again cancels it, the other changes the score by two; buttons wait while sending', async () => {
  const of = question({ vote_score: 5 });
  serve(questionReplies(of));
  const farm = await show(of, { online: false });
  const votes = within(screen.getByRole('group', { name: 'Votes' }));
  const stands = () => [
    votes.getByRole('status').textContent,
    ...votes.getAllByRole('button').map((b) => b.getAttribute('aria-pressed')),
  ];
  const vote = async (name: string, ...then: string[]): Promise<void> => {
    votes.getByRole('button', { name }).click();
    await waitFor(() => expect(stands()).toEqual(then), { timeout: 5_000 });
  };
  await vote('Vote up', '6', 'true', 'false');
  await vote('Vote down', '4', 'false', 'true');
  await vote('Vote down', '5', 'false', 'false');
  expect(farm.commands().map(({ args }) => args.direction)).toEqual(['up', 'down', 'none']);
  cleanUp();
  await show(of, { neverSynced: true });
  screen.getByRole('button', { name: 'Vote up' }).click();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Votes' }).textContent).toBe('6'), {
    timeout: 5_000,
  });
  for (const button of within(screen.getByRole('group', { name: 'Votes' })).getAllByRole('button'))
    expect((button as HTMLButtonElement).disabled).toBe(true);
});

test('COM-18 the server’s count replaces the local one; there are no vote buttons on own questions', async () => {
  const of = question({ vote_score: 5 });
  serve(questionReplies(of));
  const farm = await show(of);
  await farm.store.applyChanges(farmer.userId, farm.store.cursor(), {
    rows: [
      {
        kind: 'community_vote',
        id: of.id,
        row: { id: of.id, target: 'question', direction: 'up', vote_score: 9 },
      },
    ],
    cursor: 2,
    head: 2,
    more: false,
    restart: false,
  });
  await waitFor(() => expect(screen.getByRole('group', { name: 'Votes' }).textContent).toBe('9'), {
    timeout: 5_000,
  });
  const mine = ownQuestion();
  cleanUp();
  serve(questionReplies(mine));
  await show(mine, { rows: rowsOf(['community_question', mine]) });
  expect(screen.queryByRole('group', { name: 'Votes' })).toBeNull();
});

test('COM-30 the asker or a moderator can close a question, which then takes no new answers', async () => {
  const mine = ownQuestion();
  serve(questionReplies(mine));
  const farm = await show(mine, { rows: rowsOf(['community_question', mine]) });
  await tap('Close the question');
  confirm('Close the question');
  await waitForUpdates(60);
  expect(farm.commands()).toMatchObject([{ name: 'community.close', args: { id: mine.id, closed: true } }]);
  expect(pageText()).toContain(en.question.closedNote);
  expect(screen.queryByRole('button', { name: 'Write First Answer' })).toBeNull();
  cleanUp();
  const theirs = question();
  serve(questionReplies(theirs));
  await show(theirs);
  expect(screen.queryByRole('button', { name: 'Close the question' })).toBeNull();
  cleanUp();
  await show(theirs, { session: { ...farmer, role: 'expert' } });
  expect(screen.getByRole('button', { name: 'Close the question' })).toBeTruthy();
});

test('COM-33 an AI answer is labelled', async () => {
  const of = question();
  serve(questionReplies(of, [answer(of, { is_ai_generated: true })]));
  await show(of);
  expect(screen.getByText('AI answer')).toBeTruthy();
});

test('own posts can be edited and deleted; others’ can be reported and their author blocked', async () => {
  const mine = ownQuestion();
  serve(questionReplies(mine));
  const farm = await show(mine, { rows: rowsOf(['community_question', mine]) });
  await tap('Edit');
  expect((screen.getByLabelText(en.ask.titleLabel) as HTMLInputElement).value).toBe(mine.title);
  await tap('Cancel');
  await tap('Delete');
  expect(screen.getByRole('alertdialog').textContent).toContain(mine.title);
  confirm('Delete');
  await waitForUpdates(60);
  expect(farm.commands()).toMatchObject([{ name: 'community.remove_question', args: { id: mine.id } }]);
  cleanUp();
  const theirs = question();
  serve(questionReplies(theirs));
  const other = await show(theirs, { language: 'sw' });
  await tap(sw.acts.report);
  (await screen.findByLabelText(sw.acts.reasons.scam)).click();
  await waitForUpdates();
  await tap(sw.acts.reportSend);
  expect(other.commands()).toMatchObject([
    {
      name: 'community.report',
      args: { target: 'question', target_id: theirs.id, reason: 'scam', note: null },
    },
  ]);
  await tap(sw.acts.report);
  await tap(sw.acts.block('Otieno'));
  expect(other.commands()[1]).toMatchObject({
    name: 'community.block',
    args: { id: theirs.author.id, blocked: true },
  });
});

test('COM-12 a saved question that no longer exists can be removed from the list', async () => {
  const gone = { id: question().id, created_at: '2026-11-20T08:00:00.000Z', question: null, answers: [] };
  const farm = await openCommunity(<SavedQuestionsScreen />, {
    at: '/community/saved',
    rows: rowsOf(['community_bookmark', gone]),
  });
  await tap(en.saved.drop);
  expect(farm.commands()).toMatchObject([
    { name: 'community.bookmark', args: { id: gone.id, saved: false } },
  ]);
  expect(pageText()).toContain(en.saved.none);
});

test('a question removed by a moderator shows the reason, note and history, and cannot be shared or edited', async () => {
  const mine = ownQuestion({ state: 'removed', reason: 'moderator', edited_at: '2026-11-20T09:00:00.000Z' });
  const at = '2026-11-20T10:00:00.000Z';
  serve({
    [`/api/community/questions/${mine.id}`]: refusedReply(410, 'community.removed'),
    [`/api/community/posts/${mine.id}/history`]: {
      versions: [
        {
          at,
          act: 'refused',
          title: null,
          content: null,
          by_moderator: true,
          note: 'Please ask without the name of your neighbour.',
        },
        {
          at,
          act: 'edited',
          title: 'As it was called',
          content: 'As it was written at first.',
          by_moderator: false,
          note: null,
        },
      ],
    },
  });
  await show(mine, { rows: rowsOf(['community_question', mine]) });
  expect(pageText()).toContain(en.mine.byStaff.moderator);
  expect(pageText()).toContain(mine.content);
  expect(pageText()).not.toContain(en.question.goneHint);
  expect(screen.queryByText(en.answer.none)).toBeNull();
  for (const name of [en.question.share, en.question.save, en.question.edit, en.question.close])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await tap(en.history.why);
  await waitFor(
    () => expect(screen.getByRole('dialog').textContent).toContain('As it was written at first.'),
    { timeout: 5_000 },
  );
  for (const text of [
    'Please ask without the name of your neighbour.',
    en.history.byStaff,
    'As it was called',
    en.history.acts.edited,
  ])
    expect(screen.getByRole('dialog').textContent).toContain(text);
});

test('readers see that and when a text was edited; only moderators get its history', async () => {
  const of = question({ edited_at: '2026-11-20T09:00:00.000Z' });
  serve(questionReplies(of));
  await show(of);
  expect(pageText()).toContain('edited 20 Nov 2026');
  expect(screen.queryByRole('button', { name: en.history.open })).toBeNull();
  cleanUp();
  await show(of, { session: { ...farmer, role: 'expert' } });
  expect(screen.getByRole('button', { name: en.history.open })).toBeTruthy();
});

test('COM-24 editing a question keeps its photos except the one removed', async () => {
  const [first, second] = ['a'.repeat(64), 'b'.repeat(64)] as const;
  const mine = ownQuestion({ images: [first, second] });
  serve(questionReplies(mine));
  const farm = await show(mine, { rows: rowsOf(['community_question', mine]) });
  await tap(en.question.edit);
  await tap(en.ask.dropPhoto(1));
  await waitFor(
    () =>
      expect((screen.getByRole('button', { name: en.ask.save }) as HTMLButtonElement).disabled).toBe(false),
    { timeout: 15_000 },
  );
  await tap(en.ask.save);
  expect(farm.commands()).toMatchObject([
    { name: 'community.edit_question', args: { id: mine.id, images: [second] } },
  ]);
  await waitForUpdates(60);
  expect(screen.getAllByRole('link', { name: /Photo/ })).toHaveLength(1);
});

test('posts of a blocked user are hidden, with a link to unblock', async () => {
  const theirs = question();
  serve(questionReplies(theirs));
  await show(theirs, {
    rows: rowsOf(['community_block', { id: theirs.author.id, name: 'Otieno', created_at: '' }]),
  });
  expect(pageText()).not.toContain(theirs.content);
  expect(screen.getByRole('link', { name: en.acts.blockedTitle }).getAttribute('href')).toBe(
    '/community/saved',
  );
});

test('SET-14 the author of a deleted account is shown as a former member and cannot be blocked', async () => {
  const theirs = question({ author: author({ id: '', name: null, is_gone: true }) });
  serve(questionReplies(theirs, [answer(theirs, { author: theirs.author })]));
  await show(theirs, { language: 'sw' });
  expect(pageText().split(sw.formerMember)).toHaveLength(3);
  await click(screen.getAllByRole('button', { name: sw.acts.report })[0]!);
  expect(screen.getByRole('dialog').textContent).not.toContain(sw.acts.blockText);
});

test('COM-15 after an update as many answers are shown as before, also one that fell to the second page', async () => {
  const of = question({ answer_count: 3 });
  const [first, second, third] = [3, 2, 1].map((vote_score) =>
    answer(of, { vote_score, content: `Answer with ${vote_score}` }),
  );
  const path = `/api/community/questions/${of.id}/answers`;
  let order = [first!, second!, third!];
  const server = serve(questionReplies(of));
  server.set(path, (url: URL) => {
    const from = Number(url.searchParams.get('after') ?? 0);
    const answers = order.slice(from, from + 2);
    return { answers, next: from + 2 < order.length ? String(from + 2) : null, total: 3, at: of.created_at };
  });
  await show(of);
  expect(pageText()).not.toContain('Answer with 1');
  await tap('More answers');
  expect(pageText()).toContain('Answer with 1');
  order = [first!, { ...third!, vote_score: 9 }, second!];
  await act(async () => {
    window.dispatchEvent(new Event('offline'));
    await waitForUpdates(100);
  });
  for (const one of order) expect(pageText()).toContain(one.content);
});

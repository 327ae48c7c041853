import { expect, test } from 'vitest';
import type { Question } from '../../contract.ts';
import { feedFromPage, hasMore, type Page, mergeFirstPage, appendPage } from './feed.ts';

const at = (n: number): string => new Date(Date.UTC(2026, 10, 1) + n * 60_000).toISOString();
const question = (n: number, over: Partial<Question> = {}): Question =>
  ({
    id: `q${String(n).padStart(4, '0')}`,
    title: `Question ${n}`,
    created_at: at(n),
    vote_score: 0,
    answer_count: 0,
    view_count: 0,
    ...over,
  }) as Question;
const run = (from: number, to: number): Question[] =>
  Array.from({ length: from - to + 1 }, (_, i) => question(from - i));
const page = (questions: readonly Question[], over: Partial<Page> = {}): Page => ({
  questions: [...questions],
  next: 'more',
  total: 100,
  corrected: null,
  at: at(0),
  ...over,
});
const idsOf = ({ questions }: { readonly questions: readonly Question[] }): string[] =>
  questions.map(({ id }) => id);

test('COM-06 "Load More" shows only while the last page was a full one of 20', () => {
  const first = feedFromPage(page(run(100, 81)));
  expect(hasMore(first)).toBe(true);
  expect(hasMore(feedFromPage(page(run(100, 82))))).toBe(false);
  expect(hasMore(feedFromPage(page(run(100, 81), { next: null })))).toBe(false);
  const second = appendPage(first, page(run(80, 61)));
  expect([second.questions.length, hasMore(second)]).toEqual([40, true]);
  expect(hasMore(appendPage(second, page(run(60, 55), { next: null })))).toBe(false);
  expect(idsOf(appendPage(first, page(run(82, 63))))).toEqual(idsOf({ questions: run(100, 63) }));
});

test('COM-25 a refresh adds new questions, replaces changed ones, removes deleted ones, updates the total', () => {
  const before = appendPage(
    feedFromPage(page(run(100, 81), { next: 'a' })),
    page(run(80, 61), { next: 'b' }),
  );
  const inserted = mergeFirstPage(
    before,
    page([question(101), ...run(100, 82)], { total: 101 }),
    'created_at',
  );
  expect(idsOf(inserted)).toEqual(idsOf({ questions: run(101, 61) }));
  expect([inserted.total, inserted.next]).toEqual([101, 'b']);
  const corrected = mergeFirstPage(before, page(run(100, 81), { corrected: 'maize' }), 'created_at');
  expect(corrected.corrected).toBe('maize');
  const updated = mergeFirstPage(
    before,
    page([question(100, { title: 'Changed', answer_count: 2 }), ...run(99, 81)]),
    'created_at',
  );
  expect(updated.questions[0]).toMatchObject({ title: 'Changed', answer_count: 2 });
  expect(updated.questions).toHaveLength(40);
  const removed = mergeFirstPage(
    before,
    page([...run(100, 96), ...run(94, 80)], { total: 99 }),
    'created_at',
  );
  expect(idsOf(removed)).toEqual(idsOf({ questions: [...run(100, 96), ...run(94, 61)] }));
  expect(removed.total).toBe(99);
  const emptied = mergeFirstPage(
    feedFromPage(page([question(1)], { next: null, total: 1 })),
    page([], { next: null, total: 0 }),
    'created_at',
  );
  expect([emptied.questions.length, emptied.total]).toEqual([0, 0]);
});

test('COM-25 a refresh in another order keeps the list when a question moves up by its votes', () => {
  const by = (n: number, votes: number): Question => question(n, { vote_score: votes });
  const before = feedFromPage(
    page(
      Array.from({ length: 20 }, (_, i) => by(i + 1, 50 - i)),
      { next: 'a' },
    ),
  );
  const now = mergeFirstPage(
    before,
    page([by(30, 60), ...Array.from({ length: 19 }, (_, i) => by(i + 1, 50 - i))], { next: 'x' }),
    'vote_score',
  );
  expect(idsOf(now)).toEqual(['q0030', ...idsOf(before)]);
  expect(now.next).toBe('a');
});

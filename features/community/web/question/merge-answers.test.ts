import { expect, test } from 'vitest';
import type { WithPending } from '#kit/web/store/store.ts';
import type { Answer } from '../../contract.ts';
import type { OwnAnswer } from '../projections.ts';
import { mergeAnswers, countAnswers } from './merge-answers.ts';

const at = (n: number): string => new Date(Date.UTC(2026, 10, 1) + n * 60_000).toISOString();
const answer = (id: string, over: Partial<Answer> = {}): Answer => ({
  id,
  question_id: 'q',
  content: 'Compost between the rows helped.',
  images: [],
  author: { id: 'ann', name: 'Ann', is_expert: false, accepted: 0 },
  vote_score: 0,
  is_accepted: false,
  is_ai_generated: false,
  created_at: at(1),
  edited_at: null,
  is_before_edit: false,
  ...over,
});
const row = (id: string, over: Partial<WithPending<OwnAnswer>> = {}): WithPending<OwnAnswer> => ({
  ...answer(id, { author: { id: 'me', name: null, is_expert: false, accepted: 0 } }),
  state: 'visible',
  reason: null,
  mine: true,
  question_title: '',
  pending: false,
  ...over,
});
const shown = (
  fetched: readonly Answer[],
  rows: readonly WithPending<OwnAnswer>[] = [],
  hidden: readonly string[] = [],
) => mergeAnswers({ fetched, rows, userId: 'me', isHidden: ({ id }) => hidden.includes(id) });

test('COM-16 the accepted answer comes first, then the higher score, then the older one', () => {
  const list = [
    answer('new', { created_at: at(9) }),
    answer('old', { created_at: at(2) }),
    answer('liked', { vote_score: 4 }),
    answer('best', { is_accepted: true, vote_score: -2 }),
  ];
  expect(shown(list).map(({ id }) => id)).toEqual(['best', 'liked', 'old', 'new']);
  expect(shown([...list].reverse()).map(({ id }) => id)).toEqual(['best', 'liked', 'old', 'new']);
});

test('COM-25 the user’s own new answer counts at once, a deleted one no longer, and never below zero', () => {
  const fetched = [answer('a')];
  const mine = row('mine', { unsent: true, pending: true, created_at: at(5) });
  const withMine = shown(fetched, [mine]);
  expect(withMine.map(({ id, unsent }) => [id, unsent])).toEqual([
    ['a', false],
    ['mine', true],
  ]);
  expect(countAnswers(1, fetched, withMine, Date.parse(at(3)))).toBe(2);
  expect(countAnswers(1, fetched, shown(fetched, [], ['a']), Date.parse(at(3)))).toBe(0);
  expect(countAnswers(0, fetched, shown(fetched, [], ['a']), Date.parse(at(3)))).toBe(0);
});

test('COM-17 newer local state overrides fetched answers: accepted, changed, removed', () => {
  const fetched = [answer('a', { is_accepted: true }), answer('b')];
  const after = shown(fetched, [
    row('a', { mine: false, is_accepted: false }),
    row('b', { mine: false, is_accepted: true }),
  ]);
  expect(after.map(({ id, is_accepted }) => [id, is_accepted])).toEqual([
    ['b', true],
    ['a', false],
  ]);
  expect(
    shown(
      [],
      [row('mine', { state: 'removed', reason: 'abuse' }), row('other', { state: 'removed', mine: false })],
    ).map(({ id }) => id),
  ).toEqual(['mine']);
});

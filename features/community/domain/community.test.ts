import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonest, medianMinutes } from './experts.ts';
import { orderAnswers } from './paging.ts';
import { answerFault, decideAnswer, decideAsk, normalizeTags, questionFault } from './post.ts';
import { PARTITION_SIZE, partitionsFor, MAX_RANKED_NEWEST, searchTermsOf, WORDS_MAX } from './search.ts';
import { directions, nextVote, scoreChange, voteValue } from './vote.ts';

const author = { isVerified: true, postsToday: 0, isDuplicate: false };

test('COM-19 COM-23 form errors, in the order in which they are shown', () => {
  expect(questionFault({ title: '', content: '' })).toBe('community.title_missing');
  expect(questionFault({ title: 'x'.repeat(9), content: '' })).toBe('community.title_short');
  expect(questionFault({ title: 'x'.repeat(10), content: '' })).toBe('community.content_missing');
  expect(questionFault({ title: 'x'.repeat(10), content: 'x'.repeat(19) })).toBe('community.content_short');
  expect(questionFault({ title: 'x'.repeat(10), content: 'x'.repeat(20) })).toBeNull();
  expect([
    answerFault(''),
    answerFault('x'.repeat(19)),
    answerFault('x'.repeat(20)),
    answerFault('x'.repeat(2_000)),
    answerFault('x'.repeat(2_001)),
  ]).toEqual(['community.answer_missing', 'community.answer_short', null, null, 'community.answer_long']);
});

test('posting needs a verified address, new text and less than the daily limit; answers need an open question', () => {
  const text = { title: 'Why so yellow?', content: 'The leaves of my maize turn yellow.' };
  expect(decideAsk(text, author)).toMatchObject({ ok: true });
  expect(decideAsk(text, { ...author, isVerified: false })).toMatchObject({ code: 'community.unverified' });
  expect(decideAsk(text, { ...author, isDuplicate: true })).toMatchObject({
    code: 'community.posted_already',
  });
  expect(decideAsk(text, { ...author, postsToday: 20 })).toMatchObject({
    code: 'community.too_many',
    details: { limit: 20 },
  });
  expect(decideAnswer(text.content, null, author)).toMatchObject({ code: 'community.question_gone' });
  expect(decideAnswer(text.content, { state: 'pending', status: 'open' }, author)).toMatchObject({
    code: 'community.question_gone',
  });
  expect(decideAnswer(text.content, { state: 'visible', status: 'closed' }, author)).toMatchObject({
    code: 'community.closed',
  });
  expect(decideAnswer(text.content, { state: 'visible', status: 'answered' }, author)).toMatchObject({
    ok: true,
  });
});

test('COM-21 tags are lower case, trimmed, unique and at most five', () => {
  expect(
    normalizeTags([' Maize', '#maize', 'MAIZE ', '', '  ', 'Fall  armyworm', 'a', 'b', 'c', 'd']),
  ).toEqual(['maize', 'fall armyworm', 'a', 'b', 'c']);
  expect(normalizeTags([`x${'🌽'.repeat(20)}`])).toEqual([`x${'🌽'.repeat(14)}`]);
});

test('COM-18 the same vote again cancels it; the opposite vote changes the score by two', () => {
  expect([
    nextVote('none', 'up'),
    nextVote('up', 'up'),
    nextVote('up', 'down'),
    nextVote('down', 'down'),
  ]).toEqual(['up', 'none', 'down', 'none']);
  expect([
    scoreChange('up', 'down'),
    scoreChange('down', 'up'),
    scoreChange('none', 'up'),
    scoreChange('up', 'none'),
  ]).toEqual([-2, 2, 1, -1]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...directions)), (wishes) => {
      const moves = wishes.map((request, i) => scoreChange(wishes[i - 1] ?? 'none', request));
      expect(moves.reduce((sum, move) => sum + move, 0)).toBe(voteValue(wishes[wishes.length - 1] ?? 'none'));
    }),
  );
});

test('COM-16 the accepted answer comes first, then by votes, then the older', () => {
  const of = (id: string, is_accepted: boolean, vote_score: number, created_at: string) => ({
    id,
    is_accepted,
    vote_score,
    created_at,
  });
  const sorted = orderAnswers([
    of('a', false, 1, '2026-11-03'),
    of('b', false, 5, '2026-11-02'),
    of('c', true, -3, '2026-11-04'),
    of('d', false, 5, '2026-11-01'),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a']);
});

test('COM-04 a search is split into words, each with its synonyms', () => {
  expect(searchTermsOf('How do I keep weevils in my mahindi?')).toEqual([
    { word: 'keep', forms: ['keep'] },
    { word: 'weevils', forms: ['weevils', 'weevil', 'fukusi'] },
    { word: 'mahindi', forms: ['mahindi', 'maize', 'corn'] },
  ]);
  expect(searchTermsOf('sukuma wiki').map(({ word }) => word)).toEqual(['sukuma wiki']);
  expect(searchTermsOf('?! na ya')).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      expect(searchTermsOf(text).length).toBeLessThanOrEqual(WORDS_MAX);
    }),
  );
});

test('search partitions go from the newest back, and far enough to fill the ranking', () => {
  expect(partitionsFor(1, 10 * PARTITION_SIZE)).toEqual([10, 9]);
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 1, noNaN: true }),
      fc.integer({ min: 3 * PARTITION_SIZE, max: 5_000_000 }),
      (share, newest) => {
        const eras = partitionsFor(share, newest);
        const last = Math.floor(newest / PARTITION_SIZE);
        expect(eras[0]).toBe(last);
        // The newest era may have just started.
        expect(
          eras.length === last + 1 || (eras.length - 1) * PARTITION_SIZE * share >= MAX_RANKED_NEWEST * 0.5,
        ).toBe(true);
      },
    ),
  );
});

test('COM-02 the median answer time is given from three answers on', () => {
  expect([
    medianMinutes([]),
    medianMinutes([5, 9]),
    medianMinutes([60, 5, 9]),
    medianMinutes([1, 2, 4, 90]),
  ]).toEqual([null, null, 9, 3]);
  expect(commonest(['beans', 'maize', null, 'maize', 'tea'], 2)).toEqual(['maize', 'beans']);
});
